import { randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import {
  OTP_ATTEMPTS,
  OTP_LIFETIME_SECONDS,
  OTP_REQUESTS_PER_DAY,
  OTP_RESEND_SECONDS,
  type OtpMethod,
  type OtpScope,
} from '@/domain/account/otp'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { tooManyRequests } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { mayAttempt } from '../../limits'
import { accountLimits } from '../limits'
import type { Caller } from '../audit'
import { keyedDigest, sameDigest } from '../../digest'
import { code_quotas, one_time_codes } from '../schema'

/**
 * One-time codes (OTP-02, OTP-41): six digits for a number or address and one purpose. Only their digests are kept.
 */

/** Purposes of codes: the scopes in which people type codes, and the link that sets a password. */
export type CodeScope = OtpScope | 'set-password' | 'registration'

interface Destination {
  scope: CodeScope
  /** E.164 number, lower-case address, or a member's public id */
  target: string
  method: OtpMethod
}

const digestOf = (scope: CodeScope, target: string, code: string) =>
  keyedDigest(`code:${scope}`, `${target}\0${code}`)

/**
 * Makes a code, within the day's five for this number or address. The count is in the database and taken under the target's lock, so
 * that parallel requests cannot pass it. A visitor who asked less than 60 s ago gets the answer to use that code, or, once five wrong guesses
 * have ended it, how long to wait for a new one; requests of other browsers do not block it.
 * @throws ACTIVE_OTP_ALREADY_SENT with `details.resend_in`, TOO_MANY_REQUESTS with `details.retry_after`, OTP_MAXIMUM
 */
export async function makeCode(
  tx: Database,
  { scope, target, method }: Destination,
  { userId, caller, quota = target }: { userId: number | null; caller: Caller; quota?: string },
): Promise<string> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`one-time-code:${target}`}, 0))`)
  const last = await lastCodeOf(tx, { scope, target }, caller)
  if (last && last.seconds > 0) {
    if (last.attempts >= OTP_ATTEMPTS) throw tooManyRequests(last.seconds)
    throw domainError('ACTIVE_OTP_ALREADY_SENT', 'a code is on its way already', {
      resend_in: last.seconds,
    })
  }
  await countAgainstQuota(tx, quota)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await keep(tx, { scope, target, method }, code, { userId, caller, seconds: OTP_LIFETIME_SECONDS })
  return code
}

/** The newest unused code this browser asked for: seconds until another may be sent, wrong guesses at it. */
async function lastCodeOf(
  tx: Database,
  { scope, target }: Pick<Destination, 'scope' | 'target'>,
  { deviceId }: Caller,
): Promise<{ seconds: number; attempts: number } | undefined> {
  if (deviceId === null) return undefined
  const [last] = await tx
    .select({
      seconds: sql<number>`ceil(${OTP_RESEND_SECONDS} - extract(epoch FROM now() - ${one_time_codes.created_at}))::int`,
      attempts: one_time_codes.attempts,
    })
    .from(one_time_codes)
    .where(
      and(
        eq(one_time_codes.target, target),
        eq(one_time_codes.scope, scope),
        eq(one_time_codes.device_id, deviceId),
        isNull(one_time_codes.used_at),
      ),
    )
    .orderBy(desc(one_time_codes.created_at))
    .limit(1)
  return last
}

const today = sql`(now() AT TIME ZONE ${SHOP_TIME_ZONE})::date`

/** Whether no code was requested for this target today. */
export async function isFirstToday(db: Database, target: string): Promise<boolean> {
  const [counted] = await db
    .select({ count: code_quotas.count })
    .from(code_quotas)
    .where(and(eq(code_quotas.target, keyedDigest('quota', target)), eq(code_quotas.day, today)))
  return counted === undefined
}

/** One more for this target today, by the shop's calendar. The count outlives the member: its target is a digest. @throws OTP_MAXIMUM */
async function countAgainstQuota(tx: Database, target: string): Promise<void> {
  const counted = await tx
    .insert(code_quotas)
    .values({
      target: keyedDigest('quota', target),
      day: sql`(now() AT TIME ZONE ${SHOP_TIME_ZONE})::date`,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [code_quotas.target, code_quotas.day],
      set: { count: sql`${code_quotas.count} + 1` },
      setWhere: lt(code_quotas.count, OTP_REQUESTS_PER_DAY),
    })
    .returning({ count: code_quotas.count })
  if (counted.length === 0) throw domainError('OTP_MAXIMUM', 'five codes a day at most')
}

async function keep(
  tx: Database,
  { scope, target, method }: Destination,
  code: string,
  { userId, caller, seconds }: { userId: number | null; caller: Caller | null; seconds: number },
): Promise<void> {
  await tx.insert(one_time_codes).values({
    scope,
    target,
    method,
    code_hash: digestOf(scope, target, code),
    user_id: userId,
    device_id: caller?.deviceId ?? null,
    expires_at: sql`now() + ${seconds} * interval '1 second'`,
  })
}

/** How long a ticket of a link can be used. */
export const TICKET_SECONDS = 1_800

/** A ticket to set a password with: long, random, TICKET_SECONDS. `publicId` and the ticket are uid and code of /set-password. */
export async function makeResetTicket(
  tx: Database,
  { userId, publicId, method }: { userId: number; publicId: string; method: OtpMethod },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await keep(tx, { scope: 'set-password', target: publicId, method }, ticket, {
    userId,
    caller: null,
    seconds: TICKET_SECONDS,
  })
  return ticket
}

/** A ticket to register with: shows for half an hour that a code sent to this number or address was typed. */
export async function makeRegistrationTicket(
  tx: Database,
  { target, method, caller }: { target: string; method: OtpMethod; caller: Caller },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await keep(tx, { scope: 'registration', target, method }, ticket, {
    userId: null,
    caller,
    seconds: TICKET_SECONDS,
  })
  return ticket
}

export interface RightCode {
  id: string
  userId: number | null
  method: string
}

type At = Pick<Destination, 'scope' | 'target'>

const waitingAt = ({ scope, target }: At) =>
  and(
    eq(one_time_codes.target, target),
    eq(one_time_codes.scope, scope),
    isNull(one_time_codes.used_at),
    gt(one_time_codes.expires_at, sql`now()`),
  )

const noCode = () => domainError('NO_ACTIVE_OTP_REQUEST', 'no code waits for this')
const rightCode = ({ id, user_id, method }: typeof one_time_codes.$inferSelect): RightCode => ({
  id,
  userId: user_id,
  method,
})

/**
 * Whether this is a code of this target and purpose. Every guess counts, also one whose transaction fails afterwards, so give it the
 * database itself. Five guesses of the browser that asked for a code end it; five of others end only what others may guess.
 * @throws NO_ACTIVE_OTP_REQUEST when there is none (any more), INCORRECT_OTP
 */
export async function checkCode(db: Database, at: At, code: string, caller: Caller): Promise<RightCode> {
  const waiting = await guessable(db, at, caller)
  if (waiting.length === 0) throw noCode()
  const digest = digestOf(at.scope, at.target, code)
  const right = waiting.find((row) => sameDigest(row.code_hash, digest))
  if (!right) throw domainError('INCORRECT_OTP', 'wrong code')
  return rightCode(right)
}

/** The codes this caller may guess at now, the guess counted. */
async function guessable(db: Database, at: At, { deviceId }: Caller) {
  const own =
    deviceId === null
      ? []
      : await db
          .update(one_time_codes)
          .set({ attempts: sql`${one_time_codes.attempts} + 1` })
          .where(and(waitingAt(at), eq(one_time_codes.device_id, deviceId)))
          .returning()
  if (own.length > 0) return own.filter(({ attempts }) => attempts <= OTP_ATTEMPTS)
  const waiting = await db.select().from(one_time_codes).where(waitingAt(at))
  if (waiting.length > 0 && !(await mayAttempt(accountLimits['foreign-guess'], `${at.scope}:${at.target}`)))
    return []
  return waiting
}

/** A ticket, of a reset link or of a registration. It is too long to be guessed, so guesses are not counted: strangers who know the target cannot use it up. @throws NO_ACTIVE_OTP_REQUEST */
export async function checkTicket(db: Database, at: At, ticket: string): Promise<RightCode> {
  const [row] = await db
    .select()
    .from(one_time_codes)
    .where(and(waitingAt(at), eq(one_time_codes.code_hash, digestOf(at.scope, at.target, ticket))))
  if (!row) throw noCode()
  return rightCode(row)
}

/** Consumes a right code in the transaction of what it allows, with all others of its target and purpose. @throws NO_ACTIVE_OTP_REQUEST when another call was faster */
export async function consumeCode(
  tx: Database,
  { scope, target }: Pick<Destination, 'scope' | 'target'>,
  { id }: RightCode,
): Promise<void> {
  const used = await tx
    .update(one_time_codes)
    .set({ used_at: sql`now()` })
    .where(
      and(eq(one_time_codes.target, target), eq(one_time_codes.scope, scope), isNull(one_time_codes.used_at)),
    )
    .returning({ id: one_time_codes.id })
  if (!used.some((row) => row.id === id))
    throw domainError('NO_ACTIVE_OTP_REQUEST', 'the code was used already')
}

/** Voids a member's waiting codes and tickets: what they were for has changed. */
export async function voidCodes(tx: Database, userId: number): Promise<void> {
  await tx
    .update(one_time_codes)
    .set({ used_at: sql`now()` })
    .where(and(eq(one_time_codes.user_id, userId), isNull(one_time_codes.used_at)))
}

/** Codes, tickets and counts that can do nothing any more. */
export async function deleteOldCodes(db: Database): Promise<void> {
  await db.delete(one_time_codes).where(sql`${one_time_codes.expires_at} < now() - interval '1 day'`)
  await db.delete(code_quotas).where(sql`${code_quotas.day} < current_date - 2`)
}
