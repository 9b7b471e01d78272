import type { Database } from '../../database'
import { createGiftCode, GIFT_CARD, issueOwnVoucher } from '../../voucher'
import type { rewards } from '../reward-schema'

type RewardRow = typeof rewards.$inferSelect

/** `given_for` of the voucher of a redemption; of a gift card with the prefix that all gift cards have, for they are a means of payment. */
export const voucherName = (redemptionId: string, type: RewardRow['type']): string =>
  type === 'gift_card' ? `${GIFT_CARD}reward-${redemptionId}` : `reward:${redemptionId}`

/** Issues what a reward gives: a voucher of the member's own, a gift for the member's next order, or a gift card's code. */
export function issueReward(
  tx: Database,
  { id, userId, reward }: { id: string; userId: number; reward: RewardRow },
) {
  const { content, type, name, description } = reward
  const givenFor = voucherName(id, type)
  if (content.type === 'gift_card') return createGiftCode(tx, { amount: content.amount, givenFor })
  const own = {
    ownerId: userId,
    givenFor,
    name,
    description,
    minAmount: content.min_amount,
    days: content.days,
  }
  return content.type === 'gift'
    ? issueOwnVoucher(tx, { ...own, type: 'gift', discount: null, giftProductId: content.product_id })
    : issueOwnVoucher(tx, { ...own, type: content.voucher_type, discount: content.discount })
}
