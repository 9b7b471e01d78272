import { boolean, type InferType, object, string } from 'yup'

/** A country to choose a phone code from (OTP-22). */
export const countrySchema = object({
  code: string().required(),
  name: string().required(),
  flag: string().required(),
  phone_code: string().required(),
  is_active: boolean().required(),
})
export type Country = InferType<typeof countrySchema>

const names = new Intl.DisplayNames(['vi'], { type: 'region' })

/** 'VN' → 'Việt Nam'; a text that is no country code stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** 'VN' → its flag, two letters of Unicode's regional alphabet. */
export const countryFlag = (code: string): string =>
  code.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)))
