import { readCookie } from './cookie'

const COOKIE = 'country'
/** AFF-06: a year. */
const SECONDS = 365 * 86_400

/** Keeps the country a visitor chose for a number, for the next form that asks. */
export function keepCountry(code: string): void {
  if (/^[A-Z]{2}$/.test(code)) document.cookie = `${COOKIE}=${code};path=/;max-age=${SECONDS};samesite=lax`
}

/** The country that was chosen before: an ISO 3166 alpha-2 code; null for none. */
export function keptCountry(): string | null {
  const code = readCookie(COOKIE)
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null
}
