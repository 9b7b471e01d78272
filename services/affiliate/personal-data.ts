import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { addJob } from '../jobs'
import type { PersonalDataProvider } from '../personal-data'
import { maskNumber } from '../sealing'
import { lockBalance } from './commissions/settle'
import { openNumber } from './partners/numbers'
import { partnerOfMember } from './partners/partners'
import { payoutsOf } from './payouts/pay'
import { commissions, entries, partners, payouts } from './schema'

/** What a partner's row and payouts hold of a person. */
const FORGOTTEN = {
  name: '',
  channels: '',
  legal_name: null,
  id_number: null,
  id_digest: null,
  bank_bin: null,
  account_number: null,
  account_digest: null,
  account_holder: null,
  note: null,
} as const

/** Ends a partner's part: links lead to nothing, and commissions that wait are looked at again, which lets them lapse. */
export async function closePartner(tx: Database, partnerId: string): Promise<void> {
  await tx
    .update(partners)
    .set({ state: 'closed', decided_at: sql`now()` })
    .where(eq(partners.id, partnerId))
  const waiting = await tx
    .select({ order_id: commissions.order_id })
    .from(commissions)
    .where(and(eq(commissions.partner_id, partnerId), eq(commissions.state, 'pending')))
  for (const { order_id } of waiting)
    await addJob(tx, 'settle-affiliate-order', { order_id }, { jobKey: `affiliate-order:${order_id}` })
}

async function forget(tx: Database, partnerId: string): Promise<void> {
  await tx.update(partners).set(FORGOTTEN).where(eq(partners.id, partnerId))
  await tx
    .update(payouts)
    .set({ account_number: null, account_holder: null })
    .where(eq(payouts.partner_id, partnerId))
}

/** Deletes what names partners whose member left, once nothing is owed to them any more. */
export async function forgetLeftPartners(db: Database): Promise<void> {
  const left = db
    .select({ id: partners.id })
    .from(partners)
    .where(
      sql`${partners.state} = 'closed' AND ${partners.decided_by} = 'account deleted' AND ${partners.account_number} IS NOT NULL
        AND NOT EXISTS (SELECT FROM affiliate.balances owed WHERE owed.partner_id = ${partners.id} AND owed.amount > 0)`,
    )
  for (const { id } of await left) await forget(db, id)
}

/**
 * A member's part as an affiliate. When the account goes it is closed at once; what names the person goes with it, or after the last payout
 * where something is still owed. Entries and commissions stay as numbers that lead to no person.
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
    await closePartner(tx, partner.id)
    await tx
      .update(partners)
      .set({ decided_by: 'account deleted' })
      .where(inArray(partners.id, [partner.id]))
    if ((await lockBalance(tx, partner.id)) <= 0) await forget(tx, partner.id)
  },
}
