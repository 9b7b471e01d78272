import { and, eq, ne } from 'drizzle-orm'
import type { WaitingReview } from '@/domain/review/waiting'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { receivedProducts } from '../../order'
import { reviews } from '../schema'
import { isReviewedKind } from '../write/read-content'
import { productOf } from './member-reviews'

/**
 * Products a member has received and not reviewed, the latest first; those that are no longer sold are left out.
 * @param among only these products are looked for: those of an order
 */
export async function waitingReviews(
  db: Database,
  memberId: number,
  { skip, limit, among }: { skip: number; limit: number; among?: readonly number[] },
): Promise<{ waiting: WaitingReview[]; total: number }> {
  const [received, written] = await Promise.all([
    receivedProducts(db, memberId, among),
    db
      .select({ product_id: reviews.product_id })
      .from(reviews)
      .where(and(eq(reviews.user_id, memberId), ne(reviews.state, 'removed'))),
  ])
  const reviewed = new Set(written.map(({ product_id }) => product_id))
  const open = received.filter(({ product_id }) => !reviewed.has(product_id))
  const cards = await cardsById(
    db,
    open.map(({ product_id }) => product_id),
  )
  const sold = new Map(
    cards
      .filter((card) => card.is_active_in_nang && isReviewedKind(card.classification))
      .map((card) => [card.id, card]),
  )
  const waiting = open.flatMap(({ product_id, combination_id, delivered_at }) => {
    const product = productOf(sold.get(product_id))
    return product ? [{ product, combination_id, delivered_at: delivered_at.toISOString() }] : []
  })
  return { waiting: waiting.slice(skip, skip + limit), total: waiting.length }
}
