import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { BoughtToday } from '@/domain/bag/line-problem'
import type { ProductCard } from '@/domain/catalog/product'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { ORDER_STATE_IDS, ORDER_STATES } from '@/domain/order/states'
import { cardsById } from '../catalog'
import type { Database } from '../database'
import { order_lines, orders } from './schema'

/** Orders in these states bought nothing in the end. */
const VOID_STATES = ORDER_STATE_IDS.filter((id) => ORDER_STATES[id].group === 'cancelled_or_refund')

const stands = notInArray(orders.state, VOID_STATES)

/** Pieces a buyer ordered and paid for today where the shop is, by product and by brand; for daily limits (issue 4 §1). A visitor is known by the device. */
export async function boughtToday(
  db: Database,
  { memberId, deviceId }: { memberId: number | null; deviceId: string },
): Promise<BoughtToday> {
  const isBuyers =
    memberId === null
      ? and(eq(orders.device_id, deviceId), isNull(orders.user_id))
      : eq(orders.user_id, memberId)
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
        isBuyers,
        stands,
        eq(order_lines.is_free, false),
        sql`${orders.created_at} >= date_trunc('day', now(), ${SHOP_TIME_ZONE})`,
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

/** Whether a member has received this product, by itself or in a pack: their review is one of a verified purchase. Gifts do not count. */
export async function hasBought(db: Database, userId: number, productId: number): Promise<boolean> {
  const inPack = JSON.stringify([{ product_id: productId }])
  const rows = await db
    .select({ id: order_lines.id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        eq(orders.user_id, userId),
        sql`${orders.delivered_at} IS NOT NULL`,
        eq(order_lines.is_free, false),
        sql`(${order_lines.product_id} = ${productId} OR ${order_lines.pack_detail} @> ${inPack}::jsonb)`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** What a member bought last, each product once, as cards (spec 1 §7 GET /users/me/recently-bought). */
export async function recentlyBought(db: Database, userId: number, limit: number): Promise<ProductCard[]> {
  const rows = await db
    .select({ product_id: order_lines.product_id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(and(eq(orders.user_id, userId), stands, eq(order_lines.is_free, false)))
    .groupBy(order_lines.product_id)
    .orderBy(sql`max(${orders.created_at}) DESC`, order_lines.product_id)
    .limit(limit)
  return cardsById(
    db,
    rows.map(({ product_id }) => product_id),
  )
}
