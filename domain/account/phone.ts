import type { CountryCode } from 'libphonenumber-js/min'

/** Vietnam (OTP-21). */
export const DEFAULT_PHONE_CODE = '+84'
export const DEFAULT_COUNTRY = 'VN' satisfies CountryCode

export interface Phone {
  /** national number without its leading 0, as it is kept and shown: '912345678' */
  phone_no: string
  /** '+84' */
  phone_code: string
  phone_no_e164: string
  country_code: string
}

/** Digits only, without a leading 0 (OTP-14). */
export const localNumber = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '')

/** A typed number as the calls take it: without the leading 0 (OTP-14); one that was typed with '+' keeps its own country's code. */
export const sentNumber = (typed: string): string =>
  typed.trim().startsWith('+') ? `+${typed.replace(/\D/g, '')}` : localNumber(typed)

/** The country code of `codes` that a number typed with '+' begins with; null for other numbers. No code is the beginning of another. */
export function typedCode(typed: string, codes: readonly string[]): string | null {
  const text = typed.trim()
  if (!text.startsWith('+')) return null
  const whole = sentNumber(text)
  return codes.find((code) => whole.startsWith(code)) ?? null
}

/** The country code of a number of record: what E.164 has before the local number (OTP-15). */
export function phoneCodeOf(e164: string, phoneNo: string): string {
  const local = localNumber(phoneNo)
  return local !== '' && e164.endsWith(local) ? e164.slice(0, -local.length) : DEFAULT_PHONE_CODE
}

/** '+84 *** *** 678': what a screen may show of a number (GEN-09). One typed with a '+' and another code than the chosen one shows no code. */
export function maskPhone({ phone_code, phone_no }: Pick<Phone, 'phone_code' | 'phone_no'>): string {
  const hasOtherCode = phone_no.startsWith('+') && !phone_no.startsWith(phone_code)
  return `${hasOtherCode ? '+**' : phone_code} *** *** ${phone_no.slice(-3)}`
}

/** 'm***i@gmail.com': what a screen may show of an address. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}@${host}`
}

/** As people write it beside its country's code, for a field: '+84', '912345678' → '0912345678'. Numbers of other countries stay as kept. */
export const writtenNumber = ({ phone_code, phone_no }: Pick<Phone, 'phone_code' | 'phone_no'>): string =>
  phone_code === DEFAULT_PHONE_CODE && /^[1-9]/.test(phone_no) ? `0${phone_no}` : phone_no

/** As dialled in Vietnam: '+84', '912345678' → '0912345678'. */
export function dialledNumber({ phone_code, phone_no }: { phone_code: string; phone_no: string }): string {
  if (phone_no.startsWith('0')) return phone_no
  return phone_code === '+84' ? `0${phone_no}` : `${phone_code}${phone_no}`
}

/** The address that calls a number as it is written, such as '1900 0108'. */
export const phoneLink = (written: string): string => `tel:${written.replace(/[^+\d]/g, '')}`
