import { eq, sql } from 'drizzle-orm'
import type { Profile, ProfileChange } from '@/domain/account/user'
import { readMobile, readPhone } from '@/domain/account/read-phone'
import { invalidFields, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import { database, type Database, transaction } from '../../database'
import { addJob } from '../../jobs'
import { stagesOf } from '../../loyalty'
import { hasMedia, isUploadOf } from '../../media'
import { moveMailChoices, queueMessage } from '../../message'
import { reviewTotalsOf } from '../../review'
import { countAttempt, forgiveAttempt } from '../../limits'
import { accountLimits } from '../limits'
import { type Caller, recordSecurityEvent } from '../audit'
import { voidCodes } from '../codes/one-time-codes'
import { lockNumber, refuseHeldNumber } from './held-numbers'
import { verifyPassword } from '../sign-in/passwords'
import { users } from '../schema'
import { fullName, memberById, memberByUserName, type UserRow, withoutConflict } from './users'
import { contactChanged } from '../templates/contact-changed'

/** A member as everyone may see them (GET /profile). @throws NOT_FOUND */
export async function publicProfile(db: Database, userName: string): Promise<Profile> {
  const member = await memberByUserName(db, userName)
  if (!member) throw notFound('member')
  const [totals, stages] = await Promise.all([reviewTotalsOf(db, member.id), stagesOf(db, [member.id])])
  return {
    id: member.id,
    // Not the public id: that one is the uid of reset links.
    _id: String(member.id),
    user_name: member.user_name,
    name: member.name,
    image: member.image,
    level: { current: { stage: stages.get(member.id) ?? '' } },
    skin_types: member.skin_types,
    hair_types: member.hair_types,
    is_expert_reviewer: member.is_expert_reviewer,
    total_reviews: totals.reviews,
    total_likes: totals.likes,
    beauty_created_at: member.created_at.toISOString(),
  }
}

type Columns = Partial<typeof users.$inferInsert>

/** The number after the change. One that was verified changes by code alone. @throws INVALID_FIELDS, PHONE_NEEDS_CODE */
function phoneColumns(member: UserRow, { phone_no, phone_code }: ProfileChange): Columns {
  if (phone_no === undefined || phone_no.trim() === '') return {}
  const code = phone_code ?? member.phone_code ?? undefined
  // One of record stays, also where no code can reach it.
  if (readPhone(phone_no, code)?.phone_no_e164 === member.phone_no_e164) return {}
  const phone = readMobile(phone_no, code)
  if (!phone) throw invalidFields({ phone_no: texts.phoneInvalid })
  if (phone.phone_no_e164 === member.phone_no_e164) return {}
  if (member.is_verified_phone)
    throw domainError('PHONE_NEEDS_CODE', 'a verified number changes by code alone')
  const { country_code, ...number } = phone
  return { ...number, ...(country_code && { country_code }), is_verified_phone: false }
}

/**
 * A verified address is the key to the account: changing it needs the password; an account without one sets a password first.
 * @throws PASSWORD_NEEDED, CURRENT_PASSWORD_INCORRECT, TOO_MANY_REQUESTS
 */
async function requirePassword(member: UserRow, typed: string | undefined): Promise<void> {
  if (!member.is_verified_email) return
  if (member.password_hash === null)
    throw domainError('PASSWORD_NEEDED', 'a verified address changes by password')
  await countAttempt(accountLimits['current-password'], String(member.id))
  if (typed === undefined || !(await verifyPassword(member.password_hash, typed)))
    throw domainError('CURRENT_PASSWORD_INCORRECT', 'wrong current password')
  await forgiveAttempt(accountLimits['current-password'], String(member.id))
}

function emailColumns(member: UserRow, { email }: ProfileChange): Columns {
  if (email === undefined || email === member.email?.toLowerCase()) return {}
  if (email === '') throw invalidFields({ email: texts.emailRequired })
  return { email, is_verified_email: false }
}

const isOwnUpload = async (id: number, address: string) =>
  isUploadOf(id, address) && (await hasMedia(address.slice('/media/'.length)))

const emailChanged = (recipient: string, name: string) =>
  contactChanged({ channel: 'email', recipient, values: { name, what: 'email' } })

/**
 * Changes a member's own profile (PUT /users/{id}); anything else in the body is ignored.
 * @throws FORBIDDEN for another member's id, USERNAME_REGISTERED, EMAIL_REGISTERED, ALREADY_TAKEN, PHONE_NEEDS_CODE, INVALID_FIELDS,
 * CURRENT_PASSWORD_INCORRECT where a verified e-mail would change, TOO_MANY_REQUESTS for ever new addresses or numbers
 */
export async function changeProfile(
  id: number,
  change: ProfileChange,
  { memberId, caller }: { memberId: number; caller: Caller },
): Promise<UserRow> {
  const db = database()
  if (id !== memberId) {
    await recordSecurityEvent(db, 'profile.refused', { userId: memberId, caller })
    throw domainError('FORBIDDEN', "another member's profile")
  }
  const member = await memberById(db, id)
  if (change.image && change.image !== member.image && !(await isOwnUpload(id, change.image)))
    throw invalidFields({ image: texts.choose })
  const { email: _email, phone_no: _phone, phone_code: _code, currentpassword, ...plain } = change
  const moved = emailColumns(member, change)
  if (moved.email) await requirePassword(member, currentpassword)
  const number = phoneColumns(member, change)
  if (moved.email ?? number.phone_no_e164) await countAttempt(accountLimits['new-contact'], String(id))
  const first = change.first_name ?? member.first_name
  const last = change.last_name ?? member.last_name
  const columns: Columns = {
    ...plain,
    ...moved,
    ...number,
    ...((change.first_name ?? change.last_name) && { name: fullName(first, last) }),
  }
  return withoutConflict(() =>
    transaction(async (tx) => {
      if (columns.phone_no_e164) {
        await lockNumber(tx, columns.phone_no_e164)
        await refuseHeldNumber(tx, columns.phone_no_e164, id)
      }
      await tx
        .update(users)
        .set({ ...columns, updated_at: sql`now()` })
        .where(eq(users.id, id))
      if (moved.email) await voidCodes(tx, id)
      if (moved.email && member.email) {
        await moveMailChoices(tx, member.email, moved.email)
        // One that was only written down may be another person's, whom it does not concern.
        if (member.is_verified_email) await queueMessage(tx, emailChanged(member.email, member.name))
        await recordSecurityEvent(tx, 'email.changed', { userId: id, caller })
      }
      const now = await memberById(tx, id)
      if (member.image && now.image !== member.image)
        await addJob(tx, 'delete-upload', { address: member.image })
      return now
    }),
  )
}
