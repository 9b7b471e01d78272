import type { BagInput } from '@/domain/bag/pricing/breakdown'
import type { BagLine } from '@/domain/bag/line'
import type { Gift, GiftOffer } from '@/domain/bag/pricing/offers'
import type { OfferRules } from '@/domain/bag/pricing/rules'
import type { PricingVoucher } from '@/domain/bag/pricing/vouchers'

export const NOW = new Date('2026-11-11T03:00:00Z')
const DAY = 86_400_000
export const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY)

/** A bag line of one lipstick for 100.000 ₫, with whatever else a test wants. */
export function line(over: Partial<BagLine> = {}): BagLine {
  const id = over.id ?? 'a'
  return {
    id,
    product_id: 1,
    combination_id: `combination-${id}`,
    name: 'Son lì Mận Chín',
    brand: { id: 7, name: 'Son Mận' },
    category_ids: [10, 11],
    classification: 'normal',
    quantity: 1,
    unit_price: 100_000,
    list_price: over.unit_price ?? 100_000,
    unit_price_when_added: null,
    weight: 50,
    is_active: true,
    stock: 50,
    is_pre_order: false,
    preorder_left: 0,
    is_buy_one_get_one_free: false,
    parts: [],
    daily_limit: { product: null, brand: null },
    ...over,
  }
}

interface RuleParts {
  min_amount?: number
  total_products?: number
  brands?: number[]
  categories?: number[]
  products?: number[]
}

const named = (kind: string, ids: number[] = []) => ids.map((id) => ({ id, name: `${kind} ${id}` }))

export function rules({
  min_amount,
  total_products,
  brands,
  categories,
  products,
}: RuleParts = {}): OfferRules {
  return {
    order: { min_amount: min_amount ?? null, total_products: total_products ?? null },
    brands: named('brand', brands),
    categories: named('category', categories),
    products: named('product', products),
  }
}

export const amount = (value: number) => ({ kind: 'amount' as const, value, max: null })
export const percentage = (value: number, max: number | null = null) => ({
  kind: 'percentage' as const,
  value,
  max,
})

/** A code that takes 40.000 ₫ off any goods. */
export function voucher(over: Partial<PricingVoucher> = {}): PricingVoucher {
  return {
    id: 'v',
    type: 'gift',
    code: over.is_auto_applied ? null : 'CHAONANG',
    is_auto_applied: false,
    discount: amount(40_000),
    tiers: [],
    gift: null,
    rules: rules(),
    starts_at: daysFromNow(-1),
    ends_at: daysFromNow(30),
    is_member_only: false,
    owner_id: null,
    payment_methods: [],
    is_used: false,
    is_used_up: false,
    ...over,
  }
}

export const gift = (over: Partial<Gift> = {}): Gift => ({
  product_id: 900,
  combination_id: 'gift-900',
  weight: 80,
  stock: 5,
  ...over,
})

export const giftOffer = (over: Partial<GiftOffer> = {}): GiftOffer => ({
  source: 'promotion',
  id: 'p',
  rules: rules(),
  gift: gift(),
  ...over,
})

/** A member's bag without anything, priced now. */
export function bag(over: Partial<BagInput> = {}): BagInput {
  return {
    lines: [],
    gift_offers: [],
    vouchers: [],
    shipping: null,
    points: null,
    now: NOW,
    member_id: 5,
    level: null,
    payment_method: null,
    ...over,
  }
}
