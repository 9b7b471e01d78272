import { and, eq, inArray } from 'drizzle-orm'
import { type Database, persistentTransaction } from '../../database'
import { hasBought, keptOrder } from '../../order'
import { reviews } from '../schema'

async function setVerified(
  tx: Database,
  isVerified: boolean,
  { userId, productIds }: { userId: number; productIds: readonly number[] },
): Promise<void> {
  await tx
    .update(reviews)
    .set({ is_verified_purchase: isVerified })
    .where(
      and(
        eq(reviews.user_id, userId),
        inArray(reviews.product_id, [...productIds]),
        eq(reviews.is_verified_purchase, !isVerified),
      ),
    )
}

/**
 * Brings the mark of a verified purchase to what has become of a member's order: reviews of its products have it while this order is kept, or
 * another one that brought the product.
 */
export function settleVerifiedPurchases({ order_id }: { order_id: string }): Promise<void> {
  return persistentTransaction(async (tx) => {
    const order = await keptOrder(tx, order_id)
    if (!order) return
    const { userId, isKept, productIds } = order
    const lost: number[] = []
    for (const productId of productIds)
      if (!isKept && !(await hasBought(tx, userId, productId))) lost.push(productId)
    await setVerified(tx, false, { userId, productIds: lost })
    const bought = productIds.filter((productId) => !lost.includes(productId))
    await setVerified(tx, true, { userId, productIds: bought })
  })
}
