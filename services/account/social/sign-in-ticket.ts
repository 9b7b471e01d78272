import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { voidCodes } from '../codes/one-time-codes'
import { users } from '../schema'
import { closeSessions } from '../sign-in/session'

/**
 * Gives an account of which nothing was ever proved to whoever has just proved its e-mail without being signed in there: through a
 * provider, by a code or by the link of a mail. Mostly it is the same person; it may also be the owner of an address that somebody else
 * wrote down, so the password, sessions and codes there were end here. A number that was written down opens nothing and stays. To be
 * called before a new session, password or provider is put in their place, in the same transaction.
 */
export async function handOver(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({
      is_verified_email: true,
      is_from_store: false,
      password_hash: null,
      failed_logins: 0,
      locked_until: null,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, userId))
  await closeSessions(tx, userId)
  await voidCodes(tx, userId)
}
