'use client'

import { useEffect, useState } from 'react'
import { openingAt } from '@/domain/store/store-hours'
import type { Store } from '@/domain/store/store'
import { fillText } from '@/components/ui/fill-text'

interface OpenStateProps {
  hours: Store['hours']
  /** `open` and `later` contain {time} */
  texts: { open: string; later: string; closed: string }
}

const MINUTE_MS = 60_000

/** Whether a store is open now. The page is static: computed from the browser's clock after hydration, then every minute. */
export function OpenState({ hours, texts }: OpenStateProps) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    const first = setTimeout(look)
    const clock = setInterval(look, MINUTE_MS)
    return () => {
      clearTimeout(first)
      clearInterval(clock)
    }
  }, [])
  const { state, time } = now ? stateAt(hours, now) : { state: null, time: '' }
  return (
    // Its line is reserved, so that nothing moves.
    <p className={`min-h-[1lh] text-sm font-semibold ${state === 'open' ? 'text-success' : 'text-muted'}`}>
      {state && fillText(texts[state], { time })}
    </p>
  )
}

function stateAt(hours: Store['hours'], now: Date): { state: keyof OpenStateProps['texts']; time: string } {
  const { isOpen, isBefore, today } = openingAt(hours, now)
  if (!today) return { state: 'closed', time: '' }
  if (isOpen) return { state: 'open', time: today.closes }
  return isBefore ? { state: 'later', time: today.opens } : { state: 'closed', time: '' }
}
