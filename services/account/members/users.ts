import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { numbersOfLogin } from '@/domain/account/read-phone'
import type { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { setLevels } from '../../loyalty'
import { users } from '../schema'

export type UserRow = typeof users.$inferSelect
export type UserInput = typeof users.$inferInsert

const isLive = isNull(users.removed_at)

/** Members by id, those that exist. */
export async function usersById(db: Database, ids: readonly number[]): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who mails to a member go to; null without an address, and once the account is deleted. */
export async function mailRecipient(
  db: Database,
  userId: number,
): Promise<{ email: string; name: string } | null> {
  const member = (await usersById(db, [userId])).get(userId)
  return member?.email && member.removed_at === null ? { email: member.email, name: member.name } : null
}

/** A member that is still one. @throws USER_NOT_FOUND */
export async function memberById(db: Database, id: number): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isLive))
  if (!row) throw domainError('USER_NOT_FOUND', 'no such member')
  return row
}

/** Condition for a user name, in any case and either Unicode form. */
export const hasUserName = (name: string) => sql`account.fold(${users.user_name}) = account.fold(${name})`

const first = async (rows: Promise<UserRow[]>): Promise<UserRow | null> => (await rows)[0] ?? null

/**
 * By what a member signs in with: an e-mail or a user name in any case, or the phone number the member has verified. Digits may be a user
 * name too: the member who verified the number comes before one who only chose such a name.
 */
export function memberByLogin(db: Database, login: string): Promise<UserRow | null> {
  const numbers = numbersOfLogin(login)
  const hasVerifiedPhone =
    numbers.length > 0
      ? sql`(${users.is_verified_phone} AND ${inArray(users.phone_no_e164, numbers)})`
      : undefined
  return first(
    db
      .select()
      .from(users)
      .where(
        and(
          isLive,
          or(eq(sql`lower(${users.email})`, login.toLowerCase()), hasUserName(login), hasVerifiedPhone),
        ),
      )
      // An e-mail address is never a user name, as names have no '@'.
      .orderBy(...(hasVerifiedPhone ? [desc(hasVerifiedPhone)] : []))
      .limit(1),
  )
}

export const memberByEmail = (db: Database, email: string) =>
  first(
    db
      .select()
      .from(users)
      .where(and(isLive, eq(sql`lower(${users.email})`, email.toLowerCase()))),
  )

export const memberByUserName = (db: Database, userName: string) =>
  first(
    db
      .select()
      .from(users)
      .where(and(isLive, hasUserName(userName))),
  )

export const memberByPublicId = (db: Database, publicId: string) =>
  first(
    db
      .select()
      .from(users)
      .where(and(isLive, eq(users.public_id, publicId))),
  )

/** By phone: the member who verified the number, else the one a store keeps it for, else the one who entered it first. */
export const memberByPhone = (db: Database, e164: string) =>
  first(
    db
      .select()
      .from(users)
      .where(and(isLive, eq(users.phone_no_e164, e164)))
      .orderBy(sql`${users.is_verified_phone} DESC, ${users.is_from_store} DESC, ${users.id}`)
      .limit(1),
  )

/** Which of the pictures at these addresses a member shows as theirs. */
export async function picturesOfMembers(db: Database, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ image: users.image })
    .from(users)
    .where(sql`${users.image} = ANY(${sql.param([...addresses])}::text[])`)
  return rows.flatMap(({ image }) => image ?? [])
}

/** A member to be imported; on the lowest level unless `level` names the stage of another. */
export type MemberInput = UserInput & { level?: string }

/** Creates members; gives the id of each user name. */
export async function insertUsers(
  tx: Database,
  inputs: readonly MemberInput[],
): Promise<Map<string, number>> {
  if (inputs.length === 0) return new Map()
  const rows = await tx
    .insert(users)
    .values(inputs.map(({ level: _, ...row }) => row))
    .returning({ id: users.id, user_name: users.user_name })
  const ids = new Map(rows.map((row) => [row.user_name, row.id]))
  const given = inputs.flatMap(({ user_name, level }) => {
    const userId = ids.get(user_name)
    return level === undefined || userId === undefined ? [] : [{ userId, stage: level }]
  })
  await setLevels(tx, given)
  return ids
}

/** Vietnamese order: family and middle names, then the given name. */
export const fullName = (firstName: string | null, lastName: string | null): string =>
  [lastName, firstName].filter(Boolean).join(' ')

const CONFLICTS: Record<string, () => DomainError> = {
  users_user_name_key: () => domainError('USERNAME_REGISTERED', 'Username already registered.'),
  users_email_key: () => domainError('EMAIL_REGISTERED', 'Email already registered.'),
  users_verified_phone_key: () => domainError('ALREADY_TAKEN', 'phone number already in use'),
}

/** Runs a change of members; a name, address or number of another member is reported with the code of its field (AUT-26). */
export async function withoutConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw CONFLICTS[constraintOf(error)]?.() ?? error
  }
}

/** Whether a user name was taken by another member when this was written. */
export const isUserNameConflict = (error: unknown): boolean => constraintOf(error) === 'users_user_name_key'

/** Name of the constraint a database error is about, drizzle's wrapping taken off. */
function constraintOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return ''
}
