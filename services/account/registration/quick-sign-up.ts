import { and, eq, gt, sql } from 'drizzle-orm'
import type { QuickSignUp } from '@/domain/account/sign-in'
import { type Phone } from '@/domain/account/phone'
import { readMobile } from '@/domain/account/read-phone'
import { invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import { database, type Database } from '../../database'
import type { Caller } from '../audit'
import { recordRegistration } from '../members/agreements'
import { refuseHeldNumber } from '../members/held-numbers'
import { sign_up_drafts, users } from '../schema'
import { insertWithFreeUserName } from './user-names'
import { fullName, memberByEmail, type UserRow } from '../members/users'
import { recordReferral } from './referral'

const DRAFT_LIFETIME = sql`interval '1 hour'`

/**
 * Stores the answers of quick sign-up until the number is verified (OTP-09).
 * @throws ALREADY_TAKEN, EMAIL_REGISTERED, INVALID_FIELDS for a number that cannot be one
 */
export async function saveDraft(
  { first_name, last_name, email, phone_no, phone_code, referral_code }: QuickSignUp,
  origin: { source: string | null; acquisition: Record<string, string> },
  { deviceId }: Caller,
): Promise<void> {
  const db = database()
  const phone = readMobile(phone_no, phone_code)
  if (!phone) throw invalidFields({ phone_no: texts.phoneInvalid })
  await refuseHeldNumber(db, phone.phone_no_e164)
  if (email && (await memberByEmail(db, email)))
    throw domainError('EMAIL_REGISTERED', 'Email already registered.')
  const answers = {
    first_name,
    last_name,
    email: email === '' ? null : (email ?? null),
    referral_code: referral_code ?? null,
    ...origin,
  }
  await db
    .insert(sign_up_drafts)
    .values({
      phone_no_e164: phone.phone_no_e164,
      device_id: deviceId ?? '',
      answers,
      expires_at: sql`now() + ${DRAFT_LIFETIME}`,
    })
    .onConflictDoUpdate({
      target: [sign_up_drafts.phone_no_e164, sign_up_drafts.device_id],
      set: { answers, expires_at: sql`now() + ${DRAFT_LIFETIME}` },
    })
}

/** Requires that the number was entered at quick sign-up in this browser before a code is sent to it. @throws USER_NOT_FOUND */
export async function requireDraft(db: Database, e164: string, { deviceId }: Caller): Promise<void> {
  const [draft] = await db
    .select({ number: sign_up_drafts.phone_no_e164 })
    .from(sign_up_drafts)
    .where(draftOf(e164, deviceId))
  if (!draft) throw domainError('USER_NOT_FOUND', 'nothing was written for this number')
}

const draftOf = (e164: string, deviceId: string | null) =>
  and(
    eq(sign_up_drafts.phone_no_e164, e164),
    eq(sign_up_drafts.device_id, deviceId ?? ''),
    gt(sign_up_drafts.expires_at, sql`now()`),
  )

/** Makes a member of what this visitor wrote. @throws USER_NOT_FOUND when there is nothing, or it is too old */
export async function consumeDraft(tx: Database, phone: Phone, { deviceId }: Caller): Promise<UserRow> {
  const [draft] = await tx.delete(sign_up_drafts).where(draftOf(phone.phone_no_e164, deviceId)).returning()
  if (!draft) throw domainError('USER_NOT_FOUND', 'nothing was written for this number')
  const { first_name, last_name, email, source, acquisition, referral_code } = draft.answers
  const name = fullName(first_name, last_name)
  const [row] = await insertWithFreeUserName(tx, name, (at, user_name) =>
    at
      .insert(users)
      .values({
        user_name,
        name,
        first_name,
        last_name,
        email,
        skin_types: [],
        hair_types: [],
        acquisition_source: source,
        acquisition,
      })
      .returning(),
  )
  if (!row) throw new Error('a member was not inserted')
  await recordRegistration(tx, row.id)
  if (referral_code) await recordReferral(tx, row.id, referral_code)
  return row
}

/** Deletes answers of visitors who did not come back. */
export async function deleteOldDrafts(db: Database): Promise<void> {
  await db.delete(sign_up_drafts).where(sql`${sign_up_drafts.expires_at} < now()`)
}
