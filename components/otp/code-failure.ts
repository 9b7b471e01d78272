import { type OtpError, otpErrorOf } from '@/domain/account/otp'
import { DomainError } from '@/domain/error'
import { isUnanswered } from '@/lib/client/failure'
import { type Wait, waitOf } from '@/lib/entering/wait'

/** What to say of a refused code or request: a sentence of the catalogue, a time to wait, what was received, or that nothing was. */
export type CodeFailure =
  | { kind: 'known'; code: OtpError }
  | { kind: 'wait'; wait: Wait }
  | { kind: 'received'; message: string }
  | { kind: 'unanswered' }

/** Codes in whatever case; unknown ones are shown as received (spec 1 §8 "OTP"). */
export function explainCode(failure: unknown): CodeFailure {
  if (!(failure instanceof DomainError) || isUnanswered(failure)) return { kind: 'unanswered' }
  const code = otpErrorOf(failure.code)
  if (code) return { kind: 'known', code }
  const wait = waitOf(failure)
  return wait ? { kind: 'wait', wait } : { kind: 'received', message: failure.message }
}

/** Seconds until a code that is still active can be replaced; null for other failures. */
export function activeFor(failure: unknown, fallback: number): number | null {
  if (!(failure instanceof DomainError) || otpErrorOf(failure.code) !== 'active_otp_already_sent') return null
  const seconds = failure.details?.resend_in
  return typeof seconds === 'number' && seconds >= 0 ? Math.ceil(seconds) : fallback
}
