import { and, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import type { OrderStateId } from '@/domain/order/states'
import type { PersonalDataProvider } from '../personal-data'
import type { Database } from '../database'
import { hasUnsentCards } from './gift-cards/gift-cards'
import { linesOf } from './create/order-lines'
import { order_events, order_lines, orders } from './schema'
import { eventsOf } from './transitions/history'

/** Nothing is to be delivered, fetched or paid back any more. */
const DONE: OrderStateId[] = ['delivered', 'payment_failed', 'cancelled', 'expired', 'refund']
const REFUND_DUE: OrderStateId[] = ['payment_failed', 'cancelled', 'expired']

/** The contact on the orders of a deleted member. */
const ANONYMOUS_CONTACT = { name: 'Khách đã rời', phone_code: '+84', phone_no: '', email: null }

/** Orders are copied whole, with their histories. They stay when a member leaves, as accounts must, without the person; a VAT invoice keeps its buyer. */
export const orderPersonalData: PersonalDataProvider = {
  name: 'orders',

  async copyOf(db, userId) {
    const own = await db
      .select()
      .from(orders)
      .where(eq(orders.user_id, userId))
      .orderBy(desc(orders.created_at))
    const ids = own.map(({ id }) => id)
    const [lines, events] = await Promise.all([linesOf(db, ids), eventsOf(db, ids)])
    return own.map(({ idempotency_key: _, device_id: __, ...order }) => ({
      ...order,
      lines: lines.filter(({ order_id }) => order_id === order.id),
      history: events
        .filter(({ order_id }) => order_id === order.id)
        .map(({ event, to_state, by, reason, note, created_at }) => ({
          ...{ event, state: to_state, by, reason, note, created_at },
        })),
    }))
  },

  async erase(tx, userId) {
    if ((await hasOpenOrders(tx, userId)) || (await hasCardsToSend(tx, userId)))
      throw domainError('ORDERS_UNDER_WAY', 'an order is still to be delivered or paid back')
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.user_id, userId))
    await tx
      .update(order_events)
      .set({ note: null })
      .where(and(inArray(order_events.order_id, own), isNotNull(order_events.note)))
    await tx.update(order_lines).set({ egift_info: null }).where(inArray(order_lines.order_id, own))
    await tx
      .update(orders)
      .set({
        contact: ANONYMOUS_CONTACT,
        delivery_address: null,
        note: null,
        device_id: null,
        updated_at: sql`now()`,
      })
      .where(eq(orders.user_id, userId))
  },
}

async function hasOpenOrders(tx: Database, userId: number): Promise<boolean> {
  const isOpen = or(
    notInArray(orders.state, DONE),
    and(inArray(orders.state, REFUND_DUE), eq(orders.is_paid, true)),
  )
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.user_id, userId), isOpen))
    .limit(1)
  return open !== undefined
}

/** Whether a gift card that was paid for waits for its day, in an order whose goods have arrived. */
async function hasCardsToSend(tx: Database, userId: number): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(and(eq(orders.user_id, userId), eq(orders.state, 'delivered'), isNotNull(order_lines.egift_info)))
  for (const { id } of rows) if (await hasUnsentCards(tx, id)) return true
  return false
}
