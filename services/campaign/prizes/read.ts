import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { maskPhone } from '@/domain/account/phone'
import { readPhone } from '@/domain/account/read-phone'
import type { Prize, RedeemedPrize } from '@/domain/campaign/prize'
import type { Database } from '../../database'
import { prizes, redemptions } from '../schema'

export type PrizeRow = typeof prizes.$inferSelect
export type RedemptionRow = typeof redemptions.$inferSelect

export const toPrize = (row: PrizeRow): Prize => ({
  _id: String(row.id),
  campaign_id: String(row.campaign_id),
  type: row.type,
  name: row.name,
  description: row.description,
  image: row.image,
  points: row.points,
  stock: row.stock - row.redeemed,
  per_member: row.per_member,
  is_form_needed: row.is_form_needed,
  start_date: row.start_date.toISOString(),
  end_date: row.end_date.toISOString(),
  more_info: { partner_id: row.partner_id, tnc: row.tnc, email_banner: row.email_banner },
})

/** The prizes of a campaign that are not over, those that are gone included, in the shop's order. */
export async function prizesOf(db: Database, campaignId: number): Promise<Prize[]> {
  const rows = await db
    .select()
    .from(prizes)
    .where(
      and(eq(prizes.campaign_id, campaignId), eq(prizes.is_active, true), gt(prizes.end_date, sql`now()`)),
    )
    .orderBy(asc(prizes.position), asc(prizes.points), asc(prizes.id))
  return rows.map(toPrize)
}

/** '+84 *** *** 678' */
export function maskedPhone(e164: string | null): string | null {
  const phone = e164 === null ? null : readPhone(e164)
  return phone && maskPhone(phone)
}

/** What a member redeemed, as it was then. */
export const toRedeemed = (row: RedemptionRow): RedeemedPrize => ({
  _id: row.id,
  campaign_id: String(row.campaign_id),
  prize_id: String(row.prize_id),
  name: row.snapshot.name,
  type: row.snapshot.type,
  image: row.snapshot.image,
  points: row.points,
  state: row.state,
  code: row.code,
  expires_at: row.expires_at?.toISOString() ?? null,
  phone: maskedPhone(row.phone),
  redeemed_at: row.redeemed_at.toISOString(),
  handed_over_at: row.handed_over_at?.toISOString() ?? null,
})

/** Most prizes of a member's list. */
const MOST_REDEEMED = 200

/** What a member got for tokens of any campaign, the newest first. */
export async function redeemedPrizesOf(db: Database, userId: number): Promise<RedeemedPrize[]> {
  const rows = await db
    .select()
    .from(redemptions)
    .where(eq(redemptions.user_id, userId))
    .orderBy(desc(redemptions.redeemed_at), desc(redemptions.id))
    .limit(MOST_REDEEMED)
  return rows.map(toRedeemed)
}
