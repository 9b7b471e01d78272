import { eq, lt, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { notFound } from '@/domain/error'
import { type Database, transaction } from '../../database'
import { keyedDigest } from '../../digest'
import { post_counts, post_views } from '../schema'
import { keyOf, type Visitor } from './visitor'

/** Today in Vietnam. */
const TODAY = sql`(now() AT TIME ZONE ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`

/** Counts a visitor's reading of an article, once a Vietnamese day. @throws NOT_FOUND, BAD_REQUEST without a device */
export async function countView(
  postId: number,
  visitor: Visitor,
): Promise<{ views: number; counted: boolean }> {
  const key = keyedDigest('help-view', keyOf(visitor))
  return transaction(async (tx) => {
    const ofPost = eq(post_counts.post_id, postId)
    const [before] = await tx.select({ views: post_counts.views }).from(post_counts).where(ofPost)
    if (!before) throw notFound('article')
    const seen = await tx
      .insert(post_views)
      .values({ day: TODAY, post_id: postId, visitor: key })
      .onConflictDoNothing()
      .returning({ day: post_views.day })
    if (seen.length === 0) return { views: before.views, counted: false }
    const [row] = await tx
      .update(post_counts)
      .set({ views: sql`${post_counts.views} + 1` })
      .where(ofPost)
      .returning({ views: post_counts.views })
    return { views: row?.views ?? before.views, counted: true }
  })
}

/** Who read what on days gone by is counted and forgotten. */
export async function forgetViews(db: Database): Promise<void> {
  await db.delete(post_views).where(lt(post_views.day, TODAY))
}
