import { and, asc, desc, eq, gte, inArray, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { bucketsOf, type OrderBucket, type OrderStateRow } from '@/domain/order/buckets'
import type { orderFilterSchema } from '@/domain/order/order-filter'
import { ORDER_SOURCES, type OrderSource } from '@/domain/order/order-list'
import type { Order } from '@/domain/order/order'
import { ORDER_STATE_IDS, wireState } from '@/domain/order/states'
import type { Database } from '../../database'
import { toFacts } from '../order-facts'
import { orders } from '../schema'
import { toOrders } from './order-view'

type OrderFilter = InferType<typeof orderFilterSchema>

/** Any unknown source counts as one of the others. */
function isFrom(sources: readonly OrderSource[]): SQL | undefined {
  const named = ORDER_SOURCES.filter((source) => source !== 'others')
  const wanted = inArray(orders.order_source, [...sources])
  return sources.includes('others') ? or(wanted, notInArray(orders.order_source, named)) : wanted
}

/** Orders of a member that their lists show: those whose payment failed are left out (ORD-07). */
function where(userId: number, filter: OrderFilter): SQL | undefined {
  const {
    created_at,
    'state.id': states,
    order_source: sources,
    'store.id': stores,
    order_type: type,
  } = filter
  return and(
    eq(orders.user_id, userId),
    ne(orders.state, 'payment_failed'),
    created_at?.gte ? gte(orders.created_at, new Date(created_at.gte)) : undefined,
    created_at?.lte ? lte(orders.created_at, new Date(created_at.lte)) : undefined,
    states ? inArray(orders.state, states) : undefined,
    sources ? isFrom(sources) : undefined,
    stores ? inArray(orders.store_id, stores) : undefined,
    type ? eq(orders.order_type, type) : undefined,
  )
}

const SORTS: Readonly<Record<string, SQL>> = {
  '-created_at': desc(orders.created_at),
  created_at: asc(orders.created_at),
  '-total': desc(orders.total),
  total: asc(orders.total),
}

/** The order of the list; an unknown sort counts as the newest first. */
const sortBy = (sort: string | undefined): SQL =>
  (sort !== undefined && Object.hasOwn(SORTS, sort) ? SORTS[sort] : undefined) ?? desc(orders.created_at)

interface Window {
  skip: number
  limit: number
}

/** One window of a member's orders, whole (GET /user/me/orders, ORD-02), in four questions to the database. */
export async function listOrders(
  db: Database,
  userId: number,
  filter: OrderFilter,
  sort: string | undefined,
  { skip, limit }: Window,
): Promise<{ orders: Order[]; total: number }> {
  const condition = where(userId, filter)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(sortBy(sort), desc(orders.number))
      .limit(limit)
      .offset(skip),
    countWhere(db, condition),
  ])
  return { orders: await toOrders(db, rows.map(toFacts)), total }
}

async function countWhere(db: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .where(condition)
  return row?.total ?? 0
}

/** The states of this shop as the filter of my orders knows them (GET /order-state). */
export const orderStates = (): OrderStateRow[] =>
  ORDER_STATE_IDS.map((id) => {
    const { name, color } = wireState(id).state
    return { _id: id, name, color }
  })

export interface OrderCounts {
  total: number
  /** by state id; states without an order are left out */
  states: Record<string, number>
  buckets: OrderBucket[]
}

/** How many orders a member has, by state and by bucket of the filter (GET /user/me/orders/count, ORD-03). */
export async function countOrders(db: Database, userId: number, filter: OrderFilter): Promise<OrderCounts> {
  const rows = await db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(where(userId, filter))
    .groupBy(orders.state)
  const states = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    states,
    buckets: bucketsOf(orderStates(), states),
  }
}

/** The newest orders of the shop, for its staff. */
export async function newestOrders(db: Database, limit: number) {
  const rows = await db.select().from(orders).orderBy(desc(orders.number)).limit(limit)
  return rows.map(toFacts)
}
