import { eq, or, sql } from 'drizzle-orm'
import type { Registration } from '@/domain/account/entering'
import { readPhone } from '@/domain/account/phone'
import { DomainError, invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import type { Voucher } from '@/domain/voucher'
import { voucherByCode } from '../voucher'
import { database, type Database, transaction } from '../database'
import { queueMessage } from '../message'
import { acquisitionOf } from './acquisition'
import { type Caller, note } from './audit'
import { lockNumber, refuseHeldNumber } from './held-numbers'
import { FIRST_LEVEL } from './levels'
import { hashPassword } from './passwords'
import { checkRecaptcha } from './recaptcha'
import { keepReferral } from './referral'
import { users } from './schema'
import { openSession } from './session'
import { fullName, hasUserName, type UserRow, withoutConflict } from './users'

export interface Registered {
  member: UserRow
  token: string
  voucher: Voucher | null
}

/** Fields that have a code of their own when they are wrong (spec 1 §8 "Register"). */
const FIELD_CODES = [
  ['user_name', 'INVALID_USERNAME', 'Invalid Username'],
  ['first_name', 'INVALID_FIRST_NAME', 'Invalid First Or Last Name'],
  ['last_name', 'INVALID_LAST_NAME', 'Invalid First Or Last Name'],
] as const

/** Says which of these it was; `details.fields` names all wrong fields. */
export function explainRegistration(failure: DomainError, fields: Record<string, string>): DomainError {
  const own = FIELD_CODES.find(([name]) => name in fields)
  return own ? new DomainError(own[1], 422, own[2], { fields }) : failure
}

/** @throws USERNAME_AND_EMAIL_REGISTERED, or the one of them that is */
async function refuseKnown(db: Database, { user_name, email }: Registration): Promise<void> {
  const rows = await db
    .select({
      name: sql<boolean>`bool_or(${hasUserName(user_name)})`,
      email: sql<boolean>`bool_or(lower(${users.email}) = ${email})`,
    })
    .from(users)
    .where(or(hasUserName(user_name), eq(sql`lower(${users.email})`, email)))
  const [known] = rows
  if (known?.name && known.email)
    throw new DomainError('USERNAME_AND_EMAIL_REGISTERED', 409, 'Username and email already registered.')
  if (known?.email) throw new DomainError('EMAIL_REGISTERED', 409, 'Email already registered.')
  if (known?.name) throw new DomainError('USERNAME_REGISTERED', 409, 'Username already registered.')
}

/**
 * Makes a member (POST /auth/register), with their welcome voucher and mail, and signs them in.
 * @throws the catalogue of spec 1 §8 "Register", ALREADY_TAKEN for a proved number of somebody else, RECAPTCHA_FAILED
 */
export async function register(input: Registration, caller: Caller): Promise<Registered> {
  const db = database()
  await checkRecaptcha(input.recaptcha_token)
  const phone = readPhone(input.phone_no, input.phone_code)
  if (!phone) throw invalidFields({ phone_no: texts.phoneInvalid })
  await refuseKnown(db, input)
  await refuseHeldNumber(db, phone.phone_no_e164)
  const password_hash = await hashPassword(input.password)
  const voucher = await voucherByCode(db, process.env.WELCOME_VOUCHER_CODE ?? 'CHAONANG')
  return withoutConflict(() =>
    transaction(async (tx) => {
      await lockNumber(tx, phone.phone_no_e164)
      await refuseHeldNumber(tx, phone.phone_no_e164)
      const [member] = await tx
        .insert(users)
        .values({
          user_name: input.user_name,
          email: input.email,
          first_name: input.first_name,
          last_name: input.last_name,
          name: fullName(input.first_name, input.last_name),
          gender: input.gender,
          phone_no: phone.phone_no,
          phone_code: phone.phone_code,
          phone_no_e164: phone.phone_no_e164,
          country_code: phone.country_code || 'VN',
          password_hash,
          level: FIRST_LEVEL,
          skin_types: [],
          hair_types: [],
          acquisition_source: input.acquisition_source,
          acquisition: acquisitionOf(input),
        })
        .returning()
      if (!member) throw new Error('a member was not inserted')
      if (input.referral_code) await keepReferral(tx, member.id, input.referral_code)
      await queueMessage(tx, {
        template: 'welcome',
        channel: 'email',
        recipient: input.email,
        values: { name: member.name, voucher_code: voucher?.code ?? undefined },
      })
      await note(tx, 'member.registered', { userId: member.id, caller })
      return { member, voucher, token: await openSession(tx, member.id, caller) }
    }),
  )
}
