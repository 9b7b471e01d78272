import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { voidCodes } from '../codes'
import { social_logins, users } from '../schema'
import { closeSessions } from '../session'

/**
 * Gives an account whose e-mail was never proved to whoever has just proved it without being signed in there: through a provider, by a
 * code or by the link of a mail. Whoever made the account may be somebody else, waiting for the owner of the address to come: password,
 * sessions, codes, other providers and the phone number, by which one could sign in too, end here. To be called before a new session,
 * password or provider is put in their place, in the same transaction.
 */
export async function handOver(tx: Database, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({
      is_verified_email: true,
      phone_no: null,
      phone_code: null,
      phone_no_e164: null,
      is_verified_phone: false,
      password_hash: null,
      failed_logins: 0,
      locked_until: null,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, userId))
  await closeSessions(tx, userId)
  await tx.delete(social_logins).where(eq(social_logins.user_id, userId))
  await voidCodes(tx, userId)
}
