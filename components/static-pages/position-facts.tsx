import { useTranslations } from 'next-intl'
import type { Position } from '@/domain/content/position'
import { formatDate, formatMoney } from '@/lib/format'

/** What one compares positions by: team, place, kind of employment, pay, last day. */
export function PositionFacts({ position }: { position: Position }) {
  const t = useTranslations('staticPages.careers')
  const { team, location, employment, closes_on } = position
  const facts = [team, location, t(`employment.${employment}`), usePay(position)]
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      {closes_on !== null && <time dateTime={closes_on}>{t('closes', { date: formatDate(closes_on) })}</time>}
    </p>
  )
}

/** '9.000.000 ₫ – 13.000.000 ₫ mỗi tháng'; empty when the posting names no pay. */
function usePay({ salary_min: from, salary_max: to }: Position): string {
  const t = useTranslations('staticPages.careers')
  if (from !== null && to !== null) return t('pay', { from: formatMoney(from), to: formatMoney(to) })
  if (from !== null) return t('payFrom', { amount: formatMoney(from) })
  return to === null ? '' : t('payTo', { amount: formatMoney(to) })
}
