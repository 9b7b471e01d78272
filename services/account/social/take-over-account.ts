import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { voidCodes } from '../codes/one-time-codes'
import { users } from '../schema'
import { closeSessions } from '../sign-in/session'

/**
 * Hands an account without any verified contact over to the visitor who has just verified its e-mail: through a provider, by a code or by the
 * link of a mail. Mostly it is the same person; but another person may have registered with the address, so the account's password,
 * sessions and codes end here. An unverified number gives no access and stays. Call it before a new session, password or provider is set,
 * in the same transaction.
 */
export async function takeOverUnverifiedAccount(tx: Database, userId: number): Promise<void> {
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
