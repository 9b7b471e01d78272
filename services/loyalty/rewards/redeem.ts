import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type RewardRefusal, rewardRefusal } from '@/domain/loyalty/rewards'
import { type Database, persistentTransaction } from '../../database'
import { redemptions, rewards } from '../reward-schema'
import { spendPoints } from '../ledger/spend'
import { issueReward } from './issue'
import { queueRedeemedMail } from './redeemed-mail'
import { rewardFacts } from './reward-list'
import type { RewardRow } from './reward-row'

interface Redemption {
  userId: number
  rewardId: number
  /** idempotency key: however often the submission arrives, it redeems once */
  key: string
  /** the price that the member saw */
  points: number
}

/** First key of the advisory locks on members' redemptions; an arbitrary constant. */
const REDEEM_LOCK = 517_025

const refused = (reason: RewardRefusal) =>
  domainError('REWARD_REFUSED', 'the reward cannot be redeemed', { reason })

/** The redemption this submission made before. */
async function redemptionOf(tx: Database, { userId, key }: Redemption): Promise<string | null> {
  const [row] = await tx
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(and(eq(redemptions.user_id, userId), eq(redemptions.idempotency_key, key)))
  return row?.id ?? null
}

/** A reward on offer, locked until `tx` ends: of the last piece, the second redemption sees what the first left. @throws NOT_FOUND */
async function lockReward(tx: Database, id: number): Promise<RewardRow> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, id), eq(rewards.is_active, true)))
    .for('no key update')
  if (!row) throw notFound('reward')
  return row
}

async function redeem(tx: Database, redemption: Redemption): Promise<{ id: string; isNew: boolean }> {
  const { userId, rewardId, key, points } = redemption
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${REDEEM_LOCK}, ${userId})`)
  const before = await redemptionOf(tx, redemption)
  if (before !== null) return { id: before, isNew: false }
  const row = await lockReward(tx, rewardId)
  if (row.points !== points)
    throw domainError('REWARD_CHANGED', 'the reward costs other points now', { points: row.points })
  const reason = rewardRefusal(await rewardFacts(tx, row, userId))
  if (reason) throw refused(reason)
  const { type, name, description, image, tnc, per_member } = row
  // The database counts the piece, and refuses more than there are.
  const [made] = await tx
    .insert(redemptions)
    .values({
      reward_id: rewardId,
      user_id: userId,
      idempotency_key: key,
      points,
      snapshot: { type, name, description, image, tnc, per_member },
    })
    .returning({ id: redemptions.id })
  if (!made) throw new Error('the redemption was not written')
  await spendPoints(tx, { userId, points, reference: made.id, reason: 'reward' })
  const voucher = await issueReward(tx, { id: made.id, userId, reward: row })
  await queueRedeemedMail(tx, { id: made.id, userId, reward: row, voucher })
  return { id: made.id, isNew: true }
}

/**
 * Redeems a reward for points: the points, the piece and what it gives in one transaction, once for each key.
 * @throws NOT_FOUND; REWARD_REFUSED with details.reason; REWARD_CHANGED with details.points; POINTS_SHORT with details.balance
 */
export const redeemReward = (redemption: Redemption) => persistentTransaction((tx) => redeem(tx, redemption))
