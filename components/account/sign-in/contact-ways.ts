import type { OtpMethod } from '@/domain/account/otp'

export type ContactWay = 'phone' | 'email'

/** Contact methods whose codes are enabled; both until that is loaded. */
export function contactWaysOf(methods: readonly OtpMethod[] | undefined): ContactWay[] {
  if (!methods) return ['phone', 'email']
  const isOn = { phone: methods.some((method) => method !== 'email'), email: methods.includes('email') }
  return (['phone', 'email'] as const).filter((way) => isOn[way])
}
