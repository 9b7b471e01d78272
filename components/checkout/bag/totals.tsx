import { useTranslations } from 'next-intl'
import { PriceSteps, PriceTotal } from '@/components/orders/parts/price-steps'
import type { Entry } from '@/domain/bag/pricing/explain'
import type { Bag } from '@/domain/bag/view'
import { formatNumber } from '@/lib/format'

interface TotalProps {
  total: number
  earnedPoints: number
  /** how many of them the member's level adds */
  levelPoints?: Bag['level_points']
}

/** The amount to pay, and the points earned. */
export function Total({ total, earnedPoints, levelPoints }: TotalProps) {
  const t = useTranslations('checkout.totals')
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      <dl>
        <PriceTotal total={total} />
      </dl>
      <p className="text-right text-xs text-muted">{t('vatIncluded')}</p>
      {earnedPoints > 0 && (
        <p className="rounded-md bg-gold-soft px-3 py-2 text-gold-dark">
          {t('earned', { points: formatNumber(earnedPoints) })}
          {levelPoints &&
            ` ${t('earnedByLevel', { points: formatNumber(levelPoints.points), level: levelPoints.stage })}`}
        </p>
      )}
    </div>
  )
}

interface TotalsProps extends TotalProps {
  entries: readonly Entry[]
  pointsUsed: number
}

/** The steps of the total. */
export function Totals({ entries, pointsUsed, ...total }: TotalsProps) {
  return (
    <div>
      <dl>
        <PriceSteps entries={entries} pointsUsed={pointsUsed} />
      </dl>
      <Total {...total} />
    </div>
  )
}
