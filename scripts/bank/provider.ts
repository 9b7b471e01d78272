import { createHmac, randomBytes } from 'node:crypto'
import { settings } from '@/settings'
import type { Call, Reply } from './call'
import type { Ledger, Payment } from './ledger'

export interface Message {
  url: string
  init: RequestInit
}

/** One payment provider as a shop sees it. */
export interface Provider {
  /** its part of the bank's addresses */
  name: string
  title: string
  /** what a shop needs to take this counter, found at `url`, for the provider */
  environment(url: string): Record<string, string>
  /** `bank` is the address of the bank; null for an unknown call */
  reply(call: Call, ledger: Ledger, bank: string): Reply | null
  /** The notification for the shop's server at `address`; null for a result the provider does not notify. */
  notification(payment: Payment, address: string): Message | null
  /** Where the buyer's browser returns to. */
  returnUrl(payment: Payment): string
}

export const freshId = () => randomBytes(16).toString('hex')

/**
 * A secret a provider shares with the shop. Random at every start, unless BANK_SECRET is set: then always the same, so that payments
 * begun before a restart can still be checked.
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

/** '20260716093000': an instant on a clock in Vietnam, seven hours before Greenwich's. */
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

/** The whole dong of a number of hundredths; NaN of anything else. */
export const dongOf = (hundredths: string) => (/^\d+00$/.test(hundredths) ? Number(hundredths) / 100 : NaN)
