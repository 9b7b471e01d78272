import { DomainError } from '@/domain/error'
import type { ErrorCode } from '@/domain/error-codes'
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

export function failureKind(failure: unknown): FailureKind {
  if (failure instanceof DomainError)
    return failure.code === 'NETWORK' || failure.status >= SERVER_FAILURE ? 'server' : 'refused'
  if (!navigator.onLine) return 'offline'
  if (failure instanceof ConnectionError) return failure.isTimeout ? 'timeout' : 'unreachable'
  return isMissingCode(failure) ? 'unreachable' : 'unknown'
}

/** Whether no service has answered: the failure says nothing about the request itself. */
export const isUnanswered = (failure: unknown): boolean => failureKind(failure) !== 'refused'

const joined = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

/** 'Chưa tải được giỏ hàng.' with why, and what to do next. */
export function withAdvice(what: string, failure: unknown): string {
  const kind = failureKind(failure)
  return joined(what, words.why[kind], words.next[kind])
}

/** A text that already says what to do ('Vui lòng thử lại.'), with the cause where no service has answered. */
export function withCause(sentence: string, failure: unknown): string {
  const kind = failureKind(failure)
  return kind === 'server' ? sentence : joined(sentence, words.why[kind])
}

/** Codes that any call may be refused with: their messages are for logs, in English. */
const WORDLESS: readonly string[] = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE',
  'NOT_FOUND',
  'UNKNOWN_PATH',
  'UNKNOWN_SERVICE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
] satisfies ErrorCode[]

/** Messages for logs are plain English; a sentence in Vietnamese has letters beyond ASCII. */
const isForShoppers = (message: string) => /[^\x20-\x7e]/.test(message)

/**
 * What a service said of a refusal that no catalogue of the shop has a sentence for, which is shown as received (CRT-07, OTP-23, ACC-18); null for a
 * code of any call, or one of `plain`, whose message is for logs.
 */
export function receivedMessage(failure: unknown, plain: readonly ErrorCode[] = []): string | null {
  if (!(failure instanceof DomainError)) return null
  const { code, message } = failure
  if (isForShoppers(message)) return message
  const isOwn = WORDLESS.includes(code) || plain.some((own) => own === code)
  return isOwn || isUnanswered(failure) ? null : message
}

/** What failed, where the page's own texts may not have loaded. */
export type Doing = keyof typeof words.what

/** Text of a toast about a failure of `doing`. */
export const failureSentence = (doing: Doing, failure: unknown): string =>
  withAdvice(words.what[doing], failure)
