import { desc, eq, sql } from 'drizzle-orm'
import { bankName } from '@/domain/affiliate/banks'
import type { OwnAffiliate, ReportDay, ReportDays } from '@/domain/affiliate/own'
import type { Database } from '../../database'
import { maskNumber } from '../../sealing'
import { openNumber } from '../partners/numbers'
import { partnerOfMember, type PartnerRow } from '../partners/partners'
import { payoutsOf } from '../payouts/runs'
import { commissions } from '../schema'

/** Orders and payouts that are listed. */
const LISTED = 50

/** Visitors, orders and commission of each day of a window that ends today, in Vietnam. */
async function daysOf(db: Database, partnerId: string, days: ReportDays): Promise<ReportDay[]> {
  const { rows } = await db.execute<{ day: string; clicks: number; orders: number; commission: number }>(sql`
    SELECT listed.day::date::text AS day, coalesce(clicked.clicks, 0)::int AS clicks,
      coalesce(ordered.orders, 0)::int AS orders, coalesce(ordered.commission, 0)::float8 AS commission
    FROM generate_series(
      (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - ${days - 1}::int, (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, '1 day'
    ) AS listed(day)
    LEFT JOIN affiliate.click_days clicked ON clicked.partner_id = ${partnerId}::uuid AND clicked.day = listed.day::date
    LEFT JOIN (
      SELECT (ordered_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day, count(*) AS orders, sum(amount) AS commission
      FROM affiliate.commissions
      WHERE partner_id = ${partnerId}::uuid AND state IN ('pending', 'earned')
        AND ordered_at > now() - make_interval(days => ${days + 1}::int)
      GROUP BY 1
    ) ordered ON ordered.day = listed.day::date
    ORDER BY listed.day`)
  return rows
}

async function sumsOf(db: Database, partnerId: string): Promise<OwnAffiliate['sums']> {
  const { rows } = await db.execute<OwnAffiliate['sums'] & Record<string, unknown>>(sql`
    SELECT coalesce((SELECT amount FROM affiliate.balances WHERE partner_id = ${partnerId}::uuid), 0)::float8 AS balance,
      coalesce((SELECT sum(amount) FROM affiliate.commissions WHERE partner_id = ${partnerId}::uuid AND state = 'pending'), 0)::float8
        AS pending,
      coalesce((SELECT sum(amount) FROM affiliate.payouts WHERE partner_id = ${partnerId}::uuid AND state = 'sent'), 0)::float8 AS paid`)
  const [sums] = rows
  if (!sums) throw new Error('the database gave no sums')
  return { balance: sums.balance, pending: sums.pending, paid: sums.paid }
}

const commissionsOf = (db: Database, partnerId: string) =>
  db
    .select()
    .from(commissions)
    .where(eq(commissions.partner_id, partnerId))
    .orderBy(desc(commissions.ordered_at), desc(commissions.order_id))
    .limit(LISTED)

/** 'Vietcombank ******123' */
const accountOf = ({ id, bank_bin, account_number }: PartnerRow): string | null =>
  bank_bin === null || account_number === null
    ? null
    : `${bankName(bank_bin)} ${maskNumber(openNumber(account_number, id))}`

/** How a member takes part, with the report of so many days; null for one who never applied. */
export async function ownAffiliate(
  db: Database,
  userId: number,
  days: ReportDays,
): Promise<OwnAffiliate | null> {
  const partner = await partnerOfMember(db, userId)
  if (!partner) return null
  const [sums, listed, orders, paid] = await Promise.all([
    sumsOf(db, partner.id),
    daysOf(db, partner.id, days),
    commissionsOf(db, partner.id),
    payoutsOf(db, [partner.id], LISTED),
  ])
  const { state, code, name, note, cookie_days, may_use_coupons, applied_at } = partner
  return {
    ...{ state, code, name, note, may_use_coupons, sums, days: listed },
    tracking_cookies_validity: cookie_days,
    applied_at: applied_at.toISOString(),
    account: accountOf(partner),
    commissions: orders.map(({ ordered_at, due_at, base, amount, reasons, sid, ...row }) => ({
      ...{ base, amount, reasons, sid, state: row.state },
      ordered_at: ordered_at.toISOString(),
      due_at: due_at?.toISOString() ?? null,
    })),
    payouts: paid.map(({ id, amount, bank_bin, created_at, ...payout }) => ({
      ...{ _id: id, amount, state: payout.state, bank: bankName(bank_bin) },
      created_at: created_at.toISOString(),
    })),
  }
}
