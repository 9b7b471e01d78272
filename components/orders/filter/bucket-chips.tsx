'use client'

import { useTranslations } from 'next-intl'
import type { OrderBucket } from '@/domain/order/buckets'
import type { OrderGroup } from '@/domain/order/states'
import { formatNumber } from '@/lib/format'
import { stateLookOf } from '@/components/orders/parts/state-look'

interface BucketChipsProps {
  buckets: readonly OrderBucket[]
  /** undefined while loading */
  total: number | undefined
  hasTotals: boolean
  isLoading: boolean
  chosen: readonly OrderGroup[]
  onChange: (groups: OrderGroup[]) => void
}

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong px-4 text-sm transition-colors ' +
  'hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-dark'

/** State filters with colour and count; several at a time. Empty states are hidden. */
export function BucketChips({ buckets, total, hasTotals, isLoading, chosen, onChange }: BucketChipsProps) {
  const t = useTranslations('orders.filter')
  const shown = buckets.filter(({ group, total: count }) => !hasTotals || count > 0 || chosen.includes(group))
  if (isLoading) return <div className="h-13 animate-pulse rounded-full bg-sand" />
  if (shown.length === 0) return null
  const toggled = (group: OrderGroup) =>
    chosen.includes(group) ? chosen.filter((one) => one !== group) : [...chosen, group]
  return (
    <div
      role="group"
      aria-label={t('states')}
      className="scroll-row -mx-4 gap-2 px-4 py-1 tablet:-mx-6 tablet:px-6 desktop:mx-0 desktop:flex-wrap desktop:px-0"
    >
      <Chip name={t('all')} count={total} isChosen={chosen.length === 0} onChoose={() => onChange([])} />
      {shown.map(({ group, nameFormated, colors, total: count }) => (
        <Chip
          key={group}
          name={nameFormated}
          count={hasTotals ? count : undefined}
          dot={stateLookOf(colors[0]).dot}
          isChosen={chosen.includes(group)}
          onChoose={() => onChange(toggled(group))}
        />
      ))}
    </div>
  )
}

interface ChipProps {
  name: string
  count: number | undefined
  dot?: string
  isChosen: boolean
  onChoose: () => void
}

function Chip({ name, count, dot, isChosen, onChoose }: ChipProps) {
  const t = useTranslations('orders.filter')
  const formatted = count === undefined ? undefined : formatNumber(count)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={formatted === undefined ? undefined : t('bucketSpoken', { name, count: formatted })}
      onClick={onChoose}
      className={CHIP}
    >
      {dot && <span aria-hidden className={`size-2 rounded-full ${dot}`} />}
      {name}
      {formatted !== undefined && <span className="text-xs text-muted tabular-nums">{formatted}</span>}
    </button>
  )
}
