import type { OfferReason } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { formatMoney, formatNumber } from '@/lib/format'

/** Conditions on an order, of a voucher or a gift offer. */
export interface Conditions {
  /** dong */
  minAmount: number | null
  minQuantity: number | null
  brands: readonly string[]
  categories: readonly string[]
  products: readonly string[]
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

export const voucherConditions = ({ rules }: Voucher): Conditions => ({
  minAmount: rules.order.min_amount,
  minQuantity: rules.order.total_products,
  brands: names(rules.brands),
  categories: names(rules.categories),
  products: names(rules.products),
})

export const giftConditions = (reason: OfferReason): Conditions => ({
  minAmount: reason.min_oder,
  minQuantity: reason.min_qty,
  brands: reason.brands,
  categories: reason.categories,
  products: reason.products,
})

type Translate = (key: string, values?: Record<string, string>) => string

const MOST_NAMES = 3
const either = new Intl.ListFormat('vi', { type: 'disjunction' })
const NAMED = ['brands', 'categories', 'products'] as const

/** The reason an offer applies, as a sentence: 'Áp dụng cho đơn từ 300.000 ₫ có sản phẩm của Mộc An hoặc Sương.' */
export function reasonSentence(conditions: Conditions, t: Translate): string {
  const listed = (list: readonly string[]) =>
    either.format(
      list.length > MOST_NAMES
        ? [...list.slice(0, MOST_NAMES), t('others', { count: formatNumber(list.length - MOST_NAMES) })]
        : list,
    )
  const order = conditions.minAmount
    ? t('order', { amount: formatMoney(conditions.minAmount) })
    : t('anyOrder')
  const held = NAMED.flatMap((key) =>
    conditions[key].length > 0 ? [t(key, { names: listed(conditions[key]) })] : [],
  )
  const what = held.length > 0 ? either.format(held) : t('anything')
  if (conditions.minQuantity)
    return t('quantitySentence', { order, count: formatNumber(conditions.minQuantity), what })
  return held.length > 0 ? t('sentence', { order, what }) : t('orderSentence', { order })
}
