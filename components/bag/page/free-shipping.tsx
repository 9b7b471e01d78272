import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Bag } from '@/domain/bag/view'
import { formatMoney } from '@/lib/format'

/** Progress to free delivery; nothing where the shopper fetches the order, and while it is not known whether a voucher bears the fee. */
export function FreeShipping({ bag }: { bag: Pick<Bag, 'shipping' | 'checkout' | 'lines'> }) {
  const t = useTranslations('bag.freeShipping')
  const { is_by_email_only, shipping_method } = bag.checkout
  if (is_by_email_only || shipping_method === 'store_pickup' || bag.lines.length === 0) return null
  const { missing_for_free: missing, free_from, total } = bag.shipping
  if (missing === null) return null
  const reached = missing > 0 ? Math.round(((free_from - missing) / free_from) * 100) : 100
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <p className="flex items-center gap-2">
        <Icon name="truck" className={`shrink-0 ${missing > 0 ? 'text-accent' : 'text-success'}`} />
        {missing > 0
          ? t('missing', { amount: formatMoney(missing) })
          : t(total > 0 ? 'reachedStandard' : 'reached')}
      </p>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full transition-[width] ${missing > 0 ? 'bg-accent' : 'bg-success'}`}
          style={{ width: `${Math.max(0, reached)}%` }}
        />
      </span>
    </div>
  )
}
