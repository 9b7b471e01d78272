import { tokensForOrder } from '@/domain/campaign/tokens'
import { campaignsAt } from '../../catalog'
import { type Database, persistentTransaction } from '../../database'
import { keptOrder } from '../../order'
import { writtenReview } from '../../review'
import { isRuleAbout, rulesOf, settleRule } from './rules'

const campaignIdsAt = async (db: Database, instant: Date): Promise<number[]> =>
  (await campaignsAt(db, instant)).map(({ id }) => id)

/**
 * Brings the tokens for an order to what has become of it: the campaigns that ran when it was placed give them once it is delivered, and
 * take them back when it is cancelled or returned. Repeating it changes nothing.
 */
export function settleOrder({ order_id }: { order_id: string }): Promise<void> {
  return persistentTransaction(async (tx) => {
    const order = await keptOrder(tx, order_id)
    if (!order) return
    const { userId, placedAt, isKept, lines } = order
    for (const rule of await rulesOf(tx, await campaignIdsAt(tx, placedAt), 'order')) {
      let amount = 0
      if (isKept)
        for (const line of lines) if (await isRuleAbout(tx, rule, line.product_id)) amount += line.amount
      const tokens = tokensForOrder(rule, amount)
      await settleRule(tx, rule, { userId, takenBack: 'order-taken-back', reference: order_id, tokens })
    }
  })
}

/** The same for a review, by when it was published first; one that is held keeps what it has until it is decided. */
export function settleReview({ review_id }: { review_id: number }): Promise<void> {
  return persistentTransaction(async (tx) => {
    const review = await writtenReview(tx, review_id)
    if (!review || review.state === 'held' || review.publishedAt === null) return
    const { userId, productId, state, publishedAt } = review
    for (const rule of await rulesOf(tx, await campaignIdsAt(tx, publishedAt), 'review')) {
      const merits = state === 'published' && (await isRuleAbout(tx, rule, productId))
      await settleRule(tx, rule, {
        userId,
        takenBack: 'review-taken-back',
        reference: String(review_id),
        tokens: merits ? rule.tokens : 0,
      })
    }
  })
}
