import { and, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { localNumber } from '@/domain/account/phone'
import type { BoughtToday } from '@/domain/bag/line-problem'
import type { ProductCard } from '@/domain/catalog/product'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { ORDER_STATE_IDS, ORDER_STATES } from '@/domain/order/states'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { order_lines, orders } from '../schema'

/** Orders in these states bought nothing in the end. */
const VOID_STATES = ORDER_STATE_IDS.filter((id) => ORDER_STATES[id].group === 'cancelled_or_refund')

const stands = notInArray(orders.state, VOID_STATES)

/** The buyer whose pieces of a day are counted: a member, or a visitor's device and, once there is one, phone. */
export interface DailyBuyer {
  memberId: number | null
  /** '' where it is not known */
  deviceId: string
  phone?: { phone_no: string; phone_code: string } | undefined
}

/** How a phone number is compared; '' for none. */
const localPhone = ({ phone }: DailyBuyer): string => (phone ? localNumber(phone.phone_no) : '')

/** Everything a buyer is known by. */
export function namesOfBuyer(buyer: DailyBuyer): string[] {
  if (buyer.memberId !== null) return [`user:${buyer.memberId}`]
  const phone = localPhone(buyer)
  return [
    ...(buyer.deviceId === '' ? [] : [`device:${buyer.deviceId}`]),
    ...(phone === '' ? [] : [`phone:${phone}`]),
  ]
}

function isBuyers(buyer: DailyBuyer): SQL {
  if (buyer.memberId !== null) return eq(orders.user_id, buyer.memberId)
  const phone = localPhone(buyer)
  const isSame = or(
    buyer.deviceId === '' ? undefined : eq(orders.device_id, buyer.deviceId),
    phone === '' ? undefined : sql`ltrim(${orders.contact} ->> 'phone_no', '0') = ${phone}`,
  )
  return sql`(${orders.user_id} IS NULL AND ${isSame ?? sql`false`})`
}

/** Pieces a buyer ordered and paid for today where the shop is, by product and by brand; for daily limits (BUY-07). */
export const boughtToday = (db: Database, buyer: DailyBuyer): Promise<BoughtToday> =>
  boughtOn(db, buyer, new Date())

/** The same for the day an instant is part of. */
export async function boughtOn(db: Database, buyer: DailyBuyer, at: Date): Promise<BoughtToday> {
  const day = sql`date_trunc('day', ${at.toISOString()}::timestamptz, ${SHOP_TIME_ZONE})`
  const rows = await db
    .select({
      product_id: order_lines.product_id,
      brand_id: sql<number>`(${order_lines.goods} -> 'brand' ->> 'id')::int`,
      pieces: sql<number>`sum(${order_lines.quantity})::int`,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        isBuyers(buyer),
        stands,
        eq(order_lines.is_free, false),
        sql`${orders.created_at} >= ${day} AND ${orders.created_at} < ${day} + interval '1 day'`,
      ),
    )
    .groupBy(order_lines.product_id, sql`2`)
  const products = new Map<number, number>()
  const brands = new Map<number, number>()
  for (const { product_id, brand_id, pieces } of rows) {
    products.set(product_id, (products.get(product_id) ?? 0) + pieces)
    brands.set(brand_id, (brands.get(brand_id) ?? 0) + pieces)
  }
  return { products, brands }
}

/** Lines of what a member has received and kept. Gifts do not count. */
const received = (userId: number) =>
  and(
    eq(orders.user_id, userId),
    sql`${orders.delivered_at} IS NOT NULL`,
    stands,
    ne(orders.state, 'return'),
    eq(order_lines.is_free, false),
  )

/** Those that brought a product, by itself or in a pack. */
function brought(userId: number, productId: number): SQL | undefined {
  const inPack = JSON.stringify([{ product_id: productId }])
  return and(
    received(userId),
    sql`(${order_lines.product_id} = ${productId} OR ${order_lines.pack_detail} @> ${inPack}::jsonb)`,
  )
}

/** Whether a member has received this product and kept it: their review is one of a verified purchase. */
export async function hasBought(db: Database, userId: number, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: order_lines.id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(brought(userId, productId))
    .limit(1)
  return rows.length > 0
}

/** The variants of a product that a member has received and kept, the latest first. */
export async function boughtCombinations(db: Database, userId: number, productId: number): Promise<number[]> {
  const rows = await db
    .select({
      product_id: order_lines.product_id,
      combination_id: order_lines.combination_id,
      pack_detail: order_lines.pack_detail,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(brought(userId, productId))
    .orderBy(desc(orders.delivered_at), order_lines.position)
    .limit(100)
  const bought = rows.flatMap(({ pack_detail, ...line }) =>
    [line, ...pack_detail].flatMap((item) =>
      item.product_id === productId ? [Number(item.combination_id)] : [],
    ),
  )
  return [...new Set(bought)]
}

/** The newest lines that are looked at for what waits to be reviewed. */
const MOST_RECEIVED = 300

/**
 * Products a member has received and kept, each once with the variant received last, the latest first. Gifts do not count.
 * @param among only these products are looked for, however long ago they came
 */
export async function receivedProducts(
  db: Database,
  userId: number,
  among?: readonly number[],
): Promise<{ product_id: number; combination_id: string; delivered_at: Date }[]> {
  const rows = await db
    .select({
      product_id: order_lines.product_id,
      combination_id: order_lines.combination_id,
      delivered_at: orders.delivered_at,
    })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(and(received(userId), among && inArray(order_lines.product_id, [...among])))
    .orderBy(desc(orders.delivered_at), order_lines.position)
    .limit(MOST_RECEIVED)
  const latest = new Map<number, { product_id: number; combination_id: string; delivered_at: Date }>()
  for (const { product_id, combination_id, delivered_at } of rows)
    if (delivered_at && !latest.has(product_id))
      latest.set(product_id, { product_id, combination_id: String(combination_id), delivered_at })
  return [...latest.values()]
}

/** Paid, or to be paid on delivery. */
const isBought = or(eq(orders.is_paid, true), eq(orders.payment_method, 'cash_on_delivery'))

/** A member's latest purchases, each product once, as cards (GET /users/me/recently-bought, ORD-53). */
export async function recentlyBought(db: Database, userId: number, limit: number): Promise<ProductCard[]> {
  const rows = await db
    .select({ product_id: order_lines.product_id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(and(eq(orders.user_id, userId), stands, isBought, eq(order_lines.is_free, false)))
    .groupBy(order_lines.product_id)
    .orderBy(sql`max(${orders.created_at}) DESC`, order_lines.product_id)
    .limit(limit)
  return cardsById(
    db,
    rows.map(({ product_id }) => product_id),
  )
}
