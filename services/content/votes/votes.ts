import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DislikeInput } from '@/domain/content/vote'
import { notFound } from '@/domain/error'
import { type Database, transaction } from '../../database'
import { post_counts, post_votes } from '../schema'
import { keyOf, type Visitor } from './visitor'

type Vote = typeof post_votes.$inferSelect.vote

export interface Standing {
  likes: number
  dislikes: number
  /** the caller's own */
  vote: Vote | null
}

/** A member's vote is also the one the device gave before the sign-in. */
const keysOf = (visitor: Visitor): string[] => [
  ...new Set([keyOf(visitor), ...(visitor.device === null ? [] : [visitor.device])]),
]

async function ownVotes(db: Database, postId: number, visitor: Visitor) {
  const rows = await db
    .select({ voter: post_votes.voter, vote: post_votes.vote })
    .from(post_votes)
    .where(and(eq(post_votes.post_id, postId), inArray(post_votes.voter, keysOf(visitor))))
  const own = rows.find(({ voter }) => voter === keyOf(visitor))
  return { rows, vote: (own ?? rows[0])?.vote ?? null }
}

/** The votes of an article and the caller's own. @throws NOT_FOUND */
export async function standingOf(db: Database, postId: number, visitor: Visitor): Promise<Standing> {
  const [counts] = await db
    .select({ likes: post_counts.likes, dislikes: post_counts.dislikes })
    .from(post_counts)
    .where(eq(post_counts.post_id, postId))
  if (!counts) throw notFound('article')
  const isKnown = visitor.userId !== null || visitor.device !== null
  return { ...counts, vote: isKnown ? (await ownVotes(db, postId, visitor)).vote : null }
}

interface Wish {
  vote: Vote
  reason?: DislikeInput['reason']
  note?: string
}

/**
 * Toggles a vote: the same one again takes it back, the other one replaces it. A dislike with a reason is no toggle: it sets the vote, so that
 * a reader can say why after the press. @throws NOT_FOUND, BAD_REQUEST without a device
 */
export async function toggleVote(
  postId: number,
  visitor: Visitor,
  { vote, reason, note = '' }: Wish,
): Promise<Standing> {
  const voter = keyOf(visitor)
  return transaction(async (tx) => {
    // The lock of the counters puts the votes of an article in a row: those of one person cannot pass each other.
    const [counts] = await tx
      .select({ likes: post_counts.likes, dislikes: post_counts.dislikes })
      .from(post_counts)
      .where(eq(post_counts.post_id, postId))
      .for('update')
    if (!counts) throw notFound('article')
    const { rows, vote: before } = await ownVotes(tx, postId, visitor)
    const says = reason !== undefined || note !== ''
    const after = before === vote && !says ? null : vote
    if (rows.length > 0)
      await tx.delete(post_votes).where(
        and(
          eq(post_votes.post_id, postId),
          inArray(
            post_votes.voter,
            rows.map((row) => row.voter),
          ),
        ),
      )
    if (after !== null)
      await tx.insert(post_votes).values({
        post_id: postId,
        voter,
        user_id: visitor.userId,
        vote: after,
        reason: reason ?? null,
        note,
      })
    return { ...(await recount(tx, postId)), vote: after }
  })
}

/** Counts the votes of an article. */
async function recount(tx: Database, postId: number): Promise<{ likes: number; dislikes: number }> {
  const count = (vote: Vote) =>
    sql`(SELECT count(*)::int FROM ${post_votes} WHERE ${eq(post_votes.post_id, postId)} AND ${eq(post_votes.vote, vote)})`
  const [row] = await tx
    .update(post_counts)
    .set({ likes: count('like'), dislikes: count('dislike') })
    .where(eq(post_counts.post_id, postId))
    .returning({ likes: post_counts.likes, dislikes: post_counts.dislikes })
  return row ?? { likes: 0, dislikes: 0 }
}

/** Counts the votes of several articles, whose rows went with a member. */
export async function recountAll(tx: Database, postIds: readonly number[]): Promise<void> {
  for (const id of [...postIds].sort((one, other) => one - other)) await recount(tx, id)
}
