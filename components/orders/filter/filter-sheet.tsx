'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { matchHistory, whenHistorySettled } from '@/components/overlays/history'
import { closeOverlaysAbove } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { NO_NARROWING } from './filter-url'
import { ChoiceFields } from './choice-fields'
import { DayFields } from './day-fields'
import type { OrderFiltersProps } from '../overlays'
import { useDays } from './use-days'

/** The filters on a phone, applied together when the sheet is confirmed. */
export default function FilterSheet({ filter, onApply }: OrderFiltersProps) {
  const t = useTranslations('orders.filter')
  const [chosen, setChosen] = useState(filter)
  const days = useDays(chosen)

  const apply = () => {
    const read = days.read()
    if (!read) return
    const { source, store, type } = chosen
    // The sheet removes its history entry first, so that Back undoes the filter alone.
    closeOverlaysAbove(0)
    matchHistory(0)
    whenHistorySettled(() => onApply({ ...read, source, store, type }))
  }

  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            className="grow"
            onClick={() => setChosen({ ...NO_NARROWING, tab: filter.tab, groups: filter.groups })}
          >
            {t('clear')}
          </Button>
          <Button className="grow" onClick={apply}>
            {t('apply')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 p-5">
        <DayFields days={days} onDone={(part, value) => void days.read(part, value)} />
        <ChoiceFields
          tab={filter.tab}
          value={chosen}
          onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
        />
      </div>
    </OverlayFrame>
  )
}
