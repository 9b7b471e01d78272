import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { one_time_codes, social_logins, users } from '../schema'
import { closeSessions } from '../session'

/**
 * Gives an account to the person whose provider has proved its e-mail. Whoever made the account never proved that address and may be
 * somebody else, waiting for its owner to come: password, sessions, codes, other providers and the proof of a phone number end here.
 */
export async function handOver(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({
      is_verified_email: true,
      is_verified_phone: false,
      password_hash: null,
      failed_logins: 0,
      locked_until: null,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, userId))
  await closeSessions(tx, userId)
  await tx.delete(social_logins).where(eq(social_logins.user_id, userId))
  await tx
    .update(one_time_codes)
    .set({ used_at: sql`now()` })
    .where(and(eq(one_time_codes.user_id, userId), isNull(one_time_codes.used_at)))
}
