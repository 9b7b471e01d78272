import type { Voucher, VoucherDiscount } from '@/domain/voucher'
import { formatMoney, formatNumber } from '@/lib/format'

type Translate = (key: string, values?: Record<string, string>) => string

/** '50.000 ₫', '10%' or '10%, tối đa 60.000 ₫'; `t` reads the texts of `vouchers`. */
export function discountText({ kind, value, max }: VoucherDiscount, t: Translate): string {
  if (kind === 'amount') return formatMoney(value)
  const off = `${formatNumber(value)}%`
  return max === null ? off : t('upTo', { off, max: formatMoney(max) })
}

/** 'Mua 3 giảm 10%' for each tier, the lowest first. */
export const tierTexts = ({ tiers }: Pick<Voucher, 'tiers'>, t: Translate): string[] =>
  tiers
    .toSorted((a, b) => a.min_qty - b.min_qty)
    .map(({ min_qty, discount }) =>
      t('tier', { count: formatNumber(min_qty), off: discountText(discount, t) }),
    )
