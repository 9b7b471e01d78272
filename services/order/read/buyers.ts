import { and, asc, eq, gte, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { ORDER_STATE_IDS, ORDER_STATES } from '@/domain/order/states'
import type { Database } from '../../database'
import { order_lines, orders } from '../schema'

const VOID_STATES = ORDER_STATE_IDS.filter((id) => ORDER_STATES[id].group === 'cancelled_or_refund')

/** An order that brought a variant, by itself, as a gift or in a pack. */
export interface BuyerOfVariant {
  order_id: string
  reference_code: string
  user_id: number | null
  /** as given with the order */
  contact: { name: string; email: string | null }
  ordered_at: Date
}

/**
 * Orders that were placed from `from` until before `to` with this variant, by id. Cancelled and failed ones do not count; what was delivered
 * and sent back or refunded does, as the buyer may have used it.
 */
export async function ordersOfVariant(
  db: Database,
  combinationId: number,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> {
  const inPack = JSON.stringify([{ combination_id: String(combinationId) }])
  const isOfVariant = or(
    eq(order_lines.combination_id, combinationId),
    sql`${order_lines.pack_detail} @> ${inPack}::jsonb`,
  )
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(order_lines, eq(order_lines.order_id, orders.id))
    .where(
      and(
        isOfVariant,
        gte(orders.created_at, from),
        lt(orders.created_at, to),
        or(notInArray(orders.state, VOID_STATES), isNotNull(orders.delivered_at)),
      ),
    )
    .orderBy(asc(orders.id))
  return rows.map(({ id }) => id)
}

const isAmong = (ids: readonly string[]): SQL => inArray(orders.id, [...ids])

/** The buyers of these orders. */
export const buyersOf = (db: Database, orderIds: readonly string[]): Promise<BuyerOfVariant[]> =>
  db
    .select({
      order_id: orders.id,
      reference_code: orders.reference_code,
      user_id: orders.user_id,
      contact: orders.contact,
      ordered_at: orders.created_at,
    })
    .from(orders)
    .where(isAmong(orderIds))
    .orderBy(asc(orders.id))
