import { type InferType, lazy, mixed, number, object, type ObjectSchema, string } from 'yup'
import { REWARD_TYPES, type RewardType } from '@/domain/loyalty/rewards'

const days = (usual: number) => number().integer().min(1).max(1_000).default(usual)
const dong = () => number().integer().min(1).max(1_000_000_000)
const minAmount = () => dong().nullable().default(null)

/** A voucher for one order: an amount or a percentage off the goods, or off the delivery fee. */
const voucherContent = object({
  type: mixed<'voucher'>().oneOf(['voucher']).required(),
  voucher_type: string()
    .oneOf(['next_purchase_voucher', 'free_shipping'] as const)
    .default('next_purchase_voucher'),
  discount: object({
    kind: string()
      .oneOf(['amount', 'percentage'] as const)
      .required(),
    value: number().integer().min(1).required(),
    max: dong().nullable().default(null),
  }).required(),
  min_amount: minAmount(),
  days: days(60),
})

/** A piece of this product, free with an order. */
const giftContent = object({
  type: mixed<'gift'>().oneOf(['gift']).required(),
  product_id: number().integer().min(1).required(),
  min_amount: minAmount(),
  days: days(180),
})

/** A gift card of this amount; it is good for as long as every gift card. */
const giftCardContent = object({
  type: mixed<'gift_card'>().oneOf(['gift_card']).required(),
  amount: dong().required(),
})

const contents = {
  voucher: voucherContent,
  gift: giftContent,
  gift_card: giftCardContent,
} satisfies { [Type in RewardType]: ObjectSchema<{ type: Type }> }

/** What a reward gives, by its type. */
export type RewardContent = InferType<(typeof contents)[RewardType]>

/** Reads what a command or a file names as the content of a reward. */
export const rewardContentSchema = lazy((value: unknown) => {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : null
  return contents[REWARD_TYPES.find((known) => known === type) ?? 'voucher']
})
