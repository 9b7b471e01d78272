import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { social_logins, users } from '../schema'
import { memberByEmail, type UserRow } from './users'

/** Whether a member's address is unverified, while a number or another provider is verified: the account belongs to the owner of those. */
export async function isUnverifiedEmail(
  db: Database,
  member: Pick<UserRow, 'id' | 'is_verified_email' | 'is_verified_phone'>,
): Promise<boolean> {
  if (member.is_verified_email) return false
  if (member.is_verified_phone) return true
  const [link] = await db
    .select({ provider: social_logins.provider })
    .from(social_logins)
    .where(eq(social_logins.user_id, member.id))
    .limit(1)
  return link !== undefined
}

/** Whether an address cannot be registered: it is a member's, who verified it or has nothing else to sign in with. */
export async function isRegisteredEmail(db: Database, email: string): Promise<boolean> {
  const member = await memberByEmail(db, email)
  return member !== null && !(await isUnverifiedEmail(db, member))
}

/** Removes an address from the member who did not verify it, as its owner has. Call it before the owner's account gets it: addresses are unique. */
export async function dropUnverifiedEmail(tx: Database, email: string): Promise<void> {
  const [member] = await tx
    .select({
      id: users.id,
      is_verified_email: users.is_verified_email,
      is_verified_phone: users.is_verified_phone,
    })
    .from(users)
    .where(and(isNull(users.removed_at), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .for('update')
  if (member && (await isUnverifiedEmail(tx, member)))
    await tx
      .update(users)
      .set({ email: null, updated_at: sql`now()` })
      .where(eq(users.id, member.id))
}
