import { asc, inArray, sql } from 'drizzle-orm'
import type { HistoryEvent, OrderCause } from '@/domain/order/events'
import type { OrderStateId } from '@/domain/order/states'
import type { Database } from '../../database'
import { order_events } from '../schema'

interface NewEvent {
  orderId: string
  event: HistoryEvent
  from: OrderStateId
  to: OrderStateId
  by: OrderCause
  actor: string
  reason: string | null
  note: string | null
}

/** Adds a row to an order's history; gives its id. Rows are never changed, but that a note is erased with its buyer's account. */
export async function writeEvent(tx: Database, entry: NewEvent): Promise<number> {
  const { orderId: order_id, from: from_state, to: to_state, event, by, actor, reason, note } = entry
  const [row] = await tx
    .insert(order_events)
    .values({ order_id, event, from_state, to_state, by, actor, reason, note })
    .returning({ id: order_events.id })
  if (!row) throw new Error('the history was not written')
  return row.id
}

/**
 * Has the database check now that state and history agree, not at the commit: each state is compared with the newest row, so that a
 * second move in one transaction would make the first look causeless.
 */
export async function checkHistory(tx: Database): Promise<void> {
  await tx.execute(sql`SET CONSTRAINTS sales.orders_state_has_history IMMEDIATE`)
  await tx.execute(sql`SET CONSTRAINTS sales.orders_state_has_history DEFERRED`)
}

export type OrderEventRow = typeof order_events.$inferSelect

/** The histories of several orders, the oldest row first. */
export async function eventsOf(db: Database, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(order_events)
    .where(inArray(order_events.order_id, [...orderIds]))
    .orderBy(asc(order_events.id))
}
