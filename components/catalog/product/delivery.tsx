import { BadgeCheck, RotateCcw, Truck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FREE_SHIPPING_LIMIT } from '@/domain/constants'
import { formatMoney } from '@/lib/format'

/** Delivery, returns and where the goods come from. */
export function Delivery() {
  const t = useTranslations('product.delivery')
  const promises = [
    { key: 'shipping', Icon: Truck },
    { key: 'returns', Icon: RotateCcw },
    { key: 'genuine', Icon: BadgeCheck },
  ] as const
  return (
    <ul aria-label={t('label')} className="grid gap-3 text-sm">
      {promises.map(({ key, Icon }) => (
        <li key={key} className="flex items-start gap-3">
          <Icon aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" />
          <p>
            <span className="font-semibold">{t(key, { amount: formatMoney(FREE_SHIPPING_LIMIT) })}</span>{' '}
            <span className="text-muted">{t(`${key}Detail`)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
