import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { maskNumber } from '../sealing'
import { openIdNumber } from './prizes/id-number'
import { redeemedPrizesOf } from './prizes/read'
import { redemptions, token_entries, votes } from './schema'

/** ID numbers that wait with a redemption, masked: the copy may leave the member's hands. */
async function maskedNumbers(db: Database, userId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: redemptions.id, sealed: redemptions.id_number })
    .from(redemptions)
    .where(eq(redemptions.user_id, userId))
  return new Map(
    rows.flatMap(({ id, sealed }) =>
      sealed === null ? [] : [[id, maskNumber(openIdNumber(sealed, id))] as const],
    ),
  )
}

/**
 * A member's tokens, prizes and votes. When the account goes, phone and ID number go, and things not handed over are cancelled; entries,
 * redemptions and votes stay as numbers that lead to no person.
 */
export const campaignPersonalData: PersonalDataProvider = {
  name: 'campaigns',
  async copyOf(db, userId) {
    const [entries, redeemed, numbers, cast] = await Promise.all([
      db
        .select({
          campaign_id: token_entries.campaign_id,
          tokens: token_entries.tokens,
          reason: token_entries.reason,
          created_at: token_entries.created_at,
        })
        .from(token_entries)
        .where(eq(token_entries.user_id, userId))
        .orderBy(desc(token_entries.id)),
      redeemedPrizesOf(db, userId),
      maskedNumbers(db, userId),
      db
        .select({
          campaign_id: votes.campaign_id,
          section: votes.section,
          choice: votes.choice,
          created_at: votes.created_at,
        })
        .from(votes)
        .where(eq(votes.user_id, userId))
        .orderBy(desc(votes.id)),
    ])
    return {
      tokens: entries,
      prizes: redeemed.map((prize) => ({ ...prize, id_number: numbers.get(prize._id) ?? null })),
      votes: cast,
    }
  },
  async erase(tx, userId) {
    await tx.update(redemptions).set({ phone: null, id_number: null }).where(eq(redemptions.user_id, userId))
    await tx
      .update(redemptions)
      .set({ state: 'cancelled', decided_by: 'account deleted' })
      .where(and(eq(redemptions.user_id, userId), eq(redemptions.state, 'waiting')))
  },
}
