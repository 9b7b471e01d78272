import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { codeOf, CODE_LENGTH, DEFAULT_COOKIE_DAYS } from '@/domain/affiliate/affiliate'
import { AFFILIATE_TERMS, type Application } from '@/domain/affiliate/application'
import { type HoldReason, holdReasons } from '@/domain/affiliate/approval'
import { invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import { settings } from '@/settings'
import { acceptProgramme, usersById, type UserRow } from '../../account'
import { type Database, transaction } from '../../database'
import { receivedProducts } from '../../order'
import { partner_actions, partners } from '../schema'
import { queuePartnerMail } from './mails'
import { accountDigest, idDigest, sealNumber } from './numbers'
import { partnerOfMember, type PartnerRow } from './partners'

const DAY_MS = 86_400_000
/** Who approves in place of staff. */
const RULES = 'rules'

const isAccountKnown = async (tx: Database, digest: string, userId: number): Promise<boolean> => {
  const found = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(and(eq(partners.account_digest, digest), ne(partners.user_id, userId)))
    .limit(1)
  return found.length > 0
}

/** Whether staff rejected or closed this member before, or the same identity under another account of the shop. */
async function wasDecidedBefore(tx: Database, userId: number, digest: string): Promise<boolean> {
  const found = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(
      and(
        inArray(partners.state, ['rejected', 'closed']),
        or(eq(partners.user_id, userId), eq(partners.id_digest, digest)),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** What keeps the rules from approving an applicant. */
async function reasonsToHold(
  tx: Database,
  member: UserRow,
  { kind, id_number }: Application,
  digest: string,
): Promise<HoldReason[]> {
  return holdReasons({
    wasDecidedBefore: await wasDecidedBefore(tx, member.id, idDigest(kind, id_number)),
    isCompany: kind === 'company',
    hasVerifiedPhone: member.is_verified_phone,
    hasVerifiedEmail: member.is_verified_email,
    accountDays: (Date.now() - member.created_at.getTime()) / DAY_MS,
    deliveredOrders: (await receivedProducts(tx, member.id)).length,
    isAccountKnown: await isAccountKnown(tx, digest, member.id),
  })
}

/** The columns of an application; numbers are sealed for the row. */
function columnsOf(id: string, application: Application, digest: string) {
  const { name, channels, kind, legal_name, id_number, bank_bin, account_number, account_holder } =
    application
  return {
    ...{ name, channels, kind, legal_name, bank_bin, account_holder },
    terms_version: application.terms_version,
    id_number: sealNumber(id_number, id),
    id_digest: idDigest(kind, id_number),
    account_number: sealNumber(account_number, id),
    account_digest: digest,
  }
}

async function write(tx: Database, userId: number, application: Application): Promise<PartnerRow> {
  const known = await partnerOfMember(tx, userId)
  if (known?.state === 'held' || known?.state === 'approved')
    throw domainError('AFFILIATE_ALREADY', `the application is ${known.state}`)
  await acceptProgramme(tx, userId, {
    slug: AFFILIATE_TERMS,
    version: application.terms_version,
    field: 'terms_version',
  })
  const member = (await usersById(tx, [userId])).get(userId)
  if (!member) throw new Error(`there is no member ${userId}`)
  const digest = accountDigest(application.bank_bin, application.account_number)
  const heldFor = await reasonsToHold(tx, member, application, digest)
  const isApproved = settings.AFFILIATE_APPROVAL === 'rules' && heldFor.length === 0
  const id = known?.id ?? randomUUID()
  const columns = {
    ...columnsOf(id, application, digest),
    held_for: heldFor,
    state: isApproved ? ('approved' as const) : ('held' as const),
    // Terms that were agreed on before are not those of a new application.
    cookie_days: DEFAULT_COOKIE_DAYS,
    may_use_coupons: false,
    applied_at: sql`now()`,
    approved_at: isApproved ? sql`now()` : null,
    decided_at: isApproved ? sql`now()` : null,
    decided_by: isApproved ? RULES : null,
    note: null,
  }
  const [row] = known
    ? await tx.update(partners).set(columns).where(eq(partners.id, id)).returning()
    : await tx
        .insert(partners)
        .values({ ...columns, id, user_id: userId, code: codeOf(randomBytes(CODE_LENGTH)) })
        .returning()
  if (!row) throw new Error('the application was not written')
  if (isApproved) await tx.insert(partner_actions).values({ partner_id: id, action: 'approve', staff: RULES })
  await queuePartnerMail(tx, row)
  return row
}

const constraintOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof DatabaseError ? (error.cause.constraint ?? '') : ''

/**
 * A member applies (AFF-02): held for staff, or approved by rules where AFFILIATE_APPROVAL says so and nothing speaks against it. A rejected
 * or closed one may apply again.
 * @throws AFFILIATE_ALREADY, INVALID_FIELDS at terms_version for an older version and at id_number for an identity that takes part already
 */
export async function apply(userId: number, application: Application): Promise<PartnerRow> {
  try {
    return await transaction((tx) => write(tx, userId, application))
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'partners_id_key') throw invalidFields({ id_number: texts.idKnown })
    if (constraint === 'partners_user_key')
      throw domainError('AFFILIATE_ALREADY', 'the application was sent already')
    throw error
  }
}
