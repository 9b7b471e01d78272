import { eq, or, sql } from 'drizzle-orm'
import type { CodeRegistration, Registration } from '@/domain/account/sign-in'
import { DEFAULT_COUNTRY, type Phone } from '@/domain/account/phone'
import { readMobile } from '@/domain/account/read-phone'
import { type DomainError, invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import type { Voucher } from '@/domain/voucher'
import { settings } from '@/settings'
import { voucherByCode } from '../../voucher'
import { database, type Database, transaction } from '../../database'
import { queueMessage } from '../../message'
import { acquisitionOf } from './acquisition'
import { type Caller, recordSecurityEvent } from '../audit'
import { checkTicket, consumeCode as takeTicket } from '../codes/one-time-codes'
import { recordRegistration } from '../members/agreements'
import { lockNumber, refuseHeldNumber } from '../members/held-numbers'
import { fullName, hasUserName, memberByEmail, type UserRow, withoutConflict } from '../members/users'
import { dropUnverifiedEmail, isUnverifiedEmail } from '../members/unverified-emails'
import { verifyNumber } from '../codes/verify-codes'
import { hashPassword } from '../sign-in/passwords'
import { giftContactDigest, type RegistrationGift, registrationGiftOf } from './gifts'
import { checkRecaptcha } from './recaptcha'
import { recordReferral } from './referral'
import { users } from '../schema'
import { openSession } from '../sign-in/session'
import { insertWithFreeUserName } from './user-names'
import { welcome } from '../templates/welcome'

export interface Registered {
  member: UserRow
  token: string
  voucher: Voucher | null
}

/** Fields that have a code of their own when they are wrong (AUT-28, AUT-29). */
const FIELD_CODES = [
  ['user_name', 'INVALID_USERNAME', 'Invalid Username'],
  ['first_name', 'INVALID_FIRST_NAME', 'Invalid First Or Last Name'],
  ['last_name', 'INVALID_LAST_NAME', 'Invalid First Or Last Name'],
] as const

/** Replaces the general refusal by the code of the wrong field; `details.fields` names all wrong fields. */
export function explainRegistration(failure: DomainError, fields: Record<string, string>): DomainError {
  const own = FIELD_CODES.find(([name]) => name in fields)
  return own ? domainError(own[1], own[2], { fields }) : failure
}

type Answers = Omit<Registration, 'email' | 'user_name' | 'phone_no' | 'gender'> &
  Pick<CodeRegistration, 'email' | 'user_name' | 'gender'>

/** An empty answer is none. */
const given = (answer: string | undefined) => (answer === '' ? undefined : answer)

/** @throws USERNAME_AND_EMAIL_REGISTERED, or the one of them that is */
async function refuseRegistered(db: Database, { user_name, email }: Pick<Answers, 'user_name' | 'email'>) {
  const isName = user_name ? hasUserName(user_name) : sql`false`
  const isEmail = email ? eq(sql`lower(${users.email})`, email) : sql`false`
  const rows = await db
    .select({
      name: sql<boolean>`bool_or(${isName})`,
      email: sql<boolean>`coalesce(bool_or(${isEmail}), false)`,
    })
    .from(users)
    .where(or(isName, isEmail))
  const [known] = rows
  if (known?.name && known.email)
    throw domainError('USERNAME_AND_EMAIL_REGISTERED', 'Username and email already registered.')
  if (known?.email) throw domainError('EMAIL_REGISTERED', 'Email already registered.')
  if (known?.name) throw domainError('USERNAME_REGISTERED', 'Username already registered.')
}

/** @throws INVALID_FIELDS for an impossible number, ALREADY_TAKEN for another member's */
async function freePhone(
  db: Database,
  { phone_no, phone_code }: Pick<Registration, 'phone_no' | 'phone_code'>,
): Promise<Phone> {
  const phone = readMobile(phone_no, phone_code)
  if (!phone) throw invalidFields({ phone_no: texts.phoneInvalid })
  await refuseHeldNumber(db, phone.phone_no_e164)
  return phone
}

interface NewMember {
  answers: Answers
  /** the number or address that a code has verified, and what campaigns give for it; null without one */
  verified: { contact: string; gifts: readonly RegistrationGift[] } | null
  phone: Phone | null
  caller: Caller
  /** in the transaction that makes the member, before it is there */
  prepare?: (tx: Database) => Promise<void>
  /** in the same transaction: what a code has verified */
  verify?: (tx: Database, member: UserRow) => Promise<UserRow>
}

/** The voucher a registration brings: that of the campaign it came from, where the campaign gives one, else the welcome voucher. */
async function voucherOf(
  tx: Database,
  { member, answers, verified }: Pick<NewMember, 'answers' | 'verified'> & { member: UserRow },
): Promise<Voucher | null> {
  const { can_get_checkin_voucher, acquisition_campaign: campaign } = answers
  const own =
    can_get_checkin_voucher && campaign && verified
      ? await registrationGiftOf(verified.gifts, tx, {
          userId: member.id,
          campaign,
          contactDigest: giftContactDigest(campaign, verified.contact),
        })
      : null
  return voucherByCode(tx, own ?? settings.WELCOME_VOUCHER_CODE)
}

/** Makes the member, greets them where there is an address, and signs them in. */
async function createMember({
  answers,
  verified,
  phone,
  caller,
  prepare,
  verify,
}: NewMember): Promise<Registered> {
  const password_hash = await hashPassword(answers.password)
  const name = fullName(answers.first_name, answers.last_name)
  return withoutConflict(() =>
    transaction(async (tx) => {
      if (phone) {
        await lockNumber(tx, phone.phone_no_e164)
        await refuseHeldNumber(tx, phone.phone_no_e164)
      }
      await prepare?.(tx)
      const insert = (at: Database, user_name: string) =>
        at
          .insert(users)
          .values({
            user_name,
            email: given(answers.email) ?? null,
            first_name: answers.first_name,
            last_name: answers.last_name,
            name,
            gender: answers.gender ?? null,
            ...(phone && {
              phone_no: phone.phone_no,
              phone_code: phone.phone_code,
              phone_no_e164: phone.phone_no_e164,
            }),
            country_code: given(phone?.country_code) ?? DEFAULT_COUNTRY,
            password_hash,
            skin_types: [],
            hair_types: [],
            acquisition_source: answers.acquisition_source,
            acquisition: acquisitionOf(answers),
          })
          .returning()
      const typed = given(answers.user_name)
      const [row] = await (typed ? insert(tx, typed) : insertWithFreeUserName(tx, name, insert))
      if (!row) throw new Error('a member was not inserted')
      if (answers.referral_code) await recordReferral(tx, row.id, answers.referral_code)
      await recordRegistration(tx, row.id)
      const member = verify ? await verify(tx, row) : row
      const voucher = await voucherOf(tx, { member, answers, verified })
      if (member.email) {
        await queueMessage(
          tx,
          welcome({
            channel: 'email',
            recipient: member.email,
            values: { name: member.name, voucher_code: voucher?.code ?? undefined },
          }),
        )
      }
      await recordSecurityEvent(tx, 'member.registered', { userId: member.id, caller })
      return { member, voucher, token: await openSession(tx, member.id, caller) }
    }),
  )
}

/**
 * Makes a member (POST /auth/register), with their welcome voucher and mail, and signs them in.
 * @throws the codes of AUT-26 to AUT-30, ALREADY_TAKEN for a verified number of another member, RECAPTCHA_FAILED
 */
export async function register(answers: Registration, caller: Caller): Promise<Registered> {
  await checkRecaptcha(answers.recaptcha_token)
  await refuseRegistered(database(), answers)
  const phone = await freePhone(database(), answers)
  return createMember({ answers, verified: null, phone, caller })
}

/**
 * Makes a member of a visitor who has typed the code sent to their number or address (POST /auth/register/by-code). The ticket is used up
 * with it. Coming from a campaign, they may get its voucher: the contact is one no other member has.
 * @throws as `register`, NO_ACTIVE_OTP_REQUEST for a ticket that is used, too old or of another contact
 */
export async function registerByCode(
  { verified, proof, ...answers }: CodeRegistration,
  caller: Caller,
  gifts: readonly RegistrationGift[],
): Promise<Registered> {
  const db = database()
  await checkRecaptcha(answers.recaptcha_token)
  const { phone_no, phone_code } = answers
  if (!given(answers[verified]))
    throw invalidFields({ [verified]: verified === 'email' ? texts.emailRequired : texts.phoneRequired })
  const email = given(answers.email)
  const verifiedEmail = verified === 'email' ? email : undefined
  const claimant = verifiedEmail ? await memberByEmail(db, verifiedEmail) : null
  const isClaimed = claimant !== null && (await isUnverifiedEmail(db, claimant))
  await refuseRegistered(db, { user_name: given(answers.user_name), email: isClaimed ? undefined : email })
  const phone = given(phone_no) ? await freePhone(db, { phone_no: phone_no ?? '', phone_code }) : null
  const target = (verified === 'email' ? answers.email : phone?.phone_no_e164) ?? ''
  const at = { scope: 'registration', target } as const
  const ticket = await checkTicket(db, at, proof)
  const prepare = async (tx: Database) => {
    if (verifiedEmail) await dropUnverifiedEmail(tx, verifiedEmail)
  }
  const verify = async (tx: Database, member: UserRow) => {
    await takeTicket(tx, at, ticket)
    if (verified === 'phone_no' && phone) return verifyNumber(tx, member, { phone, caller })
    const [row] = await tx
      .update(users)
      .set({ is_verified_email: true })
      .where(eq(users.id, member.id))
      .returning()
    return row ?? member
  }
  return createMember({ answers, verified: { contact: target, gifts }, phone, caller, prepare, verify })
}
