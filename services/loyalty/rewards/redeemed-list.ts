import { and, count, desc, eq } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { RedeemedReward, RedemptionPlace, RedemptionState, RewardType } from '@/domain/loyalty/rewards'
import type { Database } from '../../database'
import { issuedStates, type IssuedState } from '../../voucher'
import { orderReferences } from '../order-references'
import { redemptions } from '../reward-schema'
import { voucherName } from './issue'

const PLACES: Record<RewardType, RedemptionPlace> = {
  voucher: { kind: 'voucher', link: '/order' },
  gift: { kind: 'order', link: '/order' },
  gift_card: { kind: 'mail', link: '/order' },
}

function stateOf(isTakenBack: boolean, { is_active, ends_at, order_id }: IssuedState): RedemptionState {
  if (order_id !== null) return 'used'
  if (isTakenBack || !is_active) return 'taken_back'
  return ends_at <= new Date() ? 'expired' : 'ready'
}

type Row = typeof redemptions.$inferSelect

/** What a member redeemed, as it was then. */
async function toRedeemed(db: Database, userId: number, rows: readonly Row[]): Promise<RedeemedReward[]> {
  const vouchers = await issuedStates(
    db,
    rows.map(({ id, snapshot }) => voucherName(id, snapshot.type)),
  )
  const orders = await orderReferences(
    db,
    userId,
    [...vouchers.values()].flatMap(({ order_id }) => order_id ?? []),
  )
  return rows.map(({ id, reward_id, points, created_at, taken_back_at, snapshot }): RedeemedReward => {
    const { type, name, image } = snapshot
    const voucher = vouchers.get(voucherName(id, type))
    if (!voucher) throw new Error(`redemption ${id} has no voucher`)
    const reference = orders.get(voucher.order_id ?? '')
    return {
      _id: id,
      reward: { _id: String(reward_id), type, name, image },
      points,
      code: type === 'gift' ? null : voucher.code,
      order:
        voucher.order_id !== null && reference !== undefined
          ? { id: voucher.order_id, reference_code: reference }
          : null,
      state: stateOf(taken_back_at !== null, voucher),
      redeemed_at: created_at.toISOString(),
      expires_at: voucher.ends_at.toISOString(),
      where: PLACES[type],
    }
  })
}

/** What a member redeemed, newest first, and how much in all. */
export async function listRedeemed(
  db: Database,
  userId: number,
  { skip, limit }: { skip: number; limit: number },
) {
  const isOwn = eq(redemptions.user_id, userId)
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(redemptions).where(isOwn),
    db
      .select()
      .from(redemptions)
      .where(isOwn)
      .orderBy(desc(redemptions.created_at), desc(redemptions.id))
      .limit(limit)
      .offset(skip),
  ])
  return { redeemed: await toRedeemed(db, userId, rows), total: all?.total ?? 0 }
}

/** One of them. @throws NOT_FOUND */
export async function redeemedReward(db: Database, userId: number, id: string): Promise<RedeemedReward> {
  const rows = await db
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.user_id, userId), eq(redemptions.id, id)))
  const [redeemed] = await toRedeemed(db, userId, rows)
  if (!redeemed) throw notFound('redemption')
  return redeemed
}
