import { useTranslations } from 'next-intl'
import { pointsEarned } from '@/domain/bag/pricing/points'
import { factorText } from '@/domain/loyalty/benefit-words'
import type { WayToEarn } from '@/domain/loyalty/ledger'
import type { Level } from '@/domain/loyalty/levels'
import { formatMoney, formatNumber } from '@/lib/format'

/** The example's goods and voucher, dong. */
const GOODS = 690_000
const VOUCHER = 40_000

interface EarnExampleProps {
  ways: readonly WayToEarn[]
  levels: readonly Level[]
}

/** One order reckoned through with today's rules: what it brings on the first level and on the highest. */
export function EarnExample({ ways, levels }: EarnExampleProps) {
  const t = useTranslations('howToEarn')
  const order = ways.find(({ way }) => way === 'order')
  if (!order?.per_amount) return null
  const paid = GOODS - VOUCHER
  const earned = pointsEarned(paid)
  const highest = levels.at(-1)
  const rows = [
    [t('example.goods'), formatMoney(GOODS)],
    [t('example.voucher'), `−${formatMoney(VOUCHER)}`],
    [t('example.paid'), formatMoney(paid)],
    [t('example.earned'), t('example.points', { count: formatNumber(earned) })],
  ]
  return (
    <section aria-label={t('example.title')} className="rounded-lg bg-sand p-5 tablet:p-8">
      <h2 className="section-title">{t('example.title')}</h2>
      <dl className="mt-4 grid max-w-xl gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line pb-2">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        {highest && highest.multiplier > 100 && (
          <div className="flex justify-between gap-6 pb-2">
            <dt>{t('example.atLevel', { level: highest.name, factor: factorText(highest.multiplier) })}</dt>
            <dd className="font-semibold text-gold-dark tabular-nums">
              {t('example.points', { count: formatNumber(pointsEarned(paid, highest.multiplier)) })}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-2 max-w-prose text-sm text-muted">
        {t('example.note', { base: formatMoney(order.per_amount) })}
      </p>
    </section>
  )
}
