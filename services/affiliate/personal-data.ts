import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database, type Database, transaction } from '../database'
import { addJob, forEachRow } from '../jobs'
import type { PersonalDataProvider } from '../personal-data'
import { maskNumber } from '../sealing'
import { lockBalance } from './commissions/settle'
import { openNumber } from './partners/numbers'
import { partnerOfMember, type PartnerRow } from './partners/partners'
import { payoutsOf } from './payouts/runs'
import { commissions, entries, partners, payouts } from './schema'

/** What says who a partner is. */
const NO_IDENTITY = {
  name: '',
  channels: '',
  legal_name: null,
  id_number: null,
  id_digest: null,
  note: null,
} as const

/** Where a partner is paid. */
const NO_ACCOUNT = {
  bank_bin: null,
  account_number: null,
  account_digest: null,
  account_holder: null,
} as const

/** Who decided on a partner whose member deleted the account of the shop. */
export const ACCOUNT_DELETED = 'account deleted'

interface Closing {
  /** 'staff:<name>' */
  by: string
  /** to the partner */
  note?: string | undefined
}

/** Ends a partner's part: links lead to nothing, and commissions that wait are looked at again, which lets them lapse. */
export async function closePartner(
  tx: Database,
  partnerId: string,
  { by, note }: Closing,
): Promise<PartnerRow> {
  const [closed] = await tx
    .update(partners)
    .set({ state: 'closed', decided_at: sql`now()`, decided_by: by, note: note ?? null })
    .where(eq(partners.id, partnerId))
    .returning()
  if (!closed) throw new Error(`there is no partner ${partnerId}`)
  const waiting = await tx
    .select({ order_id: commissions.order_id })
    .from(commissions)
    .where(and(eq(commissions.partner_id, partnerId), eq(commissions.state, 'pending')))
  for (const { order_id } of waiting)
    await addJob(tx, 'settle-affiliate-order', { order_id }, { jobKey: `affiliate-order:${order_id}` })
  return closed
}

/** Nothing is owed, to one who left. */
const isSettled = sql`${partners.state} = 'closed' AND ${partners.decided_by} = ${ACCOUNT_DELETED}
  AND NOT EXISTS (SELECT FROM affiliate.balances owed WHERE owed.partner_id = ${partners.id} AND owed.amount > 0)`

/** No transfer of theirs can come back any more. */
const isLastPayoutOld = sql`NOT EXISTS (SELECT FROM affiliate.payouts paid WHERE paid.partner_id = ${partners.id}
  AND paid.state = 'sent' AND paid.created_at > now() - make_interval(days => ${KEPT_DAYS.affiliateAccount}))`

/**
 * Deletes what names a partner who left: the identity once nothing is owed, the account once no transfer can come back any more, as one
 * that came back is owed again and paid to the same account.
 */
async function forget(tx: Database, partnerId: string): Promise<void> {
  const own = eq(partners.id, partnerId)
  await tx.update(partners).set(NO_IDENTITY).where(and(own, isSettled))
  const [closed] = await tx
    .update(partners)
    .set(NO_ACCOUNT)
    .where(and(own, isSettled, isLastPayoutOld))
    .returning({ id: partners.id })
  if (closed)
    await tx
      .update(payouts)
      .set({ account_number: null, account_holder: null })
      .where(eq(payouts.partner_id, partnerId))
}

/** The job `forget-left-partners`: deletes what names partners whose member left, as soon as it is not needed any more. */
export async function forgetLeftPartners(): Promise<void> {
  const left = await database()
    .select({ id: partners.id })
    .from(partners)
    .where(
      and(
        isSettled,
        or(isNotNull(partners.legal_name), and(isNotNull(partners.account_number), isLastPayoutOld)),
      ),
    )
  await forEachRow(left, { what: 'partners who left', idOf: ({ id }) => id }, ({ id }) =>
    transaction(async (tx) => {
      // A transfer that comes back at the same time waits for this, or is seen.
      await lockBalance(tx, id)
      await forget(tx, id)
    }),
  )
}

/**
 * A member's part as an affiliate. When the account goes it is closed at once; the identity goes with it, or after the last payout where
 * something is still owed, the bank account KEPT_DAYS.affiliateAccount after the last payout. Entries and commissions stay as numbers that
 * lead to no person.
 */
export const affiliatePersonalData: PersonalDataProvider = {
  name: 'affiliate',
  async copyOf(db, userId) {
    const partner = await partnerOfMember(db, userId)
    if (!partner) return null
    const [earned, moved, paid] = await Promise.all([
      db
        .select({
          state: commissions.state,
          amount: commissions.amount,
          ordered_at: commissions.ordered_at,
          sid: commissions.sid,
        })
        .from(commissions)
        .where(eq(commissions.partner_id, partner.id))
        .orderBy(desc(commissions.ordered_at)),
      db
        .select({ amount: entries.amount, reason: entries.reason, created_at: entries.created_at })
        .from(entries)
        .where(eq(entries.partner_id, partner.id))
        .orderBy(desc(entries.id)),
      payoutsOf(db, [partner.id], 1_000),
    ])
    const { id, state, code, name, channels, kind, legal_name, bank_bin, account_holder, terms_version } =
      partner
    const masked = (sealed: string | null) => sealed && maskNumber(openNumber(sealed, id))
    return {
      ...{ state, code, name, channels, kind, legal_name, bank_bin, account_holder, terms_version },
      id_number: masked(partner.id_number),
      account_number: masked(partner.account_number),
      applied_at: partner.applied_at,
      commissions: earned,
      entries: moved,
      payouts: paid.map(({ amount, state: of, created_at }) => ({ amount, state: of, created_at })),
    }
  },
  async erase(tx, userId) {
    const partner = await partnerOfMember(tx, userId)
    if (!partner) return
    await lockBalance(tx, partner.id)
    await closePartner(tx, partner.id, { by: ACCOUNT_DELETED })
    await forget(tx, partner.id)
  },
}
