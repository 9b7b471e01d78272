import type { Reward } from '@/domain/loyalty/rewards'
import { GIFT_CARD_DAYS } from '@/domain/constants'
import type { rewards } from '../reward-schema'

export type RewardRow = typeof rewards.$inferSelect

/** A reward as it is sent, with the pieces that are left now. */
export function toReward(row: RewardRow, stock: number | null): Reward {
  const { content } = row
  return {
    _id: String(row.id),
    type: row.type,
    name: row.name,
    description: row.description,
    image: row.image,
    points: row.points,
    level: row.level,
    stock,
    per_member: row.per_member,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at?.toISOString() ?? null,
    more_info: {
      tnc: row.tnc,
      partner_id: row.partner_id,
      days: content.type === 'gift_card' ? GIFT_CARD_DAYS : content.days,
      min_amount: content.type === 'gift_card' ? null : content.min_amount,
    },
  }
}
