import { useTranslations } from 'next-intl'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'
import { PriceSteps } from './price-steps'

/** The steps of a bag's total, with vouchers by name and typed codes; for a <dl>. */
export function BagSteps({ bag }: { bag: Bag }) {
  const t = useTranslations('orders.price')
  const { entries, points, vouchers, shipping, checkout } = bag
  const names = new Map(
    vouchers.applied.map(({ voucher_id, code, name }) => [voucher_id, code ? `${name} (${code})` : name]),
  )
  const isFeeOpen = !shipping.is_known && !checkout.is_by_email_only
  // Free delivery is reached already, as shown above the bag.
  const openFee = shipping.missing_for_free === 0 ? t('feeFree', { amount: formatMoney(0) }) : t('feeLater')
  return (
    <PriceSteps
      entries={entries}
      pointsUsed={points.used}
      names={names}
      openFee={isFeeOpen ? openFee : undefined}
    />
  )
}
