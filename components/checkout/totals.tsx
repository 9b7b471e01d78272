import { useTranslations } from 'next-intl'
import type { Entry } from '@/domain/bag/explain'
import { formatMoney, formatNumber } from '@/lib/format'

interface TotalsProps {
  entries: readonly Entry[]
  total: number
  earnedPoints: number
  /** names of the vouchers by their id */
  names?: ReadonlyMap<string, string>
  /** the delivery fee is not known yet */
  isFeeOpen?: boolean
}

/** Free goods stand among the lines: they change no sum. */
const hasAmount = ({ code, amount }: Entry) =>
  amount !== 0 || !['GIFT', 'BUY_ONE_GET_ONE', 'PRICE_CUT'].includes(code)

/** How the total comes about, step by step. */
export function Totals({ entries, total, earnedPoints, names, isFeeOpen = false }: TotalsProps) {
  const t = useTranslations('checkout.totals')
  return (
    <div className="grid gap-2 text-sm">
      <dl className="grid gap-2">
        {entries.filter(hasAmount).map(({ code, amount, source }) => (
          <div key={`${code}-${source}`} className="flex justify-between gap-4">
            <dt className="text-muted">{names?.get(source ?? '') ?? t(`entries.${code}`)}</dt>
            <dd className={`shrink-0 tabular-nums ${amount < 0 ? 'text-success' : ''}`}>
              {amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}
            </dd>
          </div>
        ))}
        {isFeeOpen && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('entries.SHIPPING_FEE')}</dt>
            <dd className="text-right text-muted">{t('feeOpen')}</dd>
          </div>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-base font-semibold">{t('total')}</dt>
          <dd className="text-xl font-semibold tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="text-right text-xs text-muted">{t('vatIncluded')}</p>
      {earnedPoints > 0 && (
        <p className="rounded-md bg-gold-soft px-3 py-2 text-gold-dark">
          {t('earned', { points: formatNumber(earnedPoints) })}
        </p>
      )}
    </div>
  )
}
