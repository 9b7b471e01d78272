import { useTranslations } from 'next-intl'
import type { Entry } from '@/domain/bag/explain'
import type { Bag } from '@/domain/bag/view'
import { formatMoney, formatNumber } from '@/lib/format'
import type { Translate } from '@/components/order-parts/translate'

/** What an entry is about, by the name the shopper knows it. */
function nameOf({ code, source }: Entry, bag: Bag): string {
  if (source === null) return ''
  if (code === 'BUY_ONE_GET_ONE')
    return bag.free_products.find(({ combination_id }) => combination_id === source)?.name ?? ''
  if (code === 'GIFT') return bag.free_products.find(({ offer_id }) => offer_id === source)?.name ?? ''
  return bag.vouchers.applied.find(({ voucher_id }) => voucher_id === source)?.name ?? ''
}

function labelOf(entry: Entry, bag: Bag, t: Translate): string {
  const name = nameOf(entry, bag)
  const label = t(`entry.${entry.code}`, { points: formatNumber(bag.points.used) })
  return name ? t('entry.named', { label, name }) : label
}

/** The steps from list prices to the total, as the server took them. */
export function Entries({ bag }: { bag: Bag }) {
  const t = useTranslations('bag')
  const isFeeOpen = !bag.shipping.is_known && !bag.checkout.is_by_email_only
  return (
    <dl className="mt-3 grid gap-2 text-sm">
      {bag.entries.map((entry) => (
        <Row
          key={`${entry.code}-${entry.source ?? ''}`}
          label={labelOf(entry, bag, t)}
          value={formatMoney(entry.amount)}
          isOff={entry.amount < 0}
        />
      ))}
      {isFeeOpen && <Row label={t('entry.SHIPPING_FEE')} value={t('feeLater')} />}
    </dl>
  )
}

function Row({ label, value, isOff = false }: { label: string; value: string; isOff?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className={`shrink-0 text-right ${isOff ? 'text-success' : ''}`}>{value}</dd>
    </div>
  )
}
