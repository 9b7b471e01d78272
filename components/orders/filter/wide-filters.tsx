'use client'

import { useTranslations } from 'next-intl'
import { ChoiceFields } from './choice-fields'
import { DayFields } from './day-fields'
import type { FilterBarProps } from './filter-bar'
import { useDays } from './use-days'

/** The filters in a row, each applied at once: for windows that are wide enough. */
export default function WideFilters({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  const t = useTranslations('orders.filter')
  const days = useDays(filter)

  const applyDays = (part: 'from' | 'to', value: string) => {
    const read = days.read(part, value)
    if (read && (read.from !== filter.from || read.to !== filter.to)) onChange(read)
  }

  return (
    <div
      role="group"
      aria-label={t('title')}
      className={`grid items-start gap-3 ${filter.tab === 'all' ? 'grid-cols-5' : 'grid-cols-4'}`}
    >
      <DayFields days={days} onDone={applyDays} />
      <ChoiceFields tab={filter.tab} value={filter} onChange={onChange} />
    </div>
  )
}
