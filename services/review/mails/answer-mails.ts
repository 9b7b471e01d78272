import { reviewPath } from '@/domain/review/reminder'
import { usersById } from '../../account'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import { reviewRejected } from '../templates/review-rejected'
import { reviewReplied } from '../templates/review-replied'

interface Reviewed {
  id: number
  user_id: number | null
  product_id: number
}

/** Whom a mail about a review goes to, and its product; null for a writer without account or address, or a product that is gone. */
async function addressed(tx: Database, { user_id: userId, product_id }: Reviewed) {
  if (userId === null) return null
  const [members, [card]] = await Promise.all([usersById(tx, [userId]), cardsById(tx, [product_id])])
  const member = members.get(userId)
  if (!member?.email || !card) return null
  const path = reviewPath({ product_id, slug: card.slug, category_slug: card.default_category.slug })
  return {
    to: { channel: 'email', recipient: member.email } as const,
    name: member.name,
    product: card.name,
    path,
  }
}

/** Queues the mail that tells the writer why their review was rejected. `act`: id of the act in the audit. */
export async function queueRejectedMail(
  tx: Database,
  review: Reviewed,
  { reason, act }: { reason: string; act: number },
): Promise<void> {
  const about = await addressed(tx, review)
  if (!about) return
  const { to, ...values } = about
  await queueMessage(tx, reviewRejected({ ...to, values: { ...values, reason } }), {
    onceKey: `review-rejected:${review.id}:${act}`,
  })
}

/** Queues the mail with the shop's reply to the writer of a review. `act`: id of the act in the audit. */
export async function queueRepliedMail(
  tx: Database,
  review: Reviewed,
  { reply, act }: { reply: string; act: number },
): Promise<void> {
  const about = await addressed(tx, review)
  if (!about) return
  const { to, path, ...values } = about
  await queueMessage(
    tx,
    reviewReplied({ ...to, values: { ...values, reply, path: path.split('?')[0] ?? path } }),
    {
      onceKey: `review-replied:${review.id}:${act}`,
    },
  )
}
