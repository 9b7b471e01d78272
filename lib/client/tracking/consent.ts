import { readCookie } from '../browser/cookie'

/** What a visitor allows (docs/decisions/0017-tracking.md): their own answer in a cookie, and what their browser says for them. */
export type Consent = 'yes' | 'no' | null

const COOKIE = 'nang_consent'
/** Half a year: then one is asked again. */
const SECONDS = 15_552_000

const listeners = new Set<() => void>()

/** Whether the browser asks in its owner's name not to be tracked (Global Privacy Control, Do Not Track). */
export function isDeclinedByBrowser(): boolean {
  const control: unknown = Reflect.get(navigator, 'globalPrivacyControl')
  return control === true || navigator.doNotTrack === '1'
}

/** What was answered; the browser's no is an answer too, and goes before the visitor's. Null when nobody has answered. */
export function consent(): Consent {
  if (isDeclinedByBrowser()) return 'no'
  const answer = readCookie(COOKIE)
  return answer === 'yes' || answer === 'no' ? answer : null
}

/** What the server renders: nobody has answered. */
export const serverConsent = (): Consent => null

export function answerConsent(answer: 'yes' | 'no'): void {
  document.cookie = `${COOKIE}=${answer};path=/;max-age=${SECONDS};samesite=lax`
  listeners.forEach((listener) => listener())
}

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether what is told may carry ids. Where somebody else would read along, only a yes says so; the shop's own count goes by the device
 * the bag is kept under, until somebody says no.
 */
export const mayIdentify = (hasOthers: boolean): boolean =>
  hasOthers ? consent() === 'yes' : consent() !== 'no'
