import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { users } from '../schema'
import type { UserRow } from './users'

/** Whether a store made this account and its customer has not set a password yet. */
export const isWaitingInStore = ({ is_from_store, password_hash }: UserRow): boolean =>
  is_from_store && password_hash === null

/** Whether a member's number is theirs alone: verified, or kept by a store for its customer. */
export const isHeld = (member: UserRow): boolean => member.is_verified_phone || isWaitingInStore(member)

const heldRows = or(users.is_verified_phone, and(users.is_from_store, isNull(users.password_hash)))

export const numberTaken = () => domainError('ALREADY_TAKEN', 'phone number already in use')

/**
 * A number is a member's once they verified it, and a store's customer's while the store keeps it for them; until then as many as wish may
 * write it down. The rule of registration, profile, quick sign-up and codes alike. `memberId`: whose own number it may be.
 * @throws ALREADY_TAKEN
 */
export async function refuseHeldNumber(
  db: Database,
  e164: string,
  memberId: number | null = null,
): Promise<void> {
  const [holder] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.removed_at),
        eq(users.phone_no_e164, e164),
        heldRows,
        memberId === null ? undefined : ne(users.id, memberId),
      ),
    )
    .limit(1)
  if (holder) throw numberTaken()
}

/** Lets one transaction at a time write down or verify a number, so that none is written down while another verifies it. */
export async function lockNumber(tx: Database, e164: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone-number:${e164}`}, 0))`)
}
