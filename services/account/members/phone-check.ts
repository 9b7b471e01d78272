import { boolean, type InferType, object, string } from 'yup'
import { readMobile } from '@/domain/account/read-phone'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { isHeld, isWaitingInStore } from './held-numbers'
import { memberByPhone } from './users'

/** Filter of GET /auth/phone/check (OTP-17). */
export const phoneFilter = object({
  phone_no: string().max(30).required(),
  phone_code: string().max(6).optional(),
  is_new_response: boolean().default(false),
})

/** Whether a number is a member's; in the newer answer also whether it is taken (verified, or kept by a store), and whether a store made the account and it is still to be finished. @throws INVALID_PHONE_NUMBER */
export async function checkPhone(db: Database, filter: InferType<typeof phoneFilter>) {
  const phone = readMobile(filter.phone_no, filter.phone_code)
  if (!phone) throw domainError('INVALID_PHONE_NUMBER', 'no such phone number')
  const member = await memberByPhone(db, phone.phone_no_e164)
  if (!filter.is_new_response) return member !== null
  return {
    is_registered: member !== null,
    is_taken: member !== null && isHeld(member),
    is_from_store: member !== null && isWaitingInStore(member),
  }
}
