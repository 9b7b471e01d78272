'use client'

import { OTP_METHODS, type OtpMethod } from '@/domain/account/otp'
import { DEFAULT_PHONE_CODE } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import type { CodeTarget, PhoneNumber } from './calls'

const TOGGLES = api.account['feature-toggles'].$path({
  query: { filter: JSON.stringify({ feature_name: { $regex: 'otp_' } }) },
})

/** The enabled methods to send a code (OTP-10); undefined while loading. */
export function useOtpMethods(): {
  methods?: readonly OtpMethod[]
  hasFailed: boolean
  failure: unknown
  retry: () => void
} {
  const { data, error, isValidating, mutate } = useData(TOGGLES, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const isOn = (method: OtpMethod) =>
    data?.some(({ feature_name, isToggleOn }) => isToggleOn && feature_name === `otp_${method}`) ?? false
  return {
    methods: data && OTP_METHODS.filter(isOn),
    hasFailed: Boolean(error) && !isValidating,
    failure: error,
    retry: () => void mutate(),
  }
}

interface Known {
  phone?: PhoneNumber
  email?: string
  user?: Pick<User, 'phone_no' | 'phone_code' | 'email' | 'is_verified_email' | 'is_verified_phone'>
}

/**
 * The receiver of a code by this method; null when there is no such number or address. Without an explicit one it is the member's own
 * unverified contact.
 */
export function codeTargetOf(method: OtpMethod, { phone, email, user }: Known): CodeTarget | null {
  const isNamed = phone !== undefined || email !== undefined
  if (method === 'email') {
    const own = user?.is_verified_email ? null : user?.email
    const address = isNamed ? email : own
    return address ? { email: address } : null
  }
  if (isNamed) return phone ?? null
  return user?.phone_no && !user.is_verified_phone
    ? { phone_no: user.phone_no, phone_code: user.phone_code ?? DEFAULT_PHONE_CODE }
    : null
}
