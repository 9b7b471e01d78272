import { and, asc, count, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { boolean, type InferType, mixed, object, string } from 'yup'
import {
  type RedeemAnswer,
  type RedeemFacts,
  type Reward,
  REWARD_TYPES,
  rewardRefusal,
  type RewardType,
} from '@/domain/loyalty/rewards'
import { giftGoods } from '../../catalog'
import type { Database } from '../../database'
import { openGifts } from '../../voucher'
import { pointsOf } from '../ledger/read'
import { redemptions, rewards } from '../reward-schema'
import { memberReaches } from './member-level'
import { type RewardRow, toReward } from './reward-row'

/** The filter of GET /rewards. */
export const rewardFilter = object({
  type: mixed<RewardType>().oneOf(REWARD_TYPES).optional(),
  /** those for this level alone, by its stage */
  level: string().max(40).optional(),
  /** begun, not over, and some left */
  is_available: boolean().optional(),
})
type RewardFilter = InferType<typeof rewardFilter>

interface Window {
  skip: number
  limit: number
}

const hasBegun = lte(rewards.starts_at, sql`now()`)
const isNotOver = or(isNull(rewards.ends_at), gt(rewards.ends_at, sql`now()`))

/** Rewards that are shown: those on offer and those to come, not those that are over. */
function shown({ type, level, is_available }: RewardFilter): SQL | undefined {
  return and(
    eq(rewards.is_active, true),
    isNotOver,
    type && eq(rewards.type, type),
    level === undefined ? undefined : eq(rewards.level, level),
    is_available ? and(hasBegun, or(isNull(rewards.stock), lt(rewards.redeemed, rewards.stock))) : undefined,
  )
}

/** Pieces of each reward that are left, by id; a gift is bounded by the stock of its product as well, less the pieces promised. */
async function piecesLeft(db: Database, rows: readonly RewardRow[]): Promise<Map<number, number | null>> {
  const productOf = ({ content }: RewardRow) => (content.type === 'gift' ? content.product_id : null)
  const products = [...new Set(rows.flatMap((row) => productOf(row) ?? []))]
  const goods = await giftGoods(db, products)
  const inStock = new Map<number, number>()
  for (const id of products) {
    const found = goods.get(id)
    const stock = found?.is_active ? found.stock : 0
    inStock.set(id, Math.max(0, stock - (await openGifts(db, id))))
  }
  return new Map(
    rows.map((row) => {
      const product = productOf(row)
      const ofReward = row.stock === null ? null : row.stock - row.redeemed
      const ofProduct = product === null ? null : (inStock.get(product) ?? 0)
      return [row.id, ofProduct === null ? ofReward : Math.min(ofProduct, ofReward ?? ofProduct)]
    }),
  )
}

/** The shop's rewards, cheapest first, and how many there are (GET /rewards). */
export async function listRewards(db: Database, filter: RewardFilter, { skip, limit }: Window) {
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(rewards).where(shown(filter)),
    db
      .select()
      .from(rewards)
      .where(shown(filter))
      .orderBy(asc(rewards.points), asc(rewards.id))
      .limit(limit)
      .offset(skip),
  ])
  const left = await piecesLeft(db, rows)
  return { rewards: rows.map((row) => toReward(row, left.get(row.id) ?? null)), total: all?.total ?? 0 }
}

/** How often the member redeemed each of these; what staff took back does not count. */
async function redeemedCounts(db: Database, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await db
    .select({ id: redemptions.reward_id, redeemed: count() })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.user_id, userId),
        inArray(redemptions.reward_id, [...ids]),
        isNull(redemptions.taken_back_at),
      ),
    )
    .groupBy(redemptions.reward_id)
  return new Map(rows.map(({ id, redeemed }) => [id, redeemed]))
}

/** All that decides about redemptions of these rewards by a member. */
async function factsOf(
  db: Database,
  list: readonly Reward[],
  userId: number,
): Promise<Map<string, RedeemFacts>> {
  const [balance, redeemed, reaches] = [
    await pointsOf(db, userId),
    await redeemedCounts(
      db,
      userId,
      list.map(({ _id }) => Number(_id)),
    ),
    await memberReaches(db, userId),
  ]
  const now = new Date()
  return new Map(
    list.map((reward) => [
      reward._id,
      {
        reward,
        member: {
          balance,
          redeemed: redeemed.get(Number(reward._id)) ?? 0,
          reaches_level: reaches(reward.level),
        },
        now,
      },
    ]),
  )
}

/** All that decides whether a member may redeem this reward now. */
export async function rewardFacts(db: Database, row: RewardRow, userId: number): Promise<RedeemFacts> {
  const reward = toReward(row, (await piecesLeft(db, [row])).get(row.id) ?? null)
  const facts = (await factsOf(db, [reward], userId)).get(reward._id)
  if (!facts) throw new Error('the reward has no facts')
  return facts
}

/** The same rewards for a member: with whether they can be redeemed, and why not. */
export async function forMember(
  db: Database,
  list: readonly Reward[],
  userId: number,
): Promise<(Reward & RedeemAnswer)[]> {
  const facts = await factsOf(db, list, userId)
  return list.map((reward) => {
    const known = facts.get(reward._id)
    const reason = known ? rewardRefusal(known) : null
    return { ...reward, can_redeem: reason === null, reason }
  })
}
