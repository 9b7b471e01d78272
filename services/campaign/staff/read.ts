import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { allCampaigns, type CampaignFacts } from '../../catalog'
import type { Database } from '../../database'
import { prizes, redemptions, token_accounts, token_rules, vote_counts } from '../schema'

/** Campaigns with what members did, the one that ends last first. */
export async function campaignsForStaff(
  db: Database,
): Promise<(CampaignFacts & { holders: number; tokens: number; waiting: number })[]> {
  const campaigns = await allCampaigns(db)
  const ids = campaigns.map(({ id }) => id)
  if (ids.length === 0) return []
  const accounts = await db
    .select({
      id: token_accounts.campaign_id,
      holders: sql<number>`count(*)::int`,
      tokens: sql<number>`sum(${token_accounts.balance})::int`,
    })
    .from(token_accounts)
    .where(inArray(token_accounts.campaign_id, ids))
    .groupBy(token_accounts.campaign_id)
  const waiting = await db
    .select({ id: redemptions.campaign_id, waiting: sql<number>`count(*)::int` })
    .from(redemptions)
    .where(and(inArray(redemptions.campaign_id, ids), eq(redemptions.state, 'waiting')))
    .groupBy(redemptions.campaign_id)
  const held = new Map(accounts.map((row) => [row.id, row]))
  const open = new Map(waiting.map((row) => [row.id, row.waiting]))
  return campaigns.map((campaign) => ({
    ...campaign,
    holders: held.get(campaign.id)?.holders ?? 0,
    tokens: held.get(campaign.id)?.tokens ?? 0,
    waiting: open.get(campaign.id) ?? 0,
  }))
}

/** Most redemptions of one list. */
const LISTED = 500

/** Redemptions that the shop still has to hand over, the oldest first; without phone and ID number. */
const waitingRedemptions = (db: Database, campaignId: number) =>
  db
    .select({
      id: redemptions.id,
      user_id: redemptions.user_id,
      prize: sql<string>`${redemptions.snapshot} ->> 'name'`,
      redeemed_at: redemptions.redeemed_at,
      has_form: sql<boolean>`${redemptions.id_number} IS NOT NULL`,
    })
    .from(redemptions)
    .where(and(eq(redemptions.campaign_id, campaignId), eq(redemptions.state, 'waiting')))
    .orderBy(asc(redemptions.redeemed_at), asc(redemptions.id))
    .limit(LISTED)

/** Rules, prizes, counts of votes and open redemptions of a campaign. */
export async function campaignForStaff(db: Database, campaignId: number) {
  const [rules, all, counts, waiting] = await Promise.all([
    db.select().from(token_rules).where(eq(token_rules.campaign_id, campaignId)).orderBy(asc(token_rules.id)),
    db
      .select()
      .from(prizes)
      .where(eq(prizes.campaign_id, campaignId))
      .orderBy(asc(prizes.position), asc(prizes.id)),
    db
      .select()
      .from(vote_counts)
      .where(eq(vote_counts.campaign_id, campaignId))
      .orderBy(asc(vote_counts.section), asc(vote_counts.choice)),
    waitingRedemptions(db, campaignId),
  ])
  return { rules, prizes: all, counts, waiting }
}
