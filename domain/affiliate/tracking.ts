import { type InferType, object, string } from 'yup'
import { CODE_LENGTH, CODE_PATTERN } from './affiliate'

/** The longest value that is kept of a cookie. */
export const MOST_LETTERS = 200

/** Tracking data as it is sent with an order: whatever a cookie held, checked by `readTracking`. */
export const trackingInput = object({
  affiliate_code: string().max(MOST_LETTERS).optional(),
  aff_sid: string().max(MOST_LETTERS).optional(),
  traffic_id: string().max(MOST_LETTERS).optional(),
  utm_source: string().max(MOST_LETTERS).optional(),
})
export type TrackingInput = InferType<typeof trackingInput>

/** The affiliation an order carries. */
export interface Affiliation {
  affiliate_code: string
  aff_sid: string | null
  traffic_id: string | null
  utm_source: string | null
}

/** A value that may be stored and shown: one line of visible letters. */
function word(text: string | undefined): string | null {
  const plain = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain === '' ? null : plain.slice(0, MOST_LETTERS)
}

/** The affiliation in cookies, which anyone can forge: null without a code that can be one, other values cut to plain words. */
export function readTracking(input: TrackingInput | null | undefined): Affiliation | null {
  const affiliate_code = (input?.affiliate_code ?? '').trim().toUpperCase()
  if (!input || !CODE_PATTERN.test(affiliate_code)) return null
  return {
    affiliate_code,
    aff_sid: word(input.aff_sid),
    traffic_id: word(input.traffic_id),
    utm_source: word(input.utm_source),
  }
}

/** POST /affiliates/clicks: a visit by a link. */
export const clickInput = object({
  affiliate_code: string().max(CODE_LENGTH).matches(CODE_PATTERN).required(),
})
