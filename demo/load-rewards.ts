import type { Database } from '@/services/database'
import { saveRewards } from '@/services/loyalty'
import { products } from './data/products'
import { type DemoReward, rewardPicture, rewards } from './data/loyalty/rewards'
import { bannerPicture } from './pictures'

const DAY_MS = 86_400_000

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

function contentOf(content: DemoReward['content'], productId: (key: string) => number) {
  switch (content.type) {
    case 'voucher':
      return {
        type: content.type,
        voucher_type: content.voucher_type ?? 'next_purchase_voucher',
        discount: { kind: 'amount', value: content.off, max: null },
        min_amount: content.min_amount,
        days: content.days,
      } as const
    case 'gift':
      return {
        type: content.type,
        product_id: productId(content.product_key),
        min_amount: content.min_amount,
        days: content.days,
      } as const
    case 'gift_card':
      return content
  }
}

/** Writes what the demo shop gives for points. */
export async function loadRewards(
  tx: Database,
  productId: (key: string) => number,
  now: Date,
): Promise<void> {
  await saveRewards(
    tx,
    rewards.map((reward) => ({
      key: reward.key,
      name: reward.name,
      description: reward.description,
      tnc: reward.tnc,
      image: bannerPicture(rewardPicture(reward, products)).url,
      partner_id: null,
      points: reward.points,
      level: reward.level ?? null,
      stock: reward.stock ?? null,
      per_member: reward.per_member ?? null,
      starts_at: daysFrom(now, reward.starts_in_days ?? -30),
      ends_at: reward.ends_in_days === undefined ? null : daysFrom(now, reward.ends_in_days),
      content: contentOf(reward.content, productId),
    })),
  )
}
