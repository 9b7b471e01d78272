import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type AffiliateState, CODE_PATTERN, MOST_COOKIE_DAYS } from '@/domain/affiliate/affiliate'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, transaction } from '../../database'
import { queuePartnerMail } from '../partners/mails'
import { isUnderCurrentKey, openNumber, sealNumber } from '../partners/numbers'
import { payoutsOf } from '../payouts/runs'
import type { PartnerRow } from '../partners/partners'
import { ACCOUNT_DELETED, closePartner } from '../personal-data'
import { balances, partner_actions, partners, payouts } from '../schema'

/** What staff do about partners. Each act is a row of the audit, in the same transaction. */

interface Act {
  /** who of the staff: 'staff:<name>' */
  staff: string
  note?: string | undefined
}

type Action = (typeof partner_actions.$inferInsert)['action']

/** By code, or by the id of the member. @throws NOT_FOUND */
async function lock(tx: Database, name: string): Promise<PartnerRow> {
  const code = name.toUpperCase()
  const isNamed = CODE_PATTERN.test(code)
    ? eq(partners.code, code)
    : /^[1-9]\d{0,8}$/.test(name)
      ? eq(partners.user_id, Number(name))
      : null
  const [row] = isNamed ? await tx.select().from(partners).where(isNamed).for('update') : []
  if (!row) throw notFound('affiliate')
  return row
}

const record = (tx: Database, partner: PartnerRow, action: Action, { staff, note = '' }: Act) =>
  tx.insert(partner_actions).values({ partner_id: partner.id, action, staff, note })

/** Partners in a state with what they are owed, the one that applied first before the others. */
export const partnersForStaff = (db: Database, states: readonly AffiliateState[]) =>
  db
    .select({
      code: partners.code,
      user_id: partners.user_id,
      state: partners.state,
      name: partners.name,
      kind: partners.kind,
      held_for: partners.held_for,
      applied_at: partners.applied_at,
      has_account: sql<boolean>`${partners.account_number} IS NOT NULL`,
      balance: sql<number>`coalesce(${balances.amount}, 0)::float8`,
    })
    .from(partners)
    .leftJoin(balances, eq(balances.partner_id, partners.id))
    .where(inArray(partners.state, [...states]))
    .orderBy(asc(partners.applied_at), asc(partners.id))
    .limit(1_000)

/** The newest payouts that are shown with a partner. */
const SHOWN_PAYOUTS = 50

/** A partner with the numbers of identity and account, and the payouts; reading them is recorded. @throws NOT_FOUND */
export function partnerForStaff(name: string, act: Act) {
  return transaction(async (tx) => {
    const partner = await lock(tx, name)
    await record(tx, partner, 'show', act)
    const opened = (sealed: string | null) => sealed && openNumber(sealed, partner.id)
    return {
      ...partner,
      id_number: opened(partner.id_number),
      account_number: opened(partner.account_number),
      paid_out: await payoutsOf(tx, [partner.id], SHOWN_PAYOUTS),
    }
  })
}

/** How long an approved partner's links claim a purchase, and whether codes of coupon sites count. */
interface Terms {
  cookieDays?: number | undefined
  mayUseCoupons?: boolean | undefined
}

/** Approves a partner, or changes the terms of one that is. @throws NOT_FOUND, BAD_REQUEST for one that left or a number of days that cannot be */
export function approvePartner(
  name: string,
  act: Act,
  { cookieDays, mayUseCoupons }: Terms = {},
): Promise<void> {
  return transaction(async (tx) => {
    const partner = await lock(tx, name)
    const hasLeft = partner.decided_by === ACCOUNT_DELETED
    if (hasLeft || partner.id_number === null || partner.account_number === null)
      throw domainError('BAD_REQUEST', 'its member left', {})
    if (cookieDays !== undefined && (cookieDays < 1 || cookieDays > MOST_COOKIE_DAYS))
      throw domainError('BAD_REQUEST', `days are 1 to ${MOST_COOKIE_DAYS}`, {})
    const [approved] = await tx
      .update(partners)
      .set({
        ...{ state: 'approved', decided_by: act.staff, note: null },
        decided_at: sql`now()`,
        ...(partner.state !== 'approved' && { approved_at: sql`now()` }),
        ...(cookieDays !== undefined && { cookie_days: cookieDays }),
        ...(mayUseCoupons !== undefined && { may_use_coupons: mayUseCoupons }),
      })
      .where(eq(partners.id, partner.id))
      .returning()
    await record(tx, partner, 'approve', act)
    if (approved && partner.state !== 'approved') await queuePartnerMail(tx, approved)
  })
}

/**
 * Rejects an applicant, or closes the part of an approved one: what is owed is still paid, what waits lapses. Both get a mail with the note.
 * @throws NOT_FOUND, BAD_REQUEST for one that was rejected or left before
 */
export function rejectPartner(name: string, act: Act & { note: string }): Promise<void> {
  return transaction(async (tx) => {
    const partner = await lock(tx, name)
    if (partner.state === 'approved') {
      const closed = await closePartner(tx, partner.id, { by: act.staff, note: act.note })
      await record(tx, partner, 'close', act)
      await queuePartnerMail(tx, closed)
      return
    }
    if (partner.state !== 'held') throw domainError('BAD_REQUEST', `it is ${partner.state}`, {})
    const [rejected] = await tx
      .update(partners)
      .set({ state: 'rejected', decided_at: sql`now()`, decided_by: act.staff, note: act.note })
      .where(eq(partners.id, partner.id))
      .returning()
    await record(tx, partner, 'reject', act)
    if (rejected) await queuePartnerMail(tx, rejected)
  })
}

/** Seals the numbers that are under a former key with the one that seals now; gives how many rows changed. */
export async function resealNumbers(): Promise<number> {
  return transaction(async (tx) => {
    let changed = 0
    const again = (sealed: string | null, id: string) =>
      sealed === null || isUnderCurrentKey(sealed) ? sealed : sealNumber(openNumber(sealed, id), id)
    for (const { id, id_number, account_number } of await tx.select().from(partners).for('update')) {
      const next = { id_number: again(id_number, id), account_number: again(account_number, id) }
      if (next.id_number === id_number && next.account_number === account_number) continue
      await tx.update(partners).set(next).where(eq(partners.id, id))
      changed += 1
    }
    for (const { id, account_number } of await tx.select().from(payouts).for('update')) {
      const next = again(account_number, id)
      if (next === account_number) continue
      await tx
        .update(payouts)
        .set({ account_number: next })
        .where(and(eq(payouts.id, id)))
      changed += 1
    }
    return changed
  })
}
