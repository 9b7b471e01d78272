import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DEFAULT_PHONE_CODE, localNumber, type Phone } from './phone'

/** Reads numbers as people type them. Apart from phone.ts, for it needs the numbering plans of all countries: 80 KB that no page needs to show a number. */

/**
 * A number as typed, with the country code chosen beside it; a number typed with its own '+…' speaks for itself.
 * Null when no such number can exist.
 */
export function readPhone(typed: string, phoneCode: string = DEFAULT_PHONE_CODE): Phone | null {
  const text = typed.trim()
  const whole = text.startsWith('+')
    ? text
    : `${phoneCode.startsWith('+') ? '' : '+'}${phoneCode}${localNumber(text)}`
  const parsed = parsePhoneNumberFromString(whole)
  if (!parsed?.isPossible() || !parsed.isValid()) return null
  return {
    phone_no: parsed.nationalNumber,
    phone_code: `+${parsed.countryCallingCode}`,
    phone_no_e164: parsed.number,
    country_code: parsed.country ?? '',
  }
}

/** A typed login read as a phone number: '0912 345 678', '84912345678', '+84…'; null when it is not one. */
export function readLoginPhone(login: string): Phone | null {
  if (!/^[+\d][\d\s().-]+$/.test(login)) return null
  return readPhone(login) ?? readPhone(`+${login.replace(/\D/g, '')}`)
}
