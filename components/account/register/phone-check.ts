import { sentNumber } from '@/domain/account/phone'
import type { PhoneNumber } from '@/components/account/codes/calls'
import { api, getData } from '@/lib/client/api'

export interface PhoneCheck {
  is_registered: boolean
  /** a member has verified it, or a store registered it for a customer */
  is_taken: boolean
  /** made by a store and not completed yet */
  is_from_store: boolean
}

export function phoneCheckPath({ phone_no, phone_code }: PhoneNumber) {
  const filter = JSON.stringify({ phone_no: sentNumber(phone_no), phone_code, is_new_response: true })
  return api.public.auth.phone.check.$path({ query: { filter } })
}

/** GET /auth/phone/check: whether a number belongs to a member (OTP-17). */
export async function checkPhone(phone: PhoneNumber): Promise<PhoneCheck> {
  return parsePhoneCheck(await getData(phoneCheckPath(phone)))
}

/** The call's older answer holds only whether the number is registered. */
export const parsePhoneCheck = (answer: PhoneCheck | boolean): PhoneCheck =>
  typeof answer === 'boolean' ? { is_registered: answer, is_taken: answer, is_from_store: false } : answer
