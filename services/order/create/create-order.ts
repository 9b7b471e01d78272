import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayOf } from '@/domain/order/dates'
import { unpaidUntil } from '@/domain/order/payment/due'
import { makeReference } from '@/domain/order/reference'
import { INITIAL_STATE, next } from '@/domain/order/transitions'
import { recordOrderAgreements } from '../../account'
import { spendPoints } from '../../loyalty'
import { useVouchers as takeVouchers } from '../../voucher'
import { type Database, sendTogether } from '../../database'
import { requireDailyLimits } from './daily-limits'
import type { CreatedOrder, OrderDraft } from './order-draft'
import { runEffects } from '../transitions/effects'
import { transitionContext, type OrderFacts, toFacts } from '../order-facts'
import { writeEvent } from '../transitions/history'
import { limitedLines, writeLines } from './order-lines'
import { buyerName } from '../buyer-guard'
import { orders } from '../schema'
import { reserveForOrder } from './reservations'

/** The number and instant of a new order, by the database's clock. */
async function numberAndTime(tx: Database): Promise<{ number: number; at: Date }> {
  const { rows } = await tx.execute<{ number: number; at: number }>(
    sql`SELECT nextval('sales.orders_number_seq')::float8 AS number, (extract(epoch FROM now()) * 1000)::float8 AS at`,
  )
  const [row] = rows
  if (!row) throw new Error('the database gave no order number')
  return { number: row.number, at: new Date(row.at) }
}

/** The columns of an order that are written as the draft has them. */
const columnsOf = (draft: OrderDraft) => ({
  cart_id: draft.cart_id,
  idempotency_key: draft.idempotency_key,
  user_id: draft.user_id,
  device_id: draft.device_id,
  contact: draft.contact,
  order_type: draft.order_type,
  order_source: draft.order_source,
  store_id: draft.store_id,
  payment_method: draft.payment_method,
  list_total: draft.list_total,
  subtotal: draft.subtotal,
  discount: draft.discount,
  shipping_fee: draft.shipping_fee,
  shipping_discount: draft.shipping_discount,
  points_used: draft.points_used,
  points_amount: draft.points_amount,
  total: draft.total,
  earned_points: draft.earned_points,
  entries: draft.entries,
  promises: draft.promises,
  shipping_method: draft.shipping_method,
  delivery_address: draft.delivery_address,
  estimate: draft.estimate,
  weight: draft.weight,
  invoice: draft.invoice,
  note: draft.note,
  is_gift: draft.is_gift,
  transfer_accounts: draft.transfer_accounts,
  affiliation: draft.affiliation,
})

/** The row of a new order, named here so that what belongs to it need not wait for it. */
function newRow(draft: OrderDraft, { number, at }: { number: number; at: Date }) {
  const isPaid = draft.total === 0
  const transition = next(INITIAL_STATE, 'place', {
    ...transitionContext({ ...draft, is_paid: isPaid }),
    by: 'buyer',
  })
  if ('refusal' in transition)
    throw new Error(`an order of this kind cannot be placed: ${transition.refusal}`)
  return {
    ...columnsOf(draft),
    id: randomUUID(),
    number,
    reference_code: makeReference(dayOf(at), number),
    state: transition.state,
    is_paid: isPaid,
    paid_at: isPaid ? at : null,
    unpaid_until: isPaid ? null : unpaidUntil(draft.payment_method, at),
    created_at: at,
  }
}

async function insertOrder(tx: Database, row: ReturnType<typeof newRow>): Promise<OrderFacts> {
  const [written] = await tx.insert(orders).overridingSystemValue().values(row).returning()
  if (!written) throw new Error('the order was not written')
  return toFacts(written)
}

/**
 * Places an order as part of `tx`: its row, lines and history, and everything it uses up (goods, vouchers, points), with the mail that
 * confirms it. All of it or nothing; what is taken is checked by the database at that moment, whatever the bag said. Goods are locked
 * last and shortest, for they are what many want at once.
 * @throws DAILY_LIMIT, OUT_OF_STOCK, VOUCHER_GONE, POINTS_SHORT (409), and a unique violation when the cart or the submission made an order already
 */
export async function createOrder(tx: Database, draft: OrderDraft): Promise<CreatedOrder> {
  const row = newRow(draft, await numberAndTime(tx))
  const [order, , eventId] = await sendTogether([
    insertOrder(tx, row),
    writeLines(tx, row.id, draft),
    writeEvent(tx, {
      orderId: row.id,
      event: 'place',
      from: INITIAL_STATE,
      to: row.state,
      by: 'buyer',
      actor: buyerName(row),
      reason: null,
      note: null,
    }),
    // After the lines, which it counts.
    requireDailyLimits(tx, row, limitedLines(draft)),
    recordOrderAgreements(tx, { orderId: row.id, userId: row.user_id }),
  ])
  if (draft.voucher_ids.length > 0)
    await takeVouchers(tx, { orderId: order.id, buyer: draft.buyer, voucherIds: draft.voucher_ids })
  if (order.user_id !== null && order.points_used > 0)
    await spendPoints(tx, { userId: order.user_id, points: order.points_used, reference: order.id })
  await runEffects(tx, { event: 'place', by: 'buyer', from: INITIAL_STATE, order, eventId })
  await reserveForOrder(tx, order.id, draft.reservations)
  const { id, reference_code, created_at, is_paid, unpaid_until } = order
  return { id, reference_code, created_at, is_paid, unpaid_until }
}
