import type { OtpMethod } from '@/domain/account/otp'

export type ContactWay = 'phone' | 'email'

/** By what one can be reached, as far as codes are sent that way; both until that is known. */
export function contactWaysOf(methods: readonly OtpMethod[] | undefined): ContactWay[] {
  if (!methods) return ['phone', 'email']
  const isOn = { phone: methods.some((method) => method !== 'email'), email: methods.includes('email') }
  return (['phone', 'email'] as const).filter((way) => isOn[way])
}
