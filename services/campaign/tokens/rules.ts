import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import {
  isInScope,
  type ScopedProduct,
  type TokenReason,
  type TokenRule,
  type TokenRuleKind,
  withinCaps,
} from '@/domain/campaign/tokens'
import { placementOf } from '../../catalog'
import type { Database } from '../../database'
import { token_entries, token_rules } from '../schema'
import { grantTokens, lockAccount, takeTokensBack } from './ledger'

export type RuleRow = typeof token_rules.$inferSelect

/** The rules of campaigns by kind, those no longer active included: what they granted can be taken back. */
export async function rulesOf(
  db: Database,
  campaignIds: readonly number[],
  kind: TokenRuleKind,
): Promise<RuleRow[]> {
  if (campaignIds.length === 0) return []
  return db
    .select()
    .from(token_rules)
    .where(and(inArray(token_rules.campaign_id, [...campaignIds]), eq(token_rules.kind, kind)))
    .orderBy(asc(token_rules.campaign_id), asc(token_rules.id))
}

/** The active rules of a campaign, for its page. */
export async function activeRules(db: Database, campaignId: number): Promise<TokenRule[]> {
  const rows = await db
    .select()
    .from(token_rules)
    .where(and(eq(token_rules.campaign_id, campaignId), eq(token_rules.is_active, true)))
    .orderBy(asc(token_rules.id))
  return rows.map(({ id, kind, tokens, per_amount, daily_cap, total_cap, scope }) => ({
    ...{ _id: String(id), kind, tokens, per_amount, daily_cap, total_cap, scope },
  }))
}

/** What a rule brought a member on this day of the shop, and in all; what was taken back does not count. */
async function earnedBy(tx: Database, rule: RuleRow, userId: number) {
  const today = sql`date_trunc('day', now(), ${SHOP_TIME_ZONE})`
  const [row] = await tx
    .select({
      today: sql<number>`coalesce(sum(${token_entries.tokens}) FILTER (WHERE ${token_entries.created_at} >= ${today}), 0)::int`,
      all: sql<number>`coalesce(sum(${token_entries.tokens}), 0)::int`,
    })
    .from(token_entries)
    .where(
      and(
        eq(token_entries.user_id, userId),
        eq(token_entries.campaign_id, rule.campaign_id),
        eq(token_entries.rule_id, rule.id),
      ),
    )
  return row ?? { today: 0, all: 0 }
}

/** Grants what a rule brings for an event, within its caps, once for each reference. */
export async function grantByRule(
  tx: Database,
  rule: RuleRow,
  { userId, tokens, reference }: { userId: number; tokens: number; reference: string },
): Promise<void> {
  const holder = { userId, campaignId: rule.campaign_id }
  // The lock comes first: of two events at once the second one sees what the first one earned.
  await lockAccount(tx, holder)
  const points = withinCaps(tokens, rule, await earnedBy(tx, rule, userId))
  if (points > 0) await grantTokens(tx, { ...holder, points, reason: rule.kind, reference, ruleId: rule.id })
}

/**
 * Brings the tokens of a rule for one cause to what the cause merits now: granted while it merits some, else taken back. A cause may come
 * and go several times; each change is an entry of its own.
 */
export async function settleRule(
  tx: Database,
  rule: RuleRow,
  cause: { userId: number; takenBack: TokenReason; reference: string; tokens: number },
): Promise<void> {
  const holder = { userId: cause.userId, campaignId: rule.campaign_id }
  await lockAccount(tx, holder)
  const reference = `${cause.reference}:${rule.id}`
  const entries = await tx
    .select({ tokens: token_entries.tokens })
    .from(token_entries)
    .where(
      and(
        eq(token_entries.user_id, cause.userId),
        eq(token_entries.campaign_id, rule.campaign_id),
        inArray(token_entries.reason, [rule.kind, cause.takenBack]),
        or(eq(token_entries.reference, reference), like(token_entries.reference, `${reference}/%`)),
      ),
    )
    .orderBy(asc(token_entries.id))
  const last = entries.at(-1)
  const holds = last !== undefined && last.tokens > 0
  const next = entries.length === 0 ? reference : `${reference}/${entries.length}`
  if (holds && cause.tokens <= 0)
    await takeTokensBack(tx, {
      ...holder,
      points: last.tokens,
      reason: cause.takenBack,
      reference: next,
      ruleId: rule.id,
    })
  if (!holds && cause.tokens > 0 && rule.is_active)
    await grantByRule(tx, rule, { userId: cause.userId, tokens: cause.tokens, reference: next })
}

/** Whether a rule is about a product. */
export async function isRuleAbout(db: Database, rule: RuleRow, productId: number): Promise<boolean> {
  const { brand_ids, category_ids, product_ids } = rule.scope
  if (brand_ids.length + category_ids.length + product_ids.length === 0) return true
  const placement: ScopedProduct = { product_id: productId, ...(await placementOf(db, productId)) }
  return isInScope(rule.scope, placement)
}
