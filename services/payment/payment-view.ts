import { paymentDueAt } from '@/domain/order/payment/due'
import type { OrderPayment, PaymentMethodView } from '@/domain/order/payment/payment'
import { ORDER_STATES, wireState } from '@/domain/order/states'
import type { Database } from '../database'
import type { OrderFacts } from '../order'
import { type Attempt, attemptsOf, hasComeToNothing } from './attempts/attempts'
import { retryMethods, retryStateOf } from './attempts/retry-methods'
import { surplusPayments } from './refunds/surplus-payments'
import { awaitsTransfer, hasProof } from './transfers/transfer-proofs'
import { transferAccounts } from './transfers/transfer-accounts'
import { PAYMENT_CODES, PAYMENT_NAMES } from '@/domain/order/payment/payment-methods'
import { methodsOn } from './methods'

/** The payment state of an order; surplus payments do not count. */
export function paymentState(order: OrderFacts, attempts: readonly Attempt[]): OrderPayment['state'] {
  if (order.total === 0) return 'none'
  if (order.state === 'refund') return 'refunded'
  const money = attempts.map(({ state }) => state)
  if (order.is_paid) {
    if (money.includes('paid')) return 'paid'
    if (money.includes('refunding')) return 'refunding'
    return money.includes('refunded') ? 'refunded' : 'paid'
  }
  const { group } = ORDER_STATES[order.state]
  return group === 'cancelled_or_refund' || isRefused(order, attempts) ? 'failed' : 'pending'
}

/** The newest attempt came to nothing while the order waits on: an older one, which its buyer left, has no result yet. */
function isRefused({ state }: OrderFacts, attempts: readonly Attempt[]): boolean {
  const newest = attempts.at(-1)
  return ORDER_STATES[state].group === 'waiting_payment' && newest !== undefined && hasComeToNothing(newest)
}

/**
 * Whether it was the buyer who ended the payment, at the provider's. An attempt is also cancelled with its order, and such an order has not ended by
 * its payment.
 */
const isCancelledByBuyer = (order: OrderFacts, attempts: readonly Attempt[]): boolean =>
  (order.state === 'payment_failed' || isRefused(order, attempts)) && attempts.at(-1)?.state === 'cancelled'

const mayRetry = (order: OrderFacts): boolean => !order.is_paid && retryStateOf(order) === 'open'

/** GET /orders/{id}/payment: how the order can be paid now, and how its money stands. */
export async function orderPayment(db: Database, order: OrderFacts): Promise<OrderPayment> {
  const { id, reference_code, payment_method, total, created_at } = order
  const { state } = wireState(order.state)
  const about = { state, payment_method: { code: payment_method }, created_at: created_at.toISOString() }
  const isOpen = awaitsTransfer(order)
  const attempts = await attemptsOf(db, id)
  return {
    order_id: id,
    reference_code,
    method: payment_method,
    amount: total,
    state: paymentState(order, attempts),
    is_cancelled_by_buyer: isCancelledByBuyer(order, attempts),
    transfer_content: isOpen ? reference_code : null,
    accounts: isOpen ? transferAccounts(total, reference_code) : [],
    due_at: paymentDueAt(about)?.toISOString() ?? null,
    has_proof: isOpen && (await hasProof(db, id)),
    surplus: await surplusPayments(db, order),
    retry_methods: mayRetry(order) ? (await retryMethods(db, order)).methods : null,
  }
}

/** Every way to pay there ever was here, and whether checkout has it now (GET /payment-methods, PAY-02). */
export function methodViews(): PaymentMethodView[] {
  const on = methodsOn()
  return PAYMENT_CODES.map((code) => ({
    code,
    name: PAYMENT_NAMES[code],
    logo: `/payment/${code}.svg`,
    is_offered: on.includes(code),
  }))
}
