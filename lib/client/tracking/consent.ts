import { ORIGIN_COOKIES } from '@/lib/security/head-script.js'
import { readCookie } from '../browser/cookie'

/** What a visitor allows (docs/decisions/0017-tracking.md): their own answer in a cookie, and what their browser says for them. */
export type Consent = 'yes' | 'no' | null

const COOKIE = 'nang_consent'
/** Half a year: then the question is asked again. */
const SECONDS = 15_552_000

const listeners = new Set<() => void>()

/** Whether the browser asks in its owner's name not to be tracked (Global Privacy Control, Do Not Track). */
export function isDeclinedByBrowser(): boolean {
  const control: unknown = Reflect.get(navigator, 'globalPrivacyControl')
  return control === true || navigator.doNotTrack === '1'
}

/** The visitor's answer; a refusal by the browser's own setting overrides it. Null before any answer. */
export function consent(): Consent {
  if (isDeclinedByBrowser()) return 'no'
  const answer = readCookie(COOKIE)
  return answer === 'yes' || answer === 'no' ? answer : null
}

/** The server renders no answer. */
export const serverConsent = (): Consent => null

export function answerConsent(answer: 'yes' | 'no'): void {
  document.cookie = `${COOKIE}=${answer};path=/;max-age=${SECONDS};samesite=lax`
  // The head script keeps none of these after a no; those kept before it go now.
  if (answer === 'no') for (const name of ORIGIN_COOKIES) document.cookie = `${name}=;path=/;max-age=0`
  listeners.forEach((listener) => listener())
}

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether events may carry ids. With third parties only a yes allows it; the shop's own count uses the device id of the bag until the visitor
 * says no.
 */
export const mayIdentify = (hasOthers: boolean): boolean =>
  hasOthers ? consent() === 'yes' : consent() !== 'no'
