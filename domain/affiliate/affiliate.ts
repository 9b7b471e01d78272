import { type InferType, number, object, string } from 'yup'

/** How long a link claims a purchase where the affiliate's own time is not known, days (AFF-05, C-37). */
export const DEFAULT_COOKIE_DAYS = 30

/** The longest time an affiliate's link may claim a purchase, days. */
export const MOST_COOKIE_DAYS = 90

/** Letters of an affiliate's code: no look-alikes. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 8

/** What a code looks like in an address; `affiliations/detail/{code}` takes no other. */
export const CODE_PATTERN = /^[23456789A-HJKMNP-TV-Z]{8}$/

/** A code from this many random bytes, CODE_LENGTH of them. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')

export const AFFILIATE_STATES = ['held', 'approved', 'rejected', 'closed'] as const
export type AffiliateState = (typeof AFFILIATE_STATES)[number]

/** What anyone may know of an affiliate (AFF-03): GET affiliations/detail/{code}, and the answer to a click. */
export const affiliateSchema = object({
  _id: string().required(),
  /** the public name of the channel */
  name: string().required(),
  /** days */
  tracking_cookies_validity: number().integer().min(1).required(),
})
export type Affiliate = InferType<typeof affiliateSchema>
