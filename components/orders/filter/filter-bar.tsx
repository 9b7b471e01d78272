'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useSyncExternalStore } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { formatNumber } from '@/lib/format'
import { countNarrowings, type OrderNarrowing, type OrderFilter } from './filter-url'
import { orderFiltersOverlay } from '../overlays'

const WideFilters = lazyPart(() => import('./wide-filters'))

export interface FilterBarProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderNarrowing>) => void
  onClear: () => void
}

/** As `desktop` of app/globals.css. */
const WIDE = '(width >= 992px)'

function watchWidth(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )

/**
 * The filters: in a row where the window is wide, whose code a phone does not load and whose place is kept until then; on a phone a button
 * opens them as a sheet.
 */
export function FilterBar({ filter, onChange, onClear }: FilterBarProps) {
  const t = useTranslations('orders.filter')
  const isWide = useIsWide()
  // The states have chips of their own, always visible.
  const inSheet = countNarrowings({ ...filter, groups: [] })
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
      <div className="hidden min-h-[4.65rem] desktop:block">
        {isWide && (
          <Suspense fallback={null}>
            <WideFilters filter={filter} onChange={onChange} />
          </Suspense>
        )}
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
