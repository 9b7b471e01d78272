import type { Failure } from '@/domain/envelope'
import type { ErrorCode } from '@/domain/error-codes'
import sentences from '@/messages/refusals.json'

/**
 * The one place that turns the code of a refusal into Vietnamese. It works on the way out to the browser, so that the sentences of all codes
 * weigh on no page (decision 48).
 */

/** A code without a sentence does not compile. */
const SENTENCES: Readonly<Record<ErrorCode, string>> = sentences

const hasSentence = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(SENTENCES, code)

/** Messages for logs are plain English, with typographic marks at most; a sentence in Vietnamese has letters beyond ASCII. */
const isForShoppers = (message: unknown): message is string =>
  typeof message === 'string' && /(?![a-z])\p{L}/iu.test(message)

/** The sentence that explains a refusal to a shopper; undefined for a code that is not the shop's. */
export function refusalText(code: unknown, message: unknown): string | undefined {
  if (!hasSentence(code)) return undefined
  return isForShoppers(message) ? message : SENTENCES[code]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const LOST_SESSION: Failure = { success: false, code: 'UNAUTHENTICATED', message: 'sign in first' }

/** What a call's 401 says besides a lost session (DEC-13), as its route declares. */
interface RefusedCall {
  hasOwn401?: true
}

/**
 * The body of a refusal as the browser gets it: with the shopper's sentence, and with UNAUTHENTICATED for every 401 that means a lost session. A
 * body that is no JSON object stays as it is.
 */
export function describeRefusal(
  call: RefusedCall,
  status: number,
  body: string,
): { body: string; isSessionLost: boolean } {
  const value = parsed(body)
  const code = isObject(value) ? value.code : undefined
  const isSessionLost = status === 401 && (!call.hasOwn401 || code === 'UNAUTHENTICATED')
  const failure = isSessionLost && code !== 'UNAUTHENTICATED' ? LOST_SESSION : value
  if (!isObject(failure)) return { body, isSessionLost }
  const text = refusalText(failure.code, failure.message)
  return { body: JSON.stringify({ ...failure, ...(text && { text }) }), isSessionLost }
}
