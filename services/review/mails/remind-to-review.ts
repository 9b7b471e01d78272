import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsView } from '@/domain/bag/view'
import { reviewPath } from '@/domain/review/reminder'
import { settings } from '@/settings'
import { usersById } from '../../account'
import { reviewSubject } from '../../catalog'
import { type Database, transaction } from '../../database'
import { queueMessage } from '../../message'
import { receivedGoods } from '../../order'
import { reviews } from '../schema'
import { reviewReminder } from '../templates/review-reminder'
import { isReviewable } from '../write/read-content'

/** The goods that the member has neither reviewed nor withdrawn a review of, and that can be reviewed. */
async function unreviewed(tx: Database, userId: number, goods: readonly GoodsView[]): Promise<GoodsView[]> {
  const written = await tx
    .select({ product_id: reviews.product_id })
    .from(reviews)
    .where(
      and(
        eq(reviews.user_id, userId),
        inArray(
          reviews.product_id,
          goods.map(({ product_id }) => product_id),
        ),
      ),
    )
  const done = new Set(written.map(({ product_id }) => product_id))
  const waiting: GoodsView[] = []
  for (const each of goods)
    if (!done.has(each.product_id) && isReviewable(await reviewSubject(tx, each.product_id)))
      waiting.push(each)
  return waiting
}

/** Mails a member once that goods of a delivered order wait for their review; nothing when none does or the order was not kept. */
export async function remindToReview({ order_id }: { order_id: string }): Promise<void> {
  await transaction(async (tx) => {
    const received = await receivedGoods(tx, order_id)
    if (!received) return
    const { userId, reference } = received
    const member = (await usersById(tx, [userId])).get(userId)
    const recipient = member?.email ?? received.email
    if (member?.removed_at !== null || recipient === '') return
    const waiting = await unreviewed(tx, userId, received.goods)
    if (waiting.length === 0) return
    await queueMessage(
      tx,
      reviewReminder({
        channel: 'email',
        recipient,
        values: {
          name: member.name,
          reference,
          products: waiting.map((goods) => ({
            name: goods.name,
            variant: goods.variant,
            picture: goods.image_url,
            path: reviewPath(goods),
          })),
          points: { review: settings.REVIEW_POINTS, photos: settings.REVIEW_PHOTO_POINTS },
        },
      }),
      { onceKey: `review-reminder:${order_id}` },
    )
  })
}
