import { POINTS_AT_RISK_DAYS, type ReviewState } from '@/domain/review/state'
import { settings } from '@/settings'
import type { Database } from '../../database'
import { publish } from '../../jobs'
import { grantPoints, pointsFor } from '../../loyalty'

const DAY_MS = 86_400_000

/** What a review brings, by the reason of its entries; what is taken back has a reason of its own. */
const KINDS = [
  { reason: 'review', takenBack: 'review-taken-back', amount: () => settings.REVIEW_POINTS },
  {
    reason: 'review-photos',
    takenBack: 'review-photos-taken-back',
    amount: () => settings.REVIEW_PHOTO_POINTS,
  },
] as const

const REASONS = KINDS.flatMap(({ reason, takenBack }) => [reason, takenBack])

interface Reviewed {
  id: number
  user_id: number | null
  state: ReviewState
  total_images: number
  published_at: Date | null
}

/** What the member holds for a review. */
export const pointsOfReview = async (db: Database, userId: number, reviewId: number): Promise<number> =>
  (await pointsFor(db, { userId, reasons: REASONS, reference: String(reviewId) })).points

/**
 * Brings the points for a review to what its state merits: granted once it is published, taken back when it is removed or rejected, or
 * its photos are, within POINTS_AT_RISK_DAYS of its publication. A held review keeps what it has until it is decided. `tx` holds the row's
 * lock, so that the points exist exactly once whatever comes in parallel, and with the change or not at all.
 */
export async function settlePoints(tx: Database, review: Reviewed): Promise<void> {
  const { user_id: userId, state } = review
  if (userId === null || state === 'held') return
  const isAtRisk =
    review.published_at !== null && Date.now() - review.published_at.getTime() < POINTS_AT_RISK_DAYS * DAY_MS
  for (const { reason, takenBack, amount } of KINDS) {
    const merits = state === 'published' && (reason === 'review' || review.total_images > 0)
    const reference = String(review.id)
    const held = await pointsFor(tx, { userId, reasons: [reason, takenBack], reference })
    // Each entry has a reference of its own: a review may be rejected and published more than once.
    const next = held.entries === 0 ? reference : `${reference}/${held.entries}`
    if (merits && held.points <= 0 && amount() > 0)
      await grantPoints(tx, { userId, points: amount(), reason, reference: next })
    if (!merits && held.points > 0 && isAtRisk)
      await grantPoints(tx, { userId, points: -held.points, reason: takenBack, reference: next })
  }
  // Campaigns bring their tokens to what the review merits once the change is committed.
  await publish(tx, 'review-changed', { review_id: review.id }, { key: String(review.id) })
}
