import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { date, type InferType, number, object, string } from 'yup'
import { badRequest, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, persistentTransaction } from '../../database'
import { usedVouchers, withdrawVouchers } from '../../voucher'
import { redemptions, rewards } from '../reward-schema'
import { returnPoints } from '../ledger/spend'
import { voucherName } from './issue'
import { rewardContentSchema } from './reward-content'

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
  content: rewardContentSchema,
})
export type RewardInput = InferType<typeof rewardInputSchema>

/** @throws BAD_REQUEST for fewer pieces than were redeemed. The reward stays locked, so that no more are meanwhile. */
async function requireStock(tx: Database, { key, stock }: Pick<RewardInput, 'key' | 'stock'>): Promise<void> {
  const [before] = await tx
    .select({ redeemed: rewards.redeemed })
    .from(rewards)
    .where(eq(rewards.key, key))
    .for('no key update')
  if (before && stock !== null && stock < before.redeemed)
    throw badRequest(`reward ${key}: ${before.redeemed} were redeemed, its stock cannot be ${stock}`)
}

/**
 * Adds rewards, or changes those with these keys; a change puts a stopped one on offer again. The stock is the pieces there are in all:
 * what was redeemed stays redeemed. @throws BAD_REQUEST for fewer than that
 */
export async function saveRewards(tx: Database, inputs: readonly RewardInput[]): Promise<void> {
  for (const { starts_at, ...input } of inputs) {
    await requireStock(tx, input)
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
  db.select().from(rewards).orderBy(asc(rewards.points), asc(rewards.id))

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
    const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id))
    if (!row) throw notFound('redemption')
    const name = voucherName(id, row.snapshot.type)
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
    await returnPoints(tx, { userId: row.user_id, reference: id, reason: 'reward-returned' })
  })
