'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import { countNarrowings, type OrderNarrowing, type OrderFilter } from './filter-url'
import { ChoiceFields } from './choice-fields'
import { DayFields } from './day-fields'
import { orderFiltersOverlay } from '../overlays'
import { useDays } from './use-days'

interface FilterBarProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderNarrowing>) => void
  onClear: () => void
}

/** The filters in a row, each applied at once; on a phone a button opens them as a sheet. */
export function FilterBar({ filter, onChange, onClear }: FilterBarProps) {
  const t = useTranslations('orders.filter')
  const days = useDays(filter)
  // The states have chips of their own, always visible.
  const inSheet = countNarrowings({ ...filter, groups: [] })

  const applyDays = (part: 'from' | 'to', value: string) => {
    const read = days.read(part, value)
    if (read && (read.from !== filter.from || read.to !== filter.to)) onChange(read)
  }

  return (
    <>
      <div className="flex items-center gap-2 desktop:hidden">
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          className="grow"
          onClick={() => openOverlay(orderFiltersOverlay, { filter, onApply: onChange })}
        >
          <Icon name="sliders-horizontal" />
          {inSheet > 0 ? t('openWith', { count: formatNumber(inSheet) }) : t('open')}
        </Button>
        {countNarrowings(filter) > 0 && <Clear onClear={onClear} />}
      </div>
      <div
        role="group"
        aria-label={t('title')}
        className={`hidden items-start gap-3 desktop:grid ${filter.tab === 'all' ? 'grid-cols-5' : 'grid-cols-4'}`}
      >
        <DayFields days={days} onDone={applyDays} />
        <ChoiceFields tab={filter.tab} value={filter} onChange={onChange} />
      </div>
      {countNarrowings(filter) > 0 && (
        <div className="mt-1 hidden desktop:block">
          <Clear onClear={onClear} />
        </div>
      )}
    </>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  const t = useTranslations('orders.filter')
  return (
    <Button variant="quiet" className="px-2!" onClick={onClear}>
      <Icon name="x" size={16} />
      {t('clear')}
    </Button>
  )
}
