import { DomainError } from '@/domain/error'
import words from '@/messages/failure.json'
import { ConnectionError } from './connection'

/** Kinds of failure, as far as they change what the shopper can do; the one place that distinguishes them. */
export type FailureKind =
  /** the device reports no network */
  | 'offline'
  /** no answer although the device reports a network */
  | 'unreachable'
  /** no answer within the time a call has */
  | 'timeout'
  /** a failing server: 5xx, or an answer that is no service's */
  | 'server'
  /** the service understood and said no: 4xx */
  | 'refused'
  | 'unknown'

const SERVER_FAILURE = 500

/** Code of the page that never arrived (Turbopack, webpack). */
const isMissingCode = (failure: unknown) => failure instanceof Error && failure.name === 'ChunkLoadError'

/** Code of the page that did not arrive in time (NET-07). */
const isLateCode = (failure: unknown) => failure instanceof DOMException && failure.name === 'TimeoutError'

export function failureKind(failure: unknown): FailureKind {
  if (failure instanceof DomainError)
    return failure.code === 'NETWORK' || failure.status >= SERVER_FAILURE ? 'server' : 'refused'
  if (!navigator.onLine) return 'offline'
  if (failure instanceof ConnectionError) return failure.isTimeout ? 'timeout' : 'unreachable'
  if (isLateCode(failure)) return 'timeout'
  return isMissingCode(failure) ? 'unreachable' : 'unknown'
}

/** Whether no service has answered: the failure says nothing about the request itself. */
export const isUnanswered = (failure: unknown): boolean => failureKind(failure) !== 'refused'

/** Whether a call failed because the session has ended: the page asks to sign in already. */
export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.status === 401

/** Answers before a call is tried: a wrong body, signed out, not allowed, too slow, too often. */
const UNTRIED = [400, 401, 403, 408, 422, 429]

/**
 * Whether the outcome of a call is open: no service has answered, or one that did not try it, so that an earlier call under the same
 * idempotency key may have acted. Any other refusal says that nothing was done.
 */
export const isUndecided = (failure: unknown): boolean =>
  isUnanswered(failure) || (failure instanceof DomainError && UNTRIED.includes(failure.status))

const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** 'Chưa tải được giỏ hàng.' with why, and what to do next: of a refusal in the sentence of its code. */
export function withInstruction(what: string, failure: unknown): string {
  const kind = failureKind(failure)
  if (kind === 'refused' && failure instanceof DomainError && failure.text) return joined(what, failure.text)
  return joined(what, words.why[kind], words.next[kind])
}

/** A text that already says what to do ('Vui lòng thử lại.'), with the cause where no service has answered. */
export function withCause(sentence: string, failure: unknown): string {
  const kind = failureKind(failure)
  return kind === 'server' ? sentence : joined(sentence, words.why[kind])
}

/** Messages for logs are plain English; a sentence in Vietnamese has letters beyond ASCII. */
const isForShoppers = (message: string) => /[^\x20-\x7e]/.test(message)

/**
 * What a service said, which is shown as received: in Vietnamese, or with a code that is not the shop's (CRT-07, OTP-23, ACC-18). Null for all
 * others, which have a text of their own.
 */
export function receivedMessage(failure: unknown): string | null {
  if (!(failure instanceof DomainError)) return null
  const { message, text } = failure
  return isForShoppers(message) || (text === undefined && !isUnanswered(failure)) ? message : null
}

/** What failed, where the page's own texts may not have loaded. */
export type Doing = keyof typeof words.what

/** Text of a toast about a failure of `doing`. */
export const failureSentence = (doing: Doing, failure: unknown): string =>
  withInstruction(words.what[doing], failure)
