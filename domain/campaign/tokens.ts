import { array, type InferType, mixed, number, object, string } from 'yup'

/** What earns tokens of a campaign. */
export const TOKEN_RULE_KINDS = ['order', 'review', 'share', 'check-in'] as const
export type TokenRuleKind = (typeof TOKEN_RULE_KINDS)[number]

/** Causes of token entries. */
export const TOKEN_REASONS = [
  'order',
  'order-taken-back',
  'review',
  'review-taken-back',
  'share',
  'check-in',
  'game',
  'staff',
  'redeemed',
  'redeemed-returned',
] as const
export type TokenReason = (typeof TOKEN_REASONS)[number]

/** One row of GET /user/me/campaign-token/history. */
export const tokenEntrySchema = object({
  _id: string().required(),
  campaign_id: string().required(),
  /** signed */
  points: number().integer().required(),
  reason: mixed<TokenReason>().oneOf(TOKEN_REASONS).required(),
  /** what the tokens came from or went to, in the shop's words; '' where the reason says all */
  note: string().defined(),
  created_at: string().required(),
  balance_after: number().integer().required(),
})
export type TokenEntry = InferType<typeof tokenEntrySchema>

/** A way to earn tokens, for the page of the campaign: figures of the rule that acts. */
export const tokenRuleSchema = object({
  _id: string().required(),
  kind: mixed<TokenRuleKind>().oneOf(TOKEN_RULE_KINDS).required(),
  tokens: number().integer().required(),
  /** dong of an order that bring `tokens` once; null: `tokens` for each event */
  per_amount: number().integer().nullable().default(null),
  /** most tokens a member gets by this rule in a day, and in all */
  daily_cap: number().integer().nullable().default(null),
  total_cap: number().integer().nullable().default(null),
  /** products that count; empty lists mean any */
  scope: object({
    brand_ids: array(number().required()).required(),
    category_ids: array(number().required()).required(),
    product_ids: array(number().required()).required(),
  }).required(),
})
export type TokenRule = InferType<typeof tokenRuleSchema>

type Scope = TokenRule['scope']

/** A product as rules look at it; `category_ids` with ancestors. */
export interface ScopedProduct {
  product_id: number
  brand_id: number
  category_ids: readonly number[]
}

/** Whether a rule is about a product: one of the lists names it, or all lists are empty. */
export function isInScope(scope: Scope, product: ScopedProduct): boolean {
  const { brand_ids, category_ids, product_ids } = scope
  if (brand_ids.length + category_ids.length + product_ids.length === 0) return true
  return (
    product_ids.includes(product.product_id) ||
    brand_ids.includes(product.brand_id) ||
    category_ids.some((id) => product.category_ids.includes(id))
  )
}

/** Tokens an order brings by a rule: for each full `per_amount` of `amount` (dong of the lines in its scope), or once for any amount. */
export function tokensForOrder(
  { tokens, per_amount }: Pick<TokenRule, 'tokens' | 'per_amount'>,
  amount: number,
): number {
  if (amount <= 0) return 0
  return per_amount === null ? tokens : Math.floor(amount / per_amount) * tokens
}

/** What caps leave of `tokens`, given what the rule brought the member today and in all. */
export function withinCaps(
  tokens: number,
  { daily_cap, total_cap }: Pick<TokenRule, 'daily_cap' | 'total_cap'>,
  earned: { today: number; all: number },
): number {
  const left = Math.min(
    daily_cap === null ? tokens : daily_cap - earned.today,
    total_cap === null ? tokens : total_cap - earned.all,
  )
  return Math.max(0, Math.min(tokens, left))
}
