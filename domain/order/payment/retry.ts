import { isPaymentCode, PAYMENT_METHODS } from './payment-methods'
import { groupOf } from '../states'

const MINUTE_MS = 60_000
/** The retry window after an order's creation (PAY-12); the last millisecond belongs to it. */
export const RETRY_LAST_MS = 30 * MINUTE_MS
const GOPAY_FIRST_MS = 5 * MINUTE_MS

export interface Payable {
  state: { name: string }
  payment_method: { code: string }
  /** ISO instant */
  created_at: string
  is_payment_failed?: boolean
}

/** When the retry window of an order closes. */
export const retryEndsAt = ({ created_at }: { created_at: string }): Date =>
  new Date(Date.parse(created_at) + RETRY_LAST_MS)

/** Whether it was the payment that ended the order, not its buyer or the shop. */
export function hasPaymentFailed({
  state,
  is_payment_failed,
}: Pick<Payable, 'state' | 'is_payment_failed'>): boolean {
  return state.name.trim().toLowerCase() === 'payment failure' || is_payment_failed === true
}

interface RetryRule {
  first_ms: number
  waiting: boolean
  /** `failed`: only when it was the payment's failure that ended the order */
  cancelled: 'any' | 'failed'
}

function ruleOf(code: string): RetryRule | null {
  if (code === 'ovo') return { first_ms: 0, waiting: false, cancelled: 'any' }
  if (code === 'gopay') return { first_ms: GOPAY_FIRST_MS, waiting: true, cancelled: 'any' }
  const isOnline =
    isPaymentCode(code) && PAYMENT_METHODS[code].kind === 'online' && PAYMENT_METHODS[code].is_offered
  return isOnline ? { first_ms: 0, waiting: true, cancelled: 'failed' } : null
}

function isConcerned(order: Payable, rule: RetryRule): boolean {
  const group = groupOf(order.state.name)
  if (group === 'waiting_payment') return rule.waiting
  const name = order.state.name.trim().toLowerCase()
  if (group !== 'cancelled_or_refund' || name.startsWith('refund')) return false
  return rule.cancelled === 'any' || hasPaymentFailed(order)
}

/**
 * Whether an order's payment may be tried again (ORD-36 to ORD-39):
 * `open`: yes; `soon`: the provider has not answered yet, nothing may be done; `over`: the window has passed;
 * `never`: the method or the state knows no retry.
 */
export function retryOf(order: Payable, now: Date): 'open' | 'soon' | 'over' | 'never' {
  const rule = ruleOf(order.payment_method.code)
  if (!rule || !isConcerned(order, rule)) return 'never'
  // A clock that runs behind the server's must not make an order younger than new.
  const age = Math.max(0, now.getTime() - Date.parse(order.created_at))
  if (age < rule.first_ms) return 'soon'
  return age <= RETRY_LAST_MS ? 'open' : 'over'
}
