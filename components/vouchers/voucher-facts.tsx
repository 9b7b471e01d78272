import { useTranslations } from 'next-intl'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { Voucher } from '@/domain/voucher'
import { formatLastDay, formatMoney, formatNumber } from '@/lib/format'
import { tierTexts } from './discount-text'
import { VoucherFact } from '@/components/offers/voucher-fact'

const NAMED = ['brands', 'categories', 'products'] as const
const MOST_NAMES = 5

/** Details of a voucher: benefit, eligibility, period. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('vouchers')
  const kind = useTranslations('bag.vouchers.type')
  const { description, type, code, rules, is_member_only, payment_methods, end_date } = voucher
  const tiers = tierTexts(voucher, t)
  return (
    <div className="grid gap-4 p-5">
      {description && <p className="whitespace-pre-line">{description}</p>}
      <dl className="divide-y divide-line border-y border-line text-sm">
        <VoucherFact label={t('detail.kind')}>{kind(type)}</VoucherFact>
        <VoucherFact label={t('detail.how')}>
          {code === null ? t('automatic') : <strong>{code}</strong>}
        </VoucherFact>
        {tiers.length > 0 && (
          <VoucherFact label={t('detail.tiers')}>
            {tiers.map((tier) => (
              <span key={tier} className="block">
                {tier}
              </span>
            ))}
          </VoucherFact>
        )}
        {rules.order.min_amount !== null && (
          <VoucherFact label={t('detail.minAmount')}>
            {t('detail.minAmountValue', { amount: formatMoney(rules.order.min_amount) })}
          </VoucherFact>
        )}
        {rules.order.total_products !== null && (
          <VoucherFact label={t('detail.quantity')}>
            {t('detail.quantityValue', { count: formatNumber(rules.order.total_products) })}
          </VoucherFact>
        )}
        {NAMED.map(
          (key) => rules[key].length > 0 && <Names key={key} label={t(`detail.${key}`)} list={rules[key]} />,
        )}
        {payment_methods.length > 0 && (
          <VoucherFact label={t('detail.payment')}>
            {payment_methods.map((code) => paymentNameOf(code)).join(', ')}
          </VoucherFact>
        )}
        {is_member_only && <VoucherFact label={t('detail.members')}>{t('detail.membersOnly')}</VoucherFact>}
        <VoucherFact label={t('detail.end')}>{formatLastDay(end_date)}</VoucherFact>
      </dl>
    </div>
  )
}

function Names({ label, list }: { label: string; list: readonly { id: number; name: string }[] }) {
  const t = useTranslations('vouchers.detail')
  const rest = list.length - MOST_NAMES
  const names = list.slice(0, MOST_NAMES).map(({ name }) => name)
  return (
    <VoucherFact label={label}>
      {[...names, ...(rest > 0 ? [t('others', { count: formatNumber(rest) })] : [])].join(', ')}
    </VoucherFact>
  )
}
