import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import {
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  type OtpCheck,
  type OtpMethod,
  type OtpRequest,
  type OtpScope,
} from '@/domain/account/otp'
import { maskEmail, maskPhone, type Phone } from '@/domain/account/phone'
import { domainError } from '@/domain/error-codes'
import { database, type Database, transaction } from '../../database'
import { countAttempt } from '../../limits'
import { accountLimits } from '../limits'
import { queueMessage } from '../../message'
import { takesNumber } from '../addresses/countries'
import { type Caller, recordSecurityEvent } from '../audit'
import {
  checkCode,
  isFirstToday,
  makeCode,
  makeRegistrationTicket,
  makeResetTicket,
  type RightCode,
  consumeCode,
} from './one-time-codes'
import { type CodeRecipient, findRecipient, fitToMethod } from './recipients'
import { lockNumber } from '../members/held-numbers'
import { requireDraft, consumeDraft } from '../registration/quick-sign-up'
import { rewardReferral } from '../registration/referral'
import { users } from '../schema'
import { rememberDevice } from '../sign-in/devices'
import { openSession } from '../sign-in/session'
import { takeOverUnverifiedAccount } from '../social/take-over-account'
import { requireOffered } from '../toggles'
import { memberById, type UserRow, withoutConflict } from '../members/users'
import { oneTimeCode } from '../templates/one-time-code'
import { contactChanged } from '../templates/contact-changed'

export interface CodeSent {
  method: OtpMethod
  /** masked */
  sent_to: string
  /** seconds */
  resend_in: number
  expires_in: number
}

/** Sends a code (POST /auth/otp/code). @throws the codes of the catalogue (OTP-28 to OTP-40), METHOD_OFF */
export async function sendCode(
  { scope, method, ...wish }: OtpRequest,
  { callerId, caller }: { callerId: number | null; caller: Caller },
): Promise<CodeSent> {
  const db = database()
  await requireOffered(db, method)
  const self = callerId === null ? null : await memberById(db, callerId)
  const to = await findRecipient(db, scope, fitToMethod(method, wish, self), callerId)
  if (scope === 'quick-signup') await requireDraft(db, to.target, caller)
  if (to.phone && !takesNumber(to.phone))
    throw domainError('INVALID_PHONE_NUMBER', 'no messages are sent to numbers of this country')
  // Few people have so many numbers: a caller with ever new ones sends messages to strangers at the shop's cost.
  const isOwnAddress = scope === 'verification' && to.phone === null
  if (!isOwnAddress && (await isFirstToday(db, to.target)))
    await countAttempt(accountLimits.target, caller.address)
  if (to.phone && (scope === 'change-number' || scope === 'verification'))
    await countAttempt(accountLimits['change-number'], String(callerId))
  await transaction(async (tx) => {
    const code = await makeCode(
      tx,
      { scope, target: to.target, method },
      { userId: to.member?.id ?? null, caller },
    )
    await queueMessage(
      tx,
      oneTimeCode({
        channel: method,
        recipient: to.target,
        values: { code, minutes: OTP_LIFETIME_SECONDS / 60, purpose: scope, name: to.member?.name },
      }),
    )
    await recordSecurityEvent(tx, 'code.requested', {
      userId: to.member?.id,
      caller,
      detail: `${scope} ${method}`,
    })
  })
  return {
    method,
    sent_to: to.phone ? maskPhone(to.phone) : maskEmail(to.target),
    resend_in: OTP_RESEND_SECONDS,
    expires_in: OTP_LIFETIME_SECONDS,
  }
}

/** The answer to a right code: the member, and uid and code of the next step where a password is to be set. */
export interface CodeAccepted {
  member: UserRow | null
  uid?: string
  code?: string
  /** shows at registration that the number or address was verified */
  proof?: string
  /** of the session that was opened, when the code signs in */
  token?: string
}

interface Accepted extends CodeRecipient {
  right: RightCode
  caller: Caller
}

type Effect = (tx: Database, accepted: Accepted) => Promise<CodeAccepted>

const known = (member: UserRow | null): UserRow => {
  if (!member) throw domainError('USER_NOT_FOUND', 'no such member')
  return member
}

async function resetFor(tx: Database, member: UserRow, method: OtpMethod) {
  return {
    uid: member.public_id,
    code: await makeResetTicket(tx, { userId: member.id, publicId: member.public_id, method }),
  }
}

/** The number is the member's from now on; claims of others that were never verified are void. */
export async function verifyNumber(
  tx: Database,
  member: UserRow,
  { phone, caller }: { phone: Phone; caller: Caller },
): Promise<UserRow> {
  await lockNumber(tx, phone.phone_no_e164)
  await tx
    .update(users)
    .set({ phone_no: null, phone_code: null, phone_no_e164: null })
    .where(
      and(
        eq(users.phone_no_e164, phone.phone_no_e164),
        ne(users.id, member.id),
        eq(users.is_verified_phone, false),
      ),
    )
  const { country_code, ...number } = phone
  await tx
    .update(users)
    .set({
      ...number,
      ...(country_code && { country_code }),
      is_verified_phone: true,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, member.id))
  // Before the decision on the reward: a new member's session is opened after it.
  await rememberDevice(tx, member.id, caller.deviceId)
  await rewardReferral(tx, member.id, phone.phone_no_e164)
  return memberById(tx, member.id)
}

async function verifyEmail(tx: Database, member: UserRow, email: string): Promise<UserRow> {
  await tx
    .update(users)
    .set({ is_verified_email: true, updated_at: sql`now()` })
    .where(and(eq(users.id, member.id), eq(sql`lower(${users.email})`, email), isNull(users.removed_at)))
  return memberById(tx, member.id)
}

const verify = (tx: Database, { member, phone, target, caller }: Accepted): Promise<UserRow> =>
  phone ? verifyNumber(tx, known(member), { phone, caller }) : verifyEmail(tx, known(member), target)

const EFFECTS: Record<OtpScope, Effect> = {
  verification: async (tx, accepted) => ({ member: await verify(tx, accepted) }),
  'change-number': async (tx, accepted) => {
    const before = known(accepted.member)
    const member = await verify(tx, accepted)
    if (before.email && before.phone_no_e164) {
      await queueMessage(
        tx,
        contactChanged({
          channel: 'email',
          recipient: before.email,
          values: { name: before.name, what: 'phone' },
        }),
      )
    }
    await recordSecurityEvent(tx, 'phone.changed', { userId: member.id, caller: accepted.caller })
    return { member }
  },
  'forget-password': async (tx, accepted) => {
    const member = known(accepted.member)
    return { member: null, ...(await resetFor(tx, member, accepted.phone ? 'sms' : 'email')) }
  },
  login: async (tx, accepted) => {
    const before = known(accepted.member)
    // An account whose address was never verified may have been made by another person: its password ends, and a new one is due at once.
    const isTakenOver = accepted.phone === null && !before.is_verified_email
    if (isTakenOver) await takeOverUnverifiedAccount(tx, before.id)
    const member = await verify(tx, accepted)
    return {
      member,
      token: await openSession(tx, member.id, accepted.caller),
      ...(isTakenOver && (await resetFor(tx, member, 'email'))),
    }
  },
  'quick-signup': async (tx, { phone, caller }) => {
    if (!phone) throw domainError('MISSING_PARAMETER', 'phone_no is missing')
    const member = await verifyNumber(tx, await consumeDraft(tx, phone, caller), { phone, caller })
    return {
      member,
      ...(await resetFor(tx, member, 'sms')),
      token: await openSession(tx, member.id, caller),
    }
  },
  // There is no member yet: what was verified is written into the account by the registration.
  register: async (tx, { target, phone, caller }) => ({
    member: null,
    proof: await makeRegistrationTicket(tx, { target, method: phone ? 'sms' : 'email', caller }),
  }),
  'registered-store': async (tx, accepted) => {
    const member = await verify(tx, accepted)
    return {
      member,
      ...(await resetFor(tx, member, 'sms')),
      token: await openSession(tx, member.id, accepted.caller),
    }
  },
}

/** Verifies a typed code and applies its effect (POST /auth/otp/verify, /auth/login/otp). @throws the codes of the catalogue */
export async function acceptCode(
  { scope, code, ...wish }: OtpCheck,
  { callerId, caller }: { callerId: number | null; caller: Caller },
): Promise<CodeAccepted> {
  const db = database()
  const to = await findRecipient(db, scope, wish, callerId)
  const at = { scope, target: to.target }
  const right = await checkCode(db, at, code, caller).catch(async (error: unknown) => {
    await recordSecurityEvent(db, 'code.refused', { userId: to.member?.id, caller, detail: scope })
    throw error
  })
  // A code that was sent to one member's screen does not work on another's.
  if (callerId !== null && right.userId !== null && right.userId !== to.member?.id)
    throw domainError('INCORRECT_OTP', 'wrong code')
  return withoutConflict(() =>
    transaction(async (tx) => {
      await consumeCode(tx, at, right)
      const accepted = await EFFECTS[scope](tx, { ...to, right, caller })
      await recordSecurityEvent(tx, 'code.verified', {
        userId: accepted.member?.id ?? to.member?.id,
        caller,
        detail: scope,
      })
      return accepted
    }),
  )
}
