import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatCountdown } from '@/lib/format'
import { useChoice } from '../choice-context'

const SECOND_MS = 1000

export interface SaleCountdownProps {
  /** instants at which the sale prices end, ISO 8601, by the id of their combination */
  ends: Readonly<Record<string, string>>
  label: string
  ended: string
  /** in the clock's place for a combination without a sale price: those that have one */
  only: string
}

/** Time left at the sale price of the chosen combination. */
export default function SaleCountdown({ ends, label, ended, only }: SaleCountdownProps) {
  const { choices, chosen } = useChoice()
  const onSale = choices.filter(({ id, isBuyable }) => isBuyable && ends[id])
  const endsAt = onSale.includes(chosen) ? ends[chosen.id] : undefined
  if (endsAt) return <Clock endsAt={endsAt} label={label} ended={ended} />
  if (onSale.length === 0 || ends[chosen.id]) return null
  return (
    <p aria-live="polite" className="flex items-start gap-2 rounded-md bg-sand px-3 py-2 text-sm">
      <Icon name="zap" size={16} className="mt-0.5 shrink-0 text-sale" />
      <span className="min-w-0">{`${only} ${onSale.map(({ name }) => name).join(', ')}`}</span>
    </p>
  )
}

/** The page is static, so the clock starts in the browser; its place is kept. */
function Clock({ endsAt, label, ended }: Pick<SaleCountdownProps, 'label' | 'ended'> & { endsAt: string }) {
  const [left, setLeft] = useState<number | null>(null)

  useEffect(() => {
    const tick = () => setLeft((Date.parse(endsAt) - Date.now()) / SECOND_MS)
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [endsAt])

  return (
    <p className="flex items-center gap-2 rounded-md bg-sale px-3 py-2 text-sm text-white">
      <Icon name="zap" size={16} />
      <span className="grow">{left !== null && left <= 0 ? ended : label}</span>
      <time role="timer" dateTime={endsAt} className="min-w-[4.5rem] text-right font-semibold tabular-nums">
        {left !== null && left > 0 ? formatCountdown(left) : null}
      </time>
    </p>
  )
}
