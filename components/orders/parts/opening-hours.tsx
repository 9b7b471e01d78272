'use client'

import { useTranslations } from 'next-intl'
import type { Store } from '@/domain/store/store'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
type Day = (typeof DAYS)[number]

interface Span {
  from: Day
  to: Day
  hours: string
}

/** Groups adjacent days with the same hours, Monday first. */
function spansOf(hours: Store['hours']): Span[] {
  const spans: Span[] = []
  for (const day of DAYS) {
    const today = hours[day]
    if (!today) continue
    const text = `${today.opens} – ${today.closes}`
    const last = spans.at(-1)
    if (last?.hours === text && last.to === day - 1) last.to = day
    else spans.push({ from: day, to: day, hours: text })
  }
  return spans
}

/** The opening hours of a store. */
export function OpeningHours({ hours }: { hours: Store['hours'] }) {
  const t = useTranslations('orders.hours')
  const named = ({ from, to }: Span) => {
    if (from === 0 && to === 6) return t('every')
    return from === to ? t(`${from}`) : t('range', { from: t(`${from}`), to: t(`${to}`) })
  }
  return spansOf(hours).map((span) => (
    <span key={span.from} className="block tabular-nums">
      {named(span)}: {span.hours}
    </span>
  ))
}
