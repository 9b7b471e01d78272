import { eq } from 'drizzle-orm'
import type { OrderContext } from '@/domain/order/events'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { paymentKindOf, paymentNameOf } from '@/domain/order/payment/payment-methods'
import { readReference } from '@/domain/order/reference'
import { isOrderState, type OrderStateId } from '@/domain/order/states'
import { notFound } from '@/domain/error'
import { isUuid } from '@/domain/ids'
import type { Database } from '../database'
import { orders } from './schema'

/** An order without its lines and history: what decides about it. Dong. */
export interface OrderFacts extends Omit<typeof orders.$inferSelect, 'state'> {
  state: OrderStateId
}

export const isOrderId = (text: string): boolean => isUuid(text)

export function toFacts(row: typeof orders.$inferSelect): OrderFacts {
  const { state } = row
  if (!isOrderState(state)) throw new Error(`order ${row.id} is in an unknown state`)
  return { ...row, state }
}

/** An order by its id. @throws NOT_FOUND */
export async function orderFacts(db: Database, id: string): Promise<OrderFacts> {
  const [row] = isOrderId(id) ? await db.select().from(orders).where(eq(orders.id, id)) : []
  if (!row) throw notFound('order')
  return toFacts(row)
}

/** The same, locked until `tx` ends. @throws NOT_FOUND */
export async function lockOrder(tx: Database, id: string): Promise<OrderFacts> {
  const [row] = isOrderId(id) ? await tx.select().from(orders).where(eq(orders.id, id)).for('update') : []
  if (!row) throw notFound('order')
  return toFacts(row)
}

/** By the reference as it was typed: any case, spaces, look-alike letters. Null when there is no such order. */
export async function orderByReference(db: Database, text: string): Promise<OrderFacts | null> {
  const reference = readReference(text)?.reference
  if (!reference) return null
  const [row] = await db.select().from(orders).where(eq(orders.reference_code, reference))
  return row ? toFacts(row) : null
}

/** The order's facts for the state machine; the caller that moves it adds `by`. @throws for an unknown payment code */
export function transitionContext(
  order: Pick<OrderFacts, 'total' | 'payment_method' | 'order_type' | 'is_paid'>,
): Omit<OrderContext, 'by'> {
  const kind = paymentKindOf(order.payment_method)
  if (!kind && order.total > 0) throw new Error('unknown payment method of an order')
  return {
    payment: order.total === 0 || !kind ? 'none' : kind,
    fulfilment: order.order_type === PICKUP_ORDER_TYPE ? 'pickup' : 'delivery',
    is_paid: order.is_paid,
  }
}

/** How an order is paid, in words; one that points and vouchers paid for needs no method. */
export const paymentTitleOf = ({ total, payment_method }: Pick<OrderFacts, 'total' | 'payment_method'>) =>
  total === 0 ? 'Điểm thưởng và ưu đãi' : paymentNameOf(payment_method)
