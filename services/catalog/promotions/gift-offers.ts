import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Gift, GiftOffer } from '@/domain/bag/pricing/offers'
import { type Database, preparedOnce } from '../../database'
import { type BagGoods, giftGoods } from '../products/bag-goods'
import { promotions } from '../promotion-schema'
import { brands, categories, products } from '../schema'

/** A gift with purchase in force, with its name and goods for the bag. */
export interface NamedGiftOffer {
  offer: GiftOffer
  name: string
  goods: BagGoods
}

const named = (
  table: typeof brands | typeof categories | typeof products,
  key: 'brand_ids' | 'category_ids' | 'product_ids',
) =>
  sql<
    { id: number; name: string }[]
  >`coalesce((SELECT json_agg(json_build_object('id', named.id, 'name', named.name) ORDER BY named.id) FROM jsonb_array_elements_text(${promotions.scope} -> ${sql.raw(`'${key}'`)}) wanted JOIN ${table} named ON named.id = wanted::integer), '[]')`

/** Goods as a gift; inactive goods have no stock. */
export const toGift = ({ view, weight, stock, is_active }: BagGoods): Gift => ({
  product_id: view.product_id,
  combination_id: view.combination_id,
  weight,
  stock: is_active ? stock : 0,
})

const offersInForce = preparedOnce((db) =>
  db
    .select({
      id: promotions.id,
      name: promotions.name,
      min_amount: promotions.min_amount,
      min_qty: promotions.min_qty,
      gift_product_id: promotions.gift_product_id,
      brands: named(brands, 'brand_ids'),
      categories: named(categories, 'category_ids'),
      products: named(products, 'product_ids'),
    })
    .from(promotions)
    .where(
      and(
        eq(promotions.category, 'gift_with_purchase'),
        eq(promotions.is_active, true),
        lte(promotions.start_date, sql`now()`),
        gt(promotions.end_date, sql`now()`),
        isNotNull(promotions.gift_product_id),
      ),
    )
    .orderBy(asc(promotions.id)),
)

/** Gift-with-purchase promotions in force (BUY-04). */
export async function giftOffers(db: Database): Promise<NamedGiftOffer[]> {
  const rows = await offersInForce(db).execute()
  const goodsOf = await giftGoods(
    db,
    rows.flatMap(({ gift_product_id }) => gift_product_id ?? []),
  )
  return rows.flatMap(({ id, name, min_amount, min_qty, gift_product_id, ...scope }): NamedGiftOffer[] => {
    const goods = gift_product_id === null ? undefined : goodsOf.get(gift_product_id)
    if (!goods) return []
    const rules = { order: { min_amount, total_products: min_qty }, ...scope }
    return [{ offer: { source: 'promotion', id: String(id), rules, gift: toGift(goods) }, name, goods }]
  })
}
