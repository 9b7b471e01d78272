import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { date, type InferType, mixed, number, object, string } from 'yup'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, persistentTransaction } from '../../database'
import { usedVouchers, withdrawVouchers } from '../../voucher'
import { redemptions, rewards } from '../reward-schema'
import { returnPoints } from '../ledger/spend'
import { voucherName } from './issue'
import { type RewardContent, rewardContentSchema } from './reward-content'

/** A reward as staff or a file describe it. */
export const rewardInputSchema = object({
  key: string()
    .matches(/^[a-z0-9-]{1,60}$/)
    .required(),
  name: string().max(120).required(),
  description: string().max(500).default(''),
  tnc: string().max(2_000).default(''),
  image: string().max(300).nullable().default(null),
  partner_id: string().max(60).nullable().default(null),
  points: number().integer().min(1).max(1_000_000).required(),
  level: string().max(40).nullable().default(null),
  stock: number().integer().min(0).nullable().default(null),
  per_member: number().integer().min(1).nullable().default(null),
  starts_at: date().optional(),
  ends_at: date().nullable().default(null),
  content: mixed<RewardContent>()
    .transform((value: unknown) => rewardContentSchema.cast(value))
    .test('content', 'content is not that of a reward', (value) => rewardContentSchema.isValidSync(value))
    .required(),
})
export type RewardInput = InferType<typeof rewardInputSchema>

/** Adds rewards, or changes those with these keys; a change puts a stopped one on offer again. */
export async function saveRewards(tx: Database, inputs: readonly RewardInput[]): Promise<void> {
  for (const { starts_at, ...input } of inputs) {
    const row = {
      ...input,
      type: input.content.type,
      is_active: true,
      ...(starts_at && { starts_at }),
    }
    await tx.insert(rewards).values(row).onConflictDoUpdate({ target: rewards.key, set: row })
  }
}

/** All rewards, stopped ones too, with how often each was redeemed. */
export const allRewards = (db: Database) =>
  db
    .select({ reward: rewards, redeemed: count(redemptions.id) })
    .from(rewards)
    .leftJoin(redemptions, and(eq(redemptions.reward_id, rewards.id), isNull(redemptions.taken_back_at)))
    .groupBy(rewards.id)
    .orderBy(asc(rewards.points), asc(rewards.id))

/** Takes a reward off offer; what was redeemed stays good. @throws NOT_FOUND */
export async function stopReward(tx: Database, key: string): Promise<void> {
  const stopped = await tx
    .update(rewards)
    .set({ is_active: false })
    .where(eq(rewards.key, key))
    .returning({ id: rewards.id })
  if (stopped.length === 0) throw notFound('reward')
}

/**
 * Takes a redemption back: its voucher ends, the points and the piece return. Once for any number of calls.
 * @throws NOT_FOUND; REWARD_USED (409) when an order uses it
 */
export const takeBackRedemption = (id: string): Promise<void> =>
  persistentTransaction(async (tx) => {
    const [row] = await tx
      .select({ redemption: redemptions, type: rewards.type })
      .from(redemptions)
      .innerJoin(rewards, eq(rewards.id, redemptions.reward_id))
      .where(eq(redemptions.id, id))
    if (!row) throw notFound('redemption')
    const { user_id: userId, reward_id } = row.redemption
    const name = voucherName(id, row.type)
    // Locks the voucher: no order can use it before the transaction ends.
    if ((await usedVouchers(tx, [name])).length > 0)
      throw domainError('REWARD_USED', 'an order uses what was redeemed')
    const taken = await tx
      .update(redemptions)
      .set({ taken_back_at: sql`now()` })
      .where(and(eq(redemptions.id, id), isNull(redemptions.taken_back_at)))
      .returning({ id: redemptions.id })
    if (taken.length === 0) return
    await withdrawVouchers(tx, [name])
    await tx
      .update(rewards)
      .set({ stock: sql`${rewards.stock} + 1` })
      .where(eq(rewards.id, reward_id))
    await returnPoints(tx, { userId, reference: id, reason: 'reward-returned' })
  })
