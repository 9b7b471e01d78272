import type { OtpMethod, OtpScope } from '@/domain/account/otp'
import { sentNumber } from '@/domain/account/phone'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'

export interface PhoneNumber {
  phone_no: string
  phone_code: string
}

/** The receiver of a code; undefined means the member's own number. */
export type CodeTarget = Partial<PhoneNumber & { email: string }>

/** A code that was sent. */
export interface CodeSent {
  method: OtpMethod
  /** masked number or address */
  sent_to: string
  /** seconds */
  resend_in: number
}

/** The answer to a right code, by its scope. */
export interface CodeAnswer {
  user?: User
  /** with `code`: authorises setting a new password */
  uid?: string
  code?: string
  /** with scope 'register': proof for the registration */
  proof?: string
}

/** A leading 0 is dropped after a country's code (OTP-14). */
const toCodeSent = (target: CodeTarget): CodeTarget =>
  target.phone_no === undefined ? target : { ...target, phone_no: sentNumber(target.phone_no) }

/** @throws DomainError with a code of the catalogue (OTP-23) */
export const requestCode = (scope: OtpScope, method: OtpMethod, target: CodeTarget): Promise<CodeSent> =>
  scope === 'login'
    ? api.account.auth.login.otp.request.$post({ json: { method, ...toCodeSent(target) } })
    : api.account.auth.otp.code.$post({ json: { scope, method, ...toCodeSent(target) } })

/** @throws DomainError with a code of the catalogue (OTP-23) */
export const checkCode = (scope: OtpScope, code: string, target: CodeTarget): Promise<CodeAnswer> =>
  scope === 'login'
    ? api.account.auth.login.otp.$post({ json: { code, ...toCodeSent(target) } })
    : api.account.auth.otp.verify.$post({ json: { scope, code, ...toCodeSent(target) } })
