'use client'

import { useTranslations } from 'next-intl'
import { DateField } from './date-field'
import type { useDays } from './use-days'

interface DayFieldsProps {
  days: ReturnType<typeof useDays>
  /** a field lost focus or a day was picked */
  onDone: (part: 'from' | 'to', value: string) => void
}

/** The date range of the list. */
export function DayFields({ days, onDone }: DayFieldsProps) {
  const t = useTranslations('orders.filter')
  return (['from', 'to'] as const).map((part) => {
    const error = days.errors[part]
    return (
      <DateField
        key={part}
        label={t(part)}
        value={days.typed[part]}
        error={error && t(error)}
        onChange={(value) => days.type(part, value)}
        onDone={(value) => onDone(part, value)}
      />
    )
  })
}
