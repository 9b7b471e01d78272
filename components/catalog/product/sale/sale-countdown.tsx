import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatCountdown } from '@/lib/format'

const SECOND_MS = 1000

export interface SaleCountdownProps {
  /** instant, ISO 8601 */
  endsAt: string
  label: string
  ended: string
}

/** Time left at the sale price. The page is static, so the clock starts in the browser; its place is kept. */
export default function SaleCountdown({ endsAt, label, ended }: SaleCountdownProps) {
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
