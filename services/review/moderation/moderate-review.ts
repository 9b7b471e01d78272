import { sql } from 'drizzle-orm'
import { COPY_LEAST_CHARACTERS, moderate, type Verdict } from '@/domain/review/moderation/moderate'
import type { Database } from '../../database'
import { reviews } from '../schema'
import { moderationRules } from './rules'

interface Draft {
  /** of an edit: a review does not copy itself */
  reviewId: number | null
  userId: number
  productId: number
  details: string
  captions: readonly string[]
}

/** So many of the latest reviews of a product and of a member are compared. */
const COMPARED = 500

/**
 * Whether another review has the same text, or one of the same product or the same member nearly has (pg_trgm). The whole shop is compared
 * by digest alone: similarity to every review would read them all (decision 60).
 */
async function isCopy(db: Database, draft: Draft, similarity: number): Promise<boolean> {
  if (draft.details.length < COPY_LEAST_CHARACTERS) return false
  const { rows } = await db.execute(sql`
    SELECT FROM ${reviews} WHERE md5(lower(details)) = md5(lower(${draft.details}))
      AND id IS DISTINCT FROM ${draft.reviewId} AND state <> 'removed'
    UNION ALL
    SELECT FROM (
      (SELECT id, details FROM ${reviews} WHERE product_id = ${draft.productId} AND state <> 'removed'
        ORDER BY created_at DESC LIMIT ${COMPARED})
      UNION ALL
      (SELECT id, details FROM ${reviews} WHERE user_id = ${draft.userId} AND state <> 'removed'
        ORDER BY created_at DESC LIMIT ${COMPARED})
    ) near
    WHERE id IS DISTINCT FROM ${draft.reviewId} AND public.similarity(details, ${draft.details}) >= ${similarity}
    LIMIT 1`)
  return rows.length > 0
}

/** What the rules make of a review: its text and the captions of its photos, and whether the text is another's. */
export async function moderateReview(db: Database, draft: Draft): Promise<Verdict> {
  const { compiled, copied } = await moderationRules(db)
  const verdict = moderate([draft.details, ...draft.captions].join('\n'), compiled)
  if (verdict.state === 'rejected' || !copied) return verdict
  if (!(await isCopy(db, draft, copied.similarity))) return verdict
  if (verdict.state === 'held' && copied.verdict === 'held') return verdict
  return { state: copied.verdict, reason: copied.reason }
}
