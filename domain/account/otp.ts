import { type InferType, mixed, object, string } from 'yup'
import { emailFormat, oneTimeCode } from '../forms/fields'

/** One-time codes (OTP-02, OTP-04, OTP-41). */
export const OTP_METHODS = ['sms', 'whatsapp', 'email'] as const
export type OtpMethod = (typeof OTP_METHODS)[number]

export const OTP_SCOPES = [
  'verification',
  'forget-password',
  'change-number',
  'quick-signup',
  'registered-store',
  'login',
  // a contact of a visitor who is no member yet (docs/decisions/0025)
  'register',
] as const
export type OtpScope = (typeof OTP_SCOPES)[number]

export const OTP_RESEND_SECONDS = 60
export const OTP_LIFETIME_SECONDS = 600
export const OTP_ATTEMPTS = 5
export const OTP_REQUESTS_PER_DAY = 5
export const OTP_ERROR_SHOWN_MS = 5_000
/** Between a right code of forget-password and the next screen. */
export const FORGOT_PASSWORD_DELAY_MS = 300

/** Codes of the catalogue, in lower case as it names them; matched without regard to case. */
export const OTP_ERRORS = [
  'no_active_otp_request',
  'invalid_data',
  'already_verified_email',
  'already_taken',
  'missing_phone_number',
  'missing_email',
  'unverified_phone',
  'invalid_phone_number',
  'incorrect_otp',
  'missing_parameter',
  'user_not_found',
  'otp_maximum',
  'active_otp_already_sent',
  // not in the catalogue: an address that was never verified, in an account that was
  'unverified_email',
] as const
export type OtpError = (typeof OTP_ERRORS)[number]

/** The catalogue's code for what a service answered; null for one it does not know, which is shown as received. */
export const otpErrorOf = (code: string): OtpError | null =>
  OTP_ERRORS.find((known) => known === code.toLowerCase()) ?? null

const target = {
  phone_no: string().max(30).optional(),
  phone_code: string().max(6).optional(),
  email: emailFormat().optional(),
}

/** POST /auth/otp/code: recipient, method and scope of a code. Without a number or address it goes to the member's own. */
export const otpRequestSchema = object({
  scope: mixed<OtpScope>().oneOf(OTP_SCOPES).required(),
  method: mixed<OtpMethod>().oneOf(OTP_METHODS).required(),
  ...target,
}).noUnknown()
export type OtpRequest = InferType<typeof otpRequestSchema>

/** POST /auth/otp/verify. */
export const otpCheckSchema = object({
  scope: mixed<OtpScope>().oneOf(OTP_SCOPES).required(),
  code: oneTimeCode(),
  ...target,
})
export type OtpCheck = InferType<typeof otpCheckSchema>
