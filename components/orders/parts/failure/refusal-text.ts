import type { RuleGap } from '@/domain/bag/pricing/rules'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import { formatDate, formatLastDay, formatMoney } from '@/lib/format'
import type { Translate } from '../translate'

const MOST_NAMES = 3
const either = new Intl.ListFormat('vi', { type: 'disjunction' })

function listed(names: readonly string[], t: Translate): string {
  const rest = names.length - MOST_NAMES
  return either.format(rest > 0 ? [...names.slice(0, MOST_NAMES), t('gap.others', { count: rest })] : names)
}

type GoodsGap = Exclude<RuleGap, { code: 'MIN_AMOUNT' | 'MIN_COUNT' }>

/** The goods that an offer asks for: 'sản phẩm của Mộc An hoặc Sương'. */
function goodsText(gap: GoodsGap, t: Translate): string {
  switch (gap.code) {
    case 'BRANDS':
      return t('gap.brands', { names: listed(gap.brands, t) })
    case 'CATEGORIES':
      return t('gap.categories', { names: listed(gap.categories, t) })
    case 'PRODUCTS':
      return listed(gap.products, t)
    case 'SCOPE':
      return listed([...gap.products, ...gap.brands, ...gap.categories], t)
    case 'NO_GOODS':
      return t('gap.anything')
  }
}

/** What is missing for an offer: 'thêm 120.000 ₫', 'từ 299.000 ₫ sản phẩm của Mộc An hoặc Sương'. */
export function missingGoodsText(gap: RuleGap, t: Translate): string {
  if (gap.code === 'MIN_AMOUNT') return t('gap.amount', { missing: formatMoney(gap.missing) })
  if (gap.code === 'MIN_COUNT') return t('gap.count', { missing: gap.missing })
  const what = goodsText(gap, t)
  const { min_amount, total_products = 1 } = gap
  if (min_amount !== undefined) return t('gap.fromAmount', { least: formatMoney(min_amount), what })
  return total_products > 1 ? t('gap.fromCount', { least: total_products, what }) : what
}

/** Why a voucher does not apply to this bag. */
export function voucherRefusalText(reason: VoucherRefusal, t: Translate): string {
  switch (reason.code) {
    case 'MIN_AMOUNT':
    case 'MIN_COUNT':
    case 'BRANDS':
    case 'CATEGORIES':
    case 'PRODUCTS':
    case 'SCOPE':
    case 'NO_GOODS':
      return t('refused.gap', { what: missingGoodsText(reason, t) })
    case 'NOT_STARTED':
      return t('refused.NOT_STARTED', { date: formatDate(reason.starts_at) })
    case 'EXPIRED':
      return t('refused.EXPIRED', { date: formatLastDay(reason.ended_at) })
    case 'PAYMENT_METHOD':
      return t('refused.PAYMENT_METHOD', {
        methods: listed(
          reason.methods.map((code) => t(`method.${code}`)),
          t,
        ),
      })
    default:
      return t(`refused.${reason.code}`)
  }
}
