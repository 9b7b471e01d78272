import { createHmac } from 'node:crypto'
import { vnpaySettings } from './settings'

/** How VNPAY signs, version 2.1.0: HMAC-SHA512 with the terminal's secret, in hex. */
export const vnpaySignature = (text: string): string =>
  createHmac('sha512', vnpaySettings().secret).update(text).digest('hex')

/** The fields with a value in the order of their names, escaped as a query: what VNPAY signs of an address. */
export function vnpayQuery(fields: Record<string, string | undefined>): URLSearchParams {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(given.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}
