import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { post_votes } from './schema'
import { recountAll } from './votes/votes'

/** A member's votes for articles go with the account. Views are kept for a day, by digest. */
export const contentPersonalData: PersonalDataProvider = {
  name: 'help_votes',
  copyOf: (db, userId) =>
    db
      .select({
        post_id: post_votes.post_id,
        vote: post_votes.vote,
        reason: post_votes.reason,
        note: post_votes.note,
        created_at: post_votes.created_at,
      })
      .from(post_votes)
      .where(eq(post_votes.user_id, userId))
      .orderBy(desc(post_votes.created_at)),
  async erase(tx, userId) {
    const gone = await tx
      .delete(post_votes)
      .where(eq(post_votes.user_id, userId))
      .returning({ post_id: post_votes.post_id })
    await recountAll(
      tx,
      gone.map(({ post_id }) => post_id),
    )
  },
}
