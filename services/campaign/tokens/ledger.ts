import { and, eq, sql } from 'drizzle-orm'
import type { TokenReason } from '@/domain/campaign/tokens'
import type { Database } from '../../database'
import { token_accounts, token_entries } from '../schema'

export interface Holder {
  campaignId: number
  userId: number
}

const isAccountOf = ({ campaignId, userId }: Holder) =>
  and(eq(token_accounts.campaign_id, campaignId), eq(token_accounts.user_id, userId))

/** Locks a member's tokens of a campaign until `tx` ends. */
export async function lockAccount(
  tx: Database,
  { campaignId, userId }: Holder,
): Promise<{ balance: number; owed: number }> {
  await tx.insert(token_accounts).values({ campaign_id: campaignId, user_id: userId }).onConflictDoNothing()
  const [account] = await tx
    .select({ balance: token_accounts.balance, owed: token_accounts.owed })
    .from(token_accounts)
    .where(isAccountOf({ campaignId, userId }))
    .for('update')
  if (!account) throw new Error('the account of tokens was not opened')
  return account
}

export interface Posting extends Holder {
  /** signed */
  tokens: number
  reason: TokenReason
  reference: string
  ruleId?: number
  note?: string
}

/** Adds an entry once for each reason and reference; null when it was there. The database refuses a balance below zero. */
export async function post(
  tx: Database,
  { campaignId, userId, tokens, reason, reference, ruleId, note }: Posting,
): Promise<number | null> {
  const [row] = await tx
    .insert(token_entries)
    .values({
      campaign_id: campaignId,
      user_id: userId,
      tokens,
      reason,
      reference,
      rule_id: ruleId ?? null,
      note: note ?? '',
    })
    .onConflictDoNothing()
    .returning({ id: token_entries.id })
  return row?.id ?? null
}

/** Changes what a member owes of tokens that were spent before their order was returned. */
async function addToOwed(tx: Database, holder: Holder, tokens: number): Promise<void> {
  await tx
    .update(token_accounts)
    .set({ owed: sql`${token_accounts.owed} + ${tokens}` })
    .where(isAccountOf(holder))
}

interface Grant extends Holder {
  points: number
  reason: TokenReason
  reference: string
  ruleId?: number
  note?: string
}

/**
 * Grants tokens once for each reason and reference; false when they were granted before. What the member owes is taken from them at once.
 */
export async function grantTokens(tx: Database, { points, ...grant }: Grant): Promise<boolean> {
  if (!Number.isSafeInteger(points) || points < 1) throw new RangeError(`no tokens: ${points}`)
  const { owed } = await lockAccount(tx, grant)
  const entry = await post(tx, { ...grant, tokens: points })
  if (entry === null) return false
  const paid = Math.min(owed, points)
  if (paid > 0) {
    const { campaignId, userId } = grant
    const reference = `owed/${entry}`
    await post(tx, { campaignId, userId, tokens: -paid, reason: 'order-taken-back', reference })
    await addToOwed(tx, grant, -paid)
  }
  return true
}

/** Takes tokens back once for each reason and reference: what the member has of them now, and the rest of what is earned next. */
export async function takeTokensBack(tx: Database, { points, ...cause }: Grant): Promise<void> {
  const { balance } = await lockAccount(tx, cause)
  const taken = Math.min(balance, points)
  // Also with nothing to take: the entry says that it is settled.
  if ((await post(tx, { ...cause, tokens: -taken })) !== null) await addToOwed(tx, cause, points - taken)
}

/** A member's balance in a campaign. */
export async function tokensOf(db: Database, holder: Holder): Promise<number> {
  const [row] = await db
    .select({ balance: token_accounts.balance })
    .from(token_accounts)
    .where(isAccountOf(holder))
  return row?.balance ?? 0
}
