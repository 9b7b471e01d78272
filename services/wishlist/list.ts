import { desc, eq } from 'drizzle-orm'
import { isBuyable } from '@/domain/catalog/sale-state'
import type { ProductCard } from '@/domain/catalog/product'
import { attributesOf } from '@/domain/wishlist/wish-attributes'
import {
  sortWishes,
  WISHLIST_LIMIT,
  type WishId,
  type WishlistItem,
  type WishlistSort,
} from '@/domain/wishlist/wishlist'
import type { WishlistFilter } from '@/domain/wishlist/wishlist-input'
import { cardsById, type CombinationFacts, combinationFacts } from '../catalog'
import type { Database } from '../database'
import { wishlist_items } from './schema'

type Row = typeof wishlist_items.$inferSelect

const rowsOf = (db: Database, userId: number): Promise<Row[]> =>
  db
    .select()
    .from(wishlist_items)
    .where(eq(wishlist_items.user_id, userId))
    .orderBy(desc(wishlist_items.created_at), desc(wishlist_items.combination_id))
    .limit(WISHLIST_LIMIT)

/** The ids of a member's wishes, for the hearts on pages. */
export async function wishIds(db: Database, userId: number): Promise<WishId[]> {
  return (await rowsOf(db, userId)).map(({ product_id, combination_id }) => ({
    product_id,
    combination_id: String(combination_id),
  }))
}

const toCombination = (facts: CombinationFacts): WishlistItem['combination'] => ({
  _id: String(facts.id),
  name: facts.name,
  price: facts.price,
  price_after_discount: facts.price_after_discount,
  is_available: isBuyable(facts.state),
  is_wishlist: true,
  image: facts.image,
  attributes: attributesOf(facts.attributes),
})

function toItem(row: Row, facts: CombinationFacts | undefined, card: ProductCard | undefined): WishlistItem {
  // A combination that was moved to another product is no longer the wished one.
  const goods = facts?.product.id === row.product_id ? facts : undefined
  const isSold = goods?.product.is_active === true
  return {
    product_id: row.product_id,
    combination_id: String(row.combination_id),
    product: card ?? null,
    combination: goods ? toCombination(goods) : null,
    state: goods && card ? goods.state : { kind: 'discontinued', ships_at: null },
    is_gone: !isSold || card === undefined,
    created_at: row.created_at.toISOString(),
  }
}

const matches = ({ product_id, product_combination_id: ids, is_available }: WishlistFilter) => {
  const wanted = ids && new Set(ids)
  return (item: WishlistItem) =>
    (product_id === undefined || item.product_id === product_id) &&
    (wanted === undefined || wanted.has(item.combination_id)) &&
    (is_available === undefined || (item.combination?.is_available === true) === is_available)
}

/** The matching wishes of a member, newest first. A member has at most WISHLIST_LIMIT, so filters and sorts work in memory. */
async function wishesOf(db: Database, userId: number, filter: WishlistFilter): Promise<WishlistItem[]> {
  const rows = await rowsOf(db, userId)
  const [facts, cards] = await Promise.all([
    combinationFacts(
      db,
      rows.map(({ combination_id }) => combination_id),
    ),
    cardsById(db, [...new Set(rows.map(({ product_id }) => product_id))]),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows
    .map((row) => toItem(row, facts.get(row.combination_id), cardOf.get(row.product_id)))
    .filter(matches(filter))
}

/** One window of a member's wishes (GET /v3/users/me/wishlists, WSH-02). */
export async function listWishes(
  db: Database,
  userId: number,
  filter: WishlistFilter,
  sort: WishlistSort,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: WishlistItem[]; total: number }> {
  const wishes = sortWishes(await wishesOf(db, userId, filter), sort)
  return { items: wishes.slice(skip, skip + limit), total: wishes.length }
}

export const countWishes = async (db: Database, userId: number, filter: WishlistFilter): Promise<number> =>
  (await wishesOf(db, userId, filter)).length
