import { and, eq, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { WISHLIST_LIMIT } from '@/domain/wishlist/wishlist'
import type { WishInput } from '@/domain/wishlist/wishlist-input'
import { combinationFacts } from '../catalog'
import { type Database, transaction } from '../database'
import { wishlist_items } from './schema'

/** First key of the advisory locks that serialize changes of a member's wishlist; an arbitrary constant. */
const WISH_LOCK = 815_1977

const missing = () => domainError('NOT_FOUND', 'product is not set or not available')

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

const isWish = (userId: number, combinationId: number) =>
  and(eq(wishlist_items.user_id, userId), eq(wishlist_items.combination_id, combinationId))

async function isWished(tx: Database, userId: number, combinationId: number): Promise<boolean> {
  const found = await tx
    .select({ id: wishlist_items.combination_id })
    .from(wishlist_items)
    .where(isWish(userId, combinationId))
  return found.length > 0
}

async function add(tx: Database, userId: number, productId: number, combinationId: number): Promise<void> {
  const goods = (await combinationFacts(tx, [combinationId])).get(combinationId)
  if (goods?.product.id !== productId || !goods.product.is_active) throw missing()
  const [row] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(wishlist_items)
    .where(eq(wishlist_items.user_id, userId))
  if ((row?.total ?? 0) >= WISHLIST_LIMIT)
    throw domainError('WISHLIST_FULL', 'the wishlist is full', { limit: WISHLIST_LIMIT })
  await tx.insert(wishlist_items).values({
    user_id: userId,
    product_id: productId,
    combination_id: combinationId,
    known_price: goods.price_after_discount,
  })
}

/**
 * Toggles a member's wish for a combination, or sets it to `is_wishlisted`; gives the new state. Concurrent calls of a member are
 * serialized. A wish for discontinued goods can still be removed.
 * @throws NOT_FOUND for goods that are not for sale, or whose combination is another product's; WISHLIST_FULL
 */
export async function wish(
  userId: number,
  { product_id, product_combination_id, is_wishlisted }: WishInput,
): Promise<boolean> {
  const combinationId = idOf(product_combination_id)
  if (combinationId === null) throw missing()
  return transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${WISH_LOCK}, ${userId})`)
    const before = await isWished(tx, userId, combinationId)
    const wanted = is_wishlisted ?? !before
    if (wanted && !before) await add(tx, userId, product_id, combinationId)
    if (!wanted && before) await tx.delete(wishlist_items).where(isWish(userId, combinationId))
    return wanted
  })
}
