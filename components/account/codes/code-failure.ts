import type { useTranslations } from 'next-intl'
import { OTP_REQUESTS_PER_DAY, type OtpError, otpErrorOf } from '@/domain/account/otp'
import { DomainError } from '@/domain/error'
import { isUnanswered, receivedMessage, withInstruction } from '@/lib/client/failure'
import { numberIn } from '@/lib/client/failure-details'
import { type RetryWait, retryWaitOf } from '@/lib/account/retry-wait'

/** What to show for a refused code or request: a sentence of the catalogue, a time to wait, the received message, or a general failure. */
export type CodeFailure =
  | { kind: 'known'; code: OtpError }
  | { kind: 'wait'; wait: RetryWait }
  | { kind: 'received'; message: string }
  | { kind: 'unanswered' }

/** Codes are compared without case; the message of an unknown one is shown as received (OTP-23). */
export function explainCodeFailure(failure: unknown): CodeFailure {
  if (!(failure instanceof DomainError) || isUnanswered(failure)) return { kind: 'unanswered' }
  const code = otpErrorOf(failure.code)
  if (code) return { kind: 'known', code }
  const wait = retryWaitOf(failure)
  if (wait) return { kind: 'wait', wait }
  const message = receivedMessage(failure)
  return message === null ? { kind: 'unanswered' } : { kind: 'received', message }
}

type OtpTexts = ReturnType<typeof useTranslations<'otp'>>

/** The sentence for a refused code, from the texts of `otp`. */
export function codeFailureText(failure: unknown, t: OtpTexts): string {
  const why = explainCodeFailure(failure)
  if (why.kind === 'known') return t(`errors.${why.code}`, { limit: OTP_REQUESTS_PER_DAY })
  if (why.kind === 'wait') return t(`wait.${why.wait.unit}`, { count: why.wait.count })
  return why.kind === 'received' ? why.message : withInstruction(t('network'), failure)
}

/** The sentence for a refused request for a code: of a wait it says that it is for a new code. */
export function requestFailureText(failure: unknown, t: OtpTexts): string {
  const why = explainCodeFailure(failure)
  return why.kind === 'wait'
    ? t(`newCodeIn.${why.wait.unit}`, { count: why.wait.count })
    : codeFailureText(failure, t)
}

/** Seconds until a code that is still active can be replaced; null for other failures. */
export function secondsUntilNextCode(failure: unknown, fallback: number): number | null {
  if (!(failure instanceof DomainError) || otpErrorOf(failure.code) !== 'active_otp_already_sent') return null
  const seconds = numberIn(failure, 'resend_in')
  return seconds !== null && seconds >= 0 ? Math.ceil(seconds) : fallback
}
