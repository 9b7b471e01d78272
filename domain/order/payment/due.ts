import { HOW_TO_PAY_METHODS, paymentKindOf } from './payment-methods'
import { RETRY_LAST_MS } from './retry'
import { groupOf } from '../states'

/** The time of the listed methods. */
export const TRANSFER_HOURS = 24
const DAY_MS = TRANSFER_HOURS * 3_600_000
/** How long the shop looks for a transfer whose buyer said it was made. */
export const VERIFICATION_DAYS = 3
/** How long a provider's page stays open: a retry in the last second of its window can still be paid. */
const PROVIDER_PAGE_MS = 15 * 60_000
/** The time of other ways to pay ahead. */
export const PROVIDER_MS = RETRY_LAST_MS + PROVIDER_PAGE_MS

interface Waiting {
  state: { name: string }
  payment_method: { code: string }
  created_at: string
}

/**
 * When the payment of a waiting order is due: one day after its creation, for the listed methods (PAY-11).
 * Null when no time is to be shown.
 */
export function paymentDueAt(order: Waiting, methods: readonly string[] = HOW_TO_PAY_METHODS): Date | null {
  const isDue = groupOf(order.state.name) === 'waiting_payment' && methods.includes(order.payment_method.code)
  return isDue ? new Date(Date.parse(order.created_at) + DAY_MS) : null
}

/**
 * When the clock may end an unpaid order and give its stock back: at the due time of the listed methods,
 * for other ways to pay ahead when the retry window and a provider's page have run out. Null for cash on delivery.
 */
export function unpaidUntil(
  code: string,
  createdAt: Date,
  methods: readonly string[] = HOW_TO_PAY_METHODS,
): Date | null {
  if (paymentKindOf(code) === 'cod') return null
  const room = methods.includes(code) ? DAY_MS : PROVIDER_MS
  return new Date(createdAt.getTime() + room)
}
