import { createHmac, randomBytes } from 'node:crypto'
import { settings } from '@/settings'
import type { Call, Reply } from './call'
import type { Ledger, Payment } from './ledger'

export interface Message {
  url: string
  init: RequestInit
}

/** The simulation of a payment provider. */
export interface Provider {
  /** path segment of its addresses */
  name: string
  title: string
  /** environment variables that make a shop use this simulation at `url` as the provider */
  environment(url: string): Record<string, string>
  /** Answers a call; null for an unknown one. `bank` is the address of the bank. */
  reply(call: Call, ledger: Ledger, bank: string): Reply | null
  /** The webhook call to the shop at `address`; null for a result that the provider does not report. */
  notification(payment: Payment, address: string): Message | null
  /** The address to which the buyer's browser returns. */
  returnUrl(payment: Payment): string
}

export const freshId = () => randomBytes(16).toString('hex')

/**
 * A secret that a provider shares with the shop: random at every start, or derived from BANK_SECRET, so that payments started before a
 * restart can still be verified.
 */
export function secret(name: string, bytes = 16): string {
  const root = settings.BANK_SECRET
  if (!root) return randomBytes(bytes).toString('hex')
  return createHmac('sha256', root)
    .update(name)
    .digest('hex')
    .slice(0, bytes * 2)
}

export const payPage = (bank: string, payment: Payment) => `${bank}/pay/${payment.id}`

export function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

const two = (number: number) => String(number).padStart(2, '0')

/** An instant in Vietnam (UTC+7) as '20260716093000'. */
export function vietnamTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + 7 * 3_600_000)
  return (
    String(shifted.getUTCFullYear()) +
    two(shifted.getUTCMonth() + 1) +
    two(shifted.getUTCDate()) +
    two(shifted.getUTCHours()) +
    two(shifted.getUTCMinutes()) +
    two(shifted.getUTCSeconds())
  )
}

export function instantOf(text: string): Date {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.map(Number) ?? []
  return new Date(
    Date.UTC(year ?? NaN, (month ?? NaN) - 1, day, (hours ?? NaN) - 7, minutes ?? NaN, seconds ?? NaN),
  )
}

/** Whole dong from hundredths; NaN when they are not whole. */
export const dongOf = (hundredths: string) => (/^\d+00$/.test(hundredths) ? Number(hundredths) / 100 : NaN)
