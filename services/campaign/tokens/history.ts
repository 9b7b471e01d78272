import { and, desc, eq, sql } from 'drizzle-orm'
import type { TokenEntry } from '@/domain/campaign/tokens'
import type { Database } from '../../database'
import { token_entries } from '../schema'
import type { Holder } from './ledger'

/** A member's entries in a campaign, the newest first, each with the balance after it. */
export async function tokenHistory(
  db: Database,
  { campaignId, userId }: Holder,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ entries: TokenEntry[]; total: number }> {
  const own = and(eq(token_entries.user_id, userId), eq(token_entries.campaign_id, campaignId))
  const rows = await db
    .select({
      ...{ id: token_entries.id, tokens: token_entries.tokens, reason: token_entries.reason },
      ...{ note: token_entries.note, created_at: token_entries.created_at },
      balance: sql<number>`(sum(${token_entries.tokens}) OVER (ORDER BY ${token_entries.id}))::int`,
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(token_entries)
    .where(and(own, sql`${token_entries.tokens} <> 0`))
    .orderBy(desc(token_entries.id))
    .limit(limit)
    .offset(skip)
  return {
    total: rows[0]?.total ?? 0,
    entries: rows.map(({ id, tokens, reason, note, created_at, balance }) => ({
      _id: String(id),
      campaign_id: String(campaignId),
      points: tokens,
      reason,
      note,
      created_at: created_at.toISOString(),
      balance_after: balance,
    })),
  }
}
