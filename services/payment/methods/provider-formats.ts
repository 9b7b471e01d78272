import { isIP } from 'node:net'
import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { stripDiacritics } from '@/domain/text'

/**
 * A description as every provider takes it: plain letters, digits and spaces. Some sign fields joined by '&' and '=' without escaping
 * them, so neither may come from outside.
 */
export const plainWords = (text: string, limit: number): string =>
  stripDiacritics(text)
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, limit)
    .trim()

/** An IP address, as it is signed; anything else becomes 0.0.0.0. */
export const networkAddress = (text: string): string => (isIP(text) === 0 ? '0.0.0.0' : text)

/** An instant as the clock in Vietnam shows it, as in '20260716093000'. */
export const stamp = (instant: Date, format = 'yyyyMMddHHmmss'): string =>
  DateTime.fromJSDate(instant, { zone: SHOP_TIME_ZONE }).toFormat(format)

/** The instant of such a stamp; null when it is none. */
export function instantOf(text: string | null | undefined): Date | null {
  const time = DateTime.fromFormat(text ?? '', 'yyyyMMddHHmmss', { zone: SHOP_TIME_ZONE })
  return time.isValid ? time.toJSDate() : null
}

/** Seconds left until an instant, within what a provider takes. */
export const secondsUntil = (instant: Date, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.floor((instant.getTime() - Date.now()) / 1_000)))
