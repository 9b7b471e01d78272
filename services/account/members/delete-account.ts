import { eq, inArray, or, sql } from 'drizzle-orm'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { database, type Database, transaction } from '../../database'
import { countAttempt, forgiveAttempt } from '../../limits'
import { accountLimits } from '../limits'
import { addJob } from '../../jobs'
import { forgetMailChoices, queueMessage } from '../../message'
import { eraseEverywhere, type PersonalDataProviders } from '../../personal-data'
import { type Caller, recordSecurityEvent } from '../audit'
import { checkCode, consumeCode } from '../codes/one-time-codes'
import { loginDigest } from '../digest'
import { verifyPassword } from '../sign-in/passwords'
import {
  addresses,
  consents,
  member_devices,
  one_time_codes,
  referral_shares,
  removed_logins,
  sessions,
  sign_up_drafts,
  social_logins,
  users,
} from '../schema'
import { forgetAgreements } from './agreements'
import { memberById, type UserRow } from './users'
import { accountRemoved } from '../templates/account-removed'

/** The name on a deleted member's reviews. */
const REMOVED_NAME = 'Thành viên đã rời'

/** How a member shows that it is them: the password, or for those without one a code as for signing in. */
export interface RemovalProof {
  password?: string
  code?: string
}

/**
 * Erases everything personal of a member (DELETE /user/me). The row stays without a person, so that reviews and orders stay
 * countable; digests of the logins stay, so that a sign-in can say the account is deleted.
 * @throws ORDERS_UNDER_WAY while something is still to be delivered or paid back; CURRENT_PASSWORD_INCORRECT, TOO_MANY_REQUESTS, MISSING_PARAMETER, NO_ACTIVE_OTP_REQUEST, INCORRECT_OTP
 */
export async function removeMember(
  userId: number,
  proof: RemovalProof,
  { caller, providers }: { caller: Caller; providers: PersonalDataProviders },
): Promise<void> {
  const member = await memberById(database(), userId)
  const usedCode = await verify(member, proof, caller)
  await transaction(async (tx) => {
    if (usedCode) await consumeCode(tx, usedCode.at, usedCode.right)
    await eraseEverywhere(providers, tx, userId)
    if (member.email) {
      // An address that was only written down may be another person's, who unsubscribed it.
      if (member.is_verified_email) await forgetMailChoices(tx, member.email)
      await queueMessage(
        tx,
        accountRemoved({
          channel: 'email',
          recipient: member.email,
          values: { name: member.name },
        }),
      )
    }
    await storeDigests(tx, member)
    await erase(tx, member)
    if (member.image) await addJob(tx, 'delete-upload', { address: member.image })
    await recordSecurityEvent(tx, 'member.removed', { userId, caller })
  })
}

async function verify(member: UserRow, { password, code }: RemovalProof, caller: Caller) {
  if (member.password_hash !== null) {
    const key = String(member.id)
    await countAttempt(accountLimits['current-password'], key)
    if (password !== undefined && (await verifyPassword(member.password_hash, password))) {
      await forgiveAttempt(accountLimits['current-password'], key)
      return null
    }
    throw domainError('CURRENT_PASSWORD_INCORRECT', 'current password is wrong')
  }
  if (code === undefined) throw domainError('MISSING_PARAMETER', 'code is missing')
  return verifyByCode(member, code, caller)
}

/** The code may have gone to the number or to the address. */
async function verifyByCode(member: UserRow, code: string, caller: Caller) {
  const targets = [member.is_verified_phone ? member.phone_no_e164 : null, member.email?.toLowerCase()]
  let refusal: unknown = domainError('NO_ACTIVE_OTP_REQUEST', 'no code waits for this')
  for (const target of targets) {
    if (!target) continue
    const at = { scope: 'login', target } as const
    try {
      return { at, right: await checkCode(database(), at, code, caller) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'INCORRECT_OTP') refusal = error
    }
  }
  throw refusal
}

/** Only a sign-in with the right password learns that the account is deleted. */
async function storeDigests(tx: Database, member: UserRow): Promise<void> {
  const { email, user_name, password_hash } = member
  if (password_hash === null) return
  const phone = member.is_verified_phone ? member.phone_no_e164 : null
  const logins = [user_name, email, phone].filter((login) => login !== null)
  await tx
    .insert(removed_logins)
    .values(logins.map((login) => ({ digest: loginDigest(login), password_hash })))
    .onConflictDoUpdate({
      target: removed_logins.digest,
      set: { password_hash, removed_at: sql`now()` },
    })
}

async function erase(tx: Database, member: UserRow): Promise<void> {
  const { id } = member
  for (const table of [addresses, sessions, member_devices, social_logins, consents, referral_shares])
    await tx.delete(table).where(eq(table.user_id, id))
  await forgetAgreements(tx, id)
  const contacts = [
    member.is_verified_phone ? member.phone_no_e164 : null,
    member.is_verified_email ? member.email?.toLowerCase() : null,
    member.public_id,
  ].filter((contact) => contact !== null && contact !== undefined)
  await tx
    .delete(one_time_codes)
    .where(or(eq(one_time_codes.user_id, id), inArray(one_time_codes.target, contacts)))
  await tx.delete(sign_up_drafts).where(inArray(sign_up_drafts.phone_no_e164, contacts))
  await tx
    .update(users)
    .set({
      public_id: sql`gen_random_uuid()`,
      // No user name that can be registered has a dot, so this one collides with none.
      user_name: `da-xoa.${id}`,
      name: REMOVED_NAME,
      first_name: null,
      last_name: null,
      image: null,
      gender: null,
      date_of_birth: null,
      locale: 'vi',
      email: null,
      is_verified_email: false,
      phone_no: null,
      phone_code: null,
      phone_no_e164: null,
      is_verified_phone: false,
      country_code: 'VN',
      skin_types: [],
      hair_types: [],
      is_expert_reviewer: false,
      password_hash: null,
      failed_logins: 0,
      locked_until: null,
      acquisition_source: null,
      acquisition: {},
      updated_at: sql`now()`,
      removed_at: sql`now()`,
    })
    .where(eq(users.id, id))
}
