import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { DEFAULT_PHONE_CODE, localNumber, type Phone } from './phone'

/** Reads numbers as people type them. Apart from phone.ts, for it needs the numbering plans of all countries: 80 KB that no page needs to show a number. */

function parse(whole: string): Phone | null {
  const parsed = parsePhoneNumberFromString(whole)
  if (!parsed?.isPossible() || !parsed.isValid()) return null
  return {
    phone_no: parsed.nationalNumber,
    phone_code: `+${parsed.countryCallingCode}`,
    phone_no_e164: parsed.number,
    country_code: parsed.country ?? '',
  }
}

/**
 * A number as typed, with the country code chosen beside it; a number typed with its own '+…' speaks for itself, and one that begins with
 * the chosen code ('84912345678') is read with it where it is no number otherwise.
 * Null when no such number can exist.
 */
export function readPhone(typed: string, phoneCode: string = DEFAULT_PHONE_CODE): Phone | null {
  const text = typed.trim()
  if (text.startsWith('+')) return parse(text)
  const code = phoneCode.replace(/^\+/, '')
  const local = localNumber(text)
  return parse(`+${code}${local}`) ?? (local.startsWith(code) ? parse(`+${local}`) : null)
}

/** National mobile numbers of Vietnam, without the leading 0. The numbering plan that browsers load knows no kinds of numbers. */
const VIETNAMESE_MOBILE = /^(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/

/** Prefixes of Vietnam's mobile numbers that were one digit longer until 2018, and what became of each. */
const RENAMED_PREFIXES: Record<string, string> = {
  ...{ 120: '70', 121: '79', 122: '77', 126: '76', 128: '78' },
  ...{ 123: '83', 124: '84', 125: '85', 127: '81', 129: '82' },
  ...{ 162: '32', 163: '33', 164: '34', 165: '35', 166: '36', 167: '37', 168: '38', 169: '39' },
  ...{ 186: '56', 188: '58', 199: '59' },
}

/** The number by which its subscriber is reached today: '+841699998888' became '+84399998888'. */
export function presentNumber(phone: Phone): Phone {
  const prefix = phone.phone_code === DEFAULT_PHONE_CODE && RENAMED_PREFIXES[phone.phone_no.slice(0, 3)]
  if (!prefix || phone.phone_no.length !== 10) return phone
  const phone_no = prefix + phone.phone_no.slice(3)
  return { ...phone, phone_no, phone_no_e164: `${DEFAULT_PHONE_CODE}${phone_no}` }
}

/**
 * A number as typed that can receive a code (OTP-35): of Vietnam mobile numbers alone, those of before 2018 as they are today. Null for
 * landlines, hotlines and prefixes out of use.
 */
export function readMobile(typed: string, phoneCode: string = DEFAULT_PHONE_CODE): Phone | null {
  const read = readPhone(typed, phoneCode)
  if (!read) return null
  const phone = presentNumber(read)
  return phone.phone_code !== DEFAULT_PHONE_CODE || VIETNAMESE_MOBILE.test(phone.phone_no) ? phone : null
}

/** A typed login read as a phone number: '0912 345 678', '84912345678', '+84…'; null when it is not one. */
export function readLoginPhone(login: string): Phone | null {
  if (!/^[+(\d][\d\s().-]+$/.test(login)) return null
  return readPhone(login) ?? readPhone(`+${login.replace(/\D/g, '')}`)
}

/** Under which numbers a member who signs in with this login may be kept: as typed, and as it is today; none when it is no number. */
export function numbersOfLogin(login: string): string[] {
  const phone = readLoginPhone(login)
  return phone ? [...new Set([phone.phone_no_e164, presentNumber(phone).phone_no_e164])] : []
}
