import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { social_logins, users } from '../schema'
import type { UserRow } from './users'

/** Whether a member's address was only written down, while a number or another provider was proved: the account is whose those are. */
export async function isUnprovedEmail(
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

/** Takes an address from the member who merely claims it, as its owner has proved it. To be called before the owner's account gets it: an address is there once. */
export async function dropUnprovedEmail(tx: Database, email: string): Promise<void> {
  const [member] = await tx
    .select({
      id: users.id,
      is_verified_email: users.is_verified_email,
      is_verified_phone: users.is_verified_phone,
    })
    .from(users)
    .where(and(isNull(users.removed_at), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .for('update')
  if (member && (await isUnprovedEmail(tx, member)))
    await tx
      .update(users)
      .set({ email: null, updated_at: sql`now()` })
      .where(eq(users.id, member.id))
}
