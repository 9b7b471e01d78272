import { and, eq, sql } from 'drizzle-orm'
import { CANCELLATION_REASONS, isReasonOf } from '@/domain/order/cancellation'
import { unpaidUntil, VERIFICATION_DAYS } from '@/domain/order/payment/due'
import type { OrderCause, OrderEvent } from '@/domain/order/events'
import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { ORDER_STATES, type OrderStateId } from '@/domain/order/states'
import { next, type OrderRefusal } from '@/domain/order/transitions'
import type { Database } from '../../database'
import { runEffects } from './effects'
import { transitionContext, lockOrder, type OrderFacts } from '../order-facts'
import { areCardsUsed } from '../gift-cards/gift-cards'
import { checkHistory, writeEvent } from './history'
import { orders } from '../schema'

export interface OrderMove {
  orderId: string
  event: OrderEvent
  by: OrderCause
  /** who exactly: 'user:12', 'guest', 'carrier:ghn', 'payment:<id>', a name of the staff, 'clock' */
  actor: string
  /** of a cancellation: one of CANCELLATION_REASONS; anything else counts as the cause's last one */
  reason?: string | undefined
  /** shown to the buyer */
  note?: string | undefined
  /** of a retry: the method it is paid by now */
  paymentMethod?: string | undefined
}

export type Moved =
  | { moved: true; from: OrderStateId; to: OrderStateId }
  | { moved: false; from: OrderStateId; refusal: OrderRefusal }

const ENDING: readonly OrderEvent[] = ['cancel', 'expire']

function reasonOf({ event, by, reason }: OrderMove): string | null {
  if (!ENDING.includes(event)) return reason ?? null
  return reason !== undefined && isReasonOf(by, reason) ? reason : (CANCELLATION_REASONS[by].at(-1) ?? null)
}

/** When the clock ends it, should it not be paid or the transfer not be found. */
function waitsUntil(to: OrderStateId, paymentMethod: string, { created_at }: OrderFacts) {
  const { group } = ORDER_STATES[to]
  if (group === 'payment_verification') return sql`now() + make_interval(days => ${VERIFICATION_DAYS})`
  return group === 'waiting_payment' ? unpaidUntil(paymentMethod, created_at) : null
}

/** Columns of the order that a move changes. Times are the database's, those of the row in `created_at` excepted. */
function changesBy(move: OrderMove, order: OrderFacts, to: OrderStateId) {
  const { event, paymentMethod = order.payment_method } = move
  const isPaid = event === 'pay' || (event === 'deliver' && !order.is_paid)
  return {
    state: to,
    payment_method: paymentMethod,
    unpaid_until: waitsUntil(to, paymentMethod, order),
    ...(isPaid && { is_paid: true, paid_at: sql`now()` }),
    ...(event === 'deliver' && { delivered_at: sql`now()` }),
    ...(ENDING.includes(event) && { cancellation_reason: reasonOf(move) }),
    ...(event === 'retry' && { cancellation_reason: null }),
    updated_at: sql`now()`,
  }
}

/** The staff do not give back money whose worth was spent; what a provider has paid back already is a fact. */
const refusesRefund = async (tx: Database, { event, by }: OrderMove, order: OrderFacts) =>
  (event === 'cancel' || event === 'refund') && by === 'staff' && (await areCardsUsed(tx, order))

/**
 * Moves an order by the state machine of domain/order, with everything that belongs to it: history, goods, vouchers, points, mails, jobs.
 * All of it is part of `tx`. Of several at once one goes first and the others are asked against what it left.
 * @throws NOT_FOUND; DAILY_LIMIT, OUT_OF_STOCK, VOUCHER_GONE, POINTS_SHORT when a retry cannot have again what it had (roll back then)
 */
export async function moveOrder(tx: Database, move: OrderMove): Promise<Moved> {
  const order = await lockOrder(tx, move.orderId)
  const { state: from } = order
  if (move.paymentMethod !== undefined && paymentKindOf(move.paymentMethod) !== 'online')
    return { moved: false, from, refusal: 'WRONG_PAYMENT' }
  const transition = next(from, move.event, { ...transitionContext(order), by: move.by })
  if ('refusal' in transition) return { moved: false, from, refusal: transition.refusal }

  if (await refusesRefund(tx, move, order)) return { moved: false, from, refusal: 'GIFT_CARD_USED' }

  const to = transition.state
  const [row] = await tx
    .update(orders)
    .set(changesBy(move, order, to))
    .where(and(eq(orders.id, order.id), eq(orders.state, from)))
    .returning()
  if (!row) throw new Error(`order ${order.id} was moved by another hand`)
  const note = move.note ?? null
  const eventId = await writeEvent(tx, { ...move, from, to, note, reason: reasonOf(move) })
  await checkHistory(tx)
  await runEffects(tx, { ...move, note, from, order: { ...row, state: to }, eventId })
  return { moved: true, from, to }
}
