import { eq, sql } from 'drizzle-orm'
import type { ChangePassword, SetPassword } from '@/domain/account/sign-in'
import { OTP_LIFETIME_SECONDS } from '@/domain/account/otp'
import { maskEmail } from '@/domain/account/phone'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { password } from '@/domain/forms/fields'
import { database, type Database, transaction } from '../../database'
import { addJob } from '../../jobs'
import { countAttempt, forgiveAttempt, mayAttempt } from '../../limits'
import { accountLimits } from '../limits'
import { queueMessage } from '../../message'
import { type Caller, recordSecurityEvent } from '../audit'
import {
  checkTicket,
  consumeCode,
  makeCode,
  makeResetTicket,
  TICKET_SECONDS,
  voidCodes,
} from '../codes/one-time-codes'
import { isUnverifiedEmail } from '../members/unverified-emails'
import { hashPassword, verifyPassword } from './passwords'
import { users } from '../schema'
import { closeSessions, type Session } from './session'
import { takeOverUnverifiedAccount } from '../social/take-over-account'
import { memberByEmail, memberById, memberByPublicId, type UserRow } from '../members/users'
import { passwordReset } from '../templates/password-reset'
import { unverifiedAddress } from '../templates/unverified-address'
import { passwordChanged } from '../templates/password-changed'

/**
 * Requests a reset mail (POST /auth/forget-password). The answer is the same for every address and takes as long: the member is looked
 * up later, by the job.
 */
export async function requestReset(email: string, caller: Caller): Promise<{ sent_to: string }> {
  await transaction(async (tx) => {
    await addJob(tx, 'reset-password-mail', { email, deviceId: caller.deviceId })
    await recordSecurityEvent(tx, 'password.reset_requested', { caller })
  })
  return { sent_to: maskEmail(email) }
}

/** Sends the mail with a link and a code if a member has this address, else nothing. Past the day's five it sends nothing either. */
export async function sendResetMail(email: string, deviceId: string | null, site: string): Promise<void> {
  const member = await memberByEmail(database(), email)
  if (!member) return
  if (await isUnverifiedEmail(database(), member)) {
    await transaction((tx) => notifyUnverifiedAddress(tx, member, email))
    return
  }
  try {
    await transaction(async (tx) => {
      const caller = { address: '', deviceId }
      const code = await makeCode(
        tx,
        { scope: 'forget-password', target: email, method: 'email' },
        // The link has a count of its own: codes others ask for do not use it up.
        { userId: member.id, caller, quota: `reset:${email}` },
      )
      const ticket = await makeResetTicket(tx, {
        userId: member.id,
        publicId: member.public_id,
        method: 'email',
      })
      const link = `${site}/set-password?${new URLSearchParams({ uid: member.public_id, code: ticket })}`
      await queueMessage(
        tx,
        passwordReset({
          channel: 'email',
          recipient: email,
          values: {
            name: member.name,
            link,
            link_minutes: TICKET_SECONDS / 60,
            code,
            code_minutes: OTP_LIFETIME_SECONDS / 60,
          },
        }),
      )
    })
  } catch (error) {
    // Asked for too often or a moment ago: the mail that is there already serves.
    if (!(error instanceof DomainError)) throw error
  }
}

/** Mails an unverified address of an account that was verified otherwise how its owner signs in; it opens no account. Five a day. */
async function notifyUnverifiedAddress(tx: Database, { name }: UserRow, email: string): Promise<void> {
  if (!(await mayAttempt(accountLimits['unverified-mail'], email))) return
  await queueMessage(
    tx,
    unverifiedAddress({
      channel: 'email',
      recipient: email,
      values: { name },
    }),
  )
}

/** After a new password: all other sessions end, a lock ends, and the member gets a mail. */
async function storePassword(tx: Database, member: UserRow, password_hash: string, staying: Session | null) {
  await tx
    .update(users)
    .set({ password_hash, failed_logins: 0, locked_until: null, updated_at: sql`now()` })
    .where(eq(users.id, member.id))
  await closeSessions(tx, member.id, staying)
  await voidCodes(tx, member.id)
  if (member.email && member.password_hash !== null) {
    await queueMessage(
      tx,
      passwordChanged({
        channel: 'email',
        recipient: member.email,
        values: { name: member.name, at: new Date() },
      }),
    )
  }
}

/**
 * Sets a password with the uid and code of a reset link or a right one-time code (POST /auth/set-password).
 * @throws USER_NOT_FOUND, NO_ACTIVE_OTP_REQUEST for a link that was used or is too old, INCORRECT_OTP
 */
export async function setPassword(
  { uid, code, password }: SetPassword,
  session: Session | null,
  caller: Caller,
): Promise<void> {
  const db = database()
  const member = await memberByPublicId(db, uid)
  if (!member) throw domainError('USER_NOT_FOUND', 'no such member')
  const at = { scope: 'set-password', target: uid } as const
  const right = await checkTicket(db, at, code)
  const password_hash = await hashPassword(password)
  await transaction(async (tx) => {
    await consumeCode(tx, at, right)
    const staying = session?.userId === member.id ? session : null
    // Opening the mail verifies the address; the account may have been made by another person who never verified it.
    if (right.method === 'email' && !member.is_verified_email && !staying)
      await takeOverUnverifiedAccount(tx, member.id)
    if (right.method === 'email')
      await tx.update(users).set({ is_verified_email: true }).where(eq(users.id, member.id))
    await storePassword(tx, member, password_hash, staying)
    await recordSecurityEvent(tx, 'password.set', { userId: member.id, caller })
  })
}

/**
 * Changes the member's own password (POST /auth/change-password); other sessions end.
 * @throws 401 WRONG_PASSWORD for an impossible password, 403 CURRENT_PASSWORD_INCORRECT, 402 SAME_PASSWORD, 429 after five wrong ones
 */
export async function changePassword(
  { currentpassword, newpassword }: ChangePassword,
  session: Session,
  caller: Caller,
): Promise<void> {
  const member = await memberById(database(), session.userId)
  const key = String(member.id)
  if (member.password_hash === null) throw domainError('WRONG_PASSWORD', 'the member has no password yet')
  // No password of ours, so no guess to count (ACC-15).
  if (!password().isValidSync(currentpassword)) throw domainError('WRONG_PASSWORD', 'wrong password')
  await countAttempt(accountLimits['current-password'], key)
  if (!(await verifyPassword(member.password_hash, currentpassword))) {
    await recordSecurityEvent(database(), 'password.change_refused', { userId: member.id, caller })
    throw domainError('CURRENT_PASSWORD_INCORRECT', 'wrong current password')
  }
  await forgiveAttempt(accountLimits['current-password'], key)
  if (await verifyPassword(member.password_hash, newpassword))
    throw domainError('SAME_PASSWORD', 'the new password is the old one')
  const password_hash = await hashPassword(newpassword)
  await transaction(async (tx) => {
    await storePassword(tx, member, password_hash, session)
    await recordSecurityEvent(tx, 'password.changed', { userId: member.id, caller })
  })
}

/** No current password at all is refused as a wrong one (ACC-15). */
export const explainChange = (failure: DomainError, fields: Record<string, string>): DomainError =>
  'currentpassword' in fields ? domainError('WRONG_PASSWORD', 'wrong password', { fields }) : failure
