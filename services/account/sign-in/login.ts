import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { LOGIN_LOCK_MINUTES, MAX_FAILED_LOGINS, type Login } from '@/domain/account/sign-in'
import { numbersOfLogin } from '@/domain/account/read-phone'
import type { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { database, type Database, transaction } from '../../database'
import { type Caller, recordSecurityEvent } from '../audit'
import { loginDigest } from '../digest'
import { verifyDummy, verifyPassword } from './passwords'
import { removed_logins, users } from '../schema'
import { openSession } from './session'
import { memberByLogin, type UserRow } from '../members/users'

const LOCK_SECONDS = LOGIN_LOCK_MINUTES * 60

/** A lock's refusal, the same for wrong and right passwords. It names the lock's real end: an account's other refusals say as well that there is one. */
const lockedRefusal = (seconds: number) =>
  domainError('ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!', 'wrong password', {
    count: MAX_FAILED_LOGINS,
    locked_minutes: Math.ceil(seconds / 60),
    locked_seconds: seconds,
  })

/** Seconds until a lock ends, at least one. */
async function lockSecondsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number | null>`ceil(extract(epoch FROM ${users.locked_until} - now()))::int` })
    .from(users)
    .where(eq(users.id, userId))
  return Math.max(1, row?.seconds ?? 0)
}

/** The refusal of the n-th wrong password in a row (AUT-16 to AUT-20). */
function refusalOf(failures: number): DomainError {
  if (failures >= MAX_FAILED_LOGINS) return lockedRefusal(LOCK_SECONDS)
  if (failures === 4) return domainError('Fourth_failed_login_attempt', 'wrong password', { count: 4 })
  if (failures === 3) return domainError('Third_failed_login_attempt', 'wrong password')
  return domainError('INCORRECT_PASSWORD', 'wrong password')
}

const isUnlocked = or(isNull(users.locked_until), sql`${users.locked_until} <= now()`)

/**
 * Counts a wrong password. The fifth in a row locks the account; while it is locked nothing is counted, so that many at once lock it once
 * and no caller can prolong the lock. After the lock counting begins again.
 */
async function countFailure(db: Database, member: UserRow, caller: Caller): Promise<DomainError> {
  const failures = sql`CASE WHEN ${users.locked_until} IS NULL THEN ${users.failed_logins} + 1 ELSE 1 END`
  const [counted] = await db
    .update(users)
    .set({
      failed_logins: failures,
      locked_until: sql`CASE WHEN ${failures} >= ${MAX_FAILED_LOGINS} THEN now() + ${LOGIN_LOCK_MINUTES} * interval '1 minute' END`,
    })
    .where(and(eq(users.id, member.id), isUnlocked))
    .returning({ failures: users.failed_logins })
  const isLocking = counted?.failures === MAX_FAILED_LOGINS
  await recordSecurityEvent(db, isLocking ? 'login.locked' : 'login.failed', { userId: member.id, caller })
  return counted ? refusalOf(counted.failures) : lockedRefusal(await lockSecondsOf(db, member.id))
}

/** Whether this login was that of a deleted member, as their password shows. */
async function wasRemoved(db: Database, login: string, password: string): Promise<boolean> {
  const names = [...numbersOfLogin(login), login]
  const [removed] = await db
    .select()
    .from(removed_logins)
    .where(inArray(removed_logins.digest, names.map(loginDigest)))
  return removed ? verifyPassword(removed.password_hash, password) : verifyDummy(password)
}

/**
 * Signs in with e-mail, user name or verified phone number, and password (POST /auth/login); an earlier session of the same browser ends.
 * @throws the codes of AUT-16 to AUT-24: INCORRECT_PASSWORD, Third_…, Fourth_…, ACCOUNT_LOCKED_…, USER_ALREADY_REMOVED, LOGIN_FAILED
 */
export async function login(
  { email, password }: Login,
  caller: Caller,
): Promise<{ member: UserRow; token: string }> {
  const db = database()
  const member = await memberByLogin(db, email)
  if (!member) {
    if (await wasRemoved(db, email, password))
      throw domainError('USER_ALREADY_REMOVED', 'the member has left')
    await recordSecurityEvent(db, 'login.failed', { caller, detail: 'unknown login' })
    throw domainError('LOGIN_FAILED', 'wrong password')
  }
  const isRight =
    member.password_hash === null
      ? await verifyDummy(password)
      : await verifyPassword(member.password_hash, password)
  if (!isRight) throw await countFailure(db, member, caller)
  return transaction(async (tx) => {
    const [entering] = await tx
      .update(users)
      .set({ failed_logins: 0, locked_until: null })
      .where(and(eq(users.id, member.id), isUnlocked, isNull(users.removed_at)))
      .returning()
    // Locked meanwhile, or before: the right password does not open a locked account.
    if (!entering) throw lockedRefusal(await lockSecondsOf(tx, member.id))
    await recordSecurityEvent(tx, 'login.succeeded', { userId: member.id, caller })
    return { member: entering, token: await openSession(tx, member.id, caller) }
  })
}
