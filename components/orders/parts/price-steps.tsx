import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Entry } from '@/domain/bag/pricing/explain'
import { formatMoney, formatNumber } from '@/lib/format'

interface PriceStepsProps {
  entries: readonly Entry[]
  pointsUsed: number
  /** voucher names by id, where known */
  names?: ReadonlyMap<string, string>
  /** shown instead of an unknown delivery fee */
  openFee?: string
}

/** The steps of a total; for a <dl>. Free goods are listed among the lines: they change no sum. */
export function PriceSteps({ entries, pointsUsed, names, openFee }: PriceStepsProps) {
  const t = useTranslations('orders.price')
  const labelOf = ({ code, source }: Entry) => {
    const label = t(code, { points: formatNumber(pointsUsed), level: source ?? '' })
    const name = source === null ? undefined : names?.get(source)
    return name === undefined ? label : t('named', { label, name })
  }
  return (
    <>
      {entries
        .filter(({ amount }) => amount !== 0)
        .map((entry) => (
          <Step
            key={`${entry.code}-${entry.source ?? ''}`}
            name={labelOf(entry)}
            tone={entry.amount < 0 ? 'text-success' : ''}
          >
            {entry.amount < 0 ? `−${formatMoney(-entry.amount)}` : formatMoney(entry.amount)}
          </Step>
        ))}
      {openFee !== undefined && (
        <Step name={t('SHIPPING_FEE')} tone="text-muted">
          {openFee}
        </Step>
      )}
    </>
  )
}

function Step({ name, tone, children }: { name: string; tone: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-sm">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className={`shrink-0 text-right tabular-nums ${tone}`}>{children}</dd>
    </div>
  )
}

/** The total of the steps; for a <dl>. */
export function PriceTotal({ total }: { total: number }) {
  const t = useTranslations('orders.price')
  return (
    <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
      <dt className="font-semibold">{t('total')}</dt>
      <dd className="shrink-0 text-xl font-semibold tabular-nums">{formatMoney(total)}</dd>
    </div>
  )
}
