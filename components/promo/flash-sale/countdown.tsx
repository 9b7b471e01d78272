'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { formatCountdown } from '@/lib/format'

export interface CountdownProps {
  /** instant, ISO 8601 */
  endsAt: string
  texts: { ends: string; over: string; units: readonly [hours: string, minutes: string, seconds: string] }
}

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))

/** The server's clock and its cached pages lag by seconds: refreshes the page at this interval until it shows another end. */
const REFRESH_AFTER_MS = [0, 5_000, 20_000, 60_000]

/** Countdown to an instant. The server-rendered page has no time and leaves blanks of the same size; at zero the page is refreshed. */
export function Countdown({ endsAt, texts }: CountdownProps) {
  const router = useRouter()
  const left = useSyncExternalStore(
    everySecond,
    () => secondsUntil(endsAt),
    () => null,
  )
  const isOver = left === 0

  useEffect(() => {
    if (!isOver) return
    const timers = REFRESH_AFTER_MS.map((after) => setTimeout(() => router.refresh(), after))
    return () => timers.forEach(clearTimeout)
  }, [isOver, endsAt, router])

  if (isOver) return <p className="text-sm text-muted">{texts.over}</p>
  const parts = left === null ? ['–', '–', '–'] : formatCountdown(left).split(':')
  return (
    <div role="timer" className="flex flex-wrap items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-muted">{texts.ends}</span>
      {texts.units.map((unit, index) => (
        <span key={unit} className="flex items-baseline gap-1">
          <span className="min-w-9 rounded-md bg-ink px-1.5 py-1 text-center font-semibold text-white tabular-nums">
            {parts[index]}
          </span>
          <span className="text-xs text-muted max-[22.5rem]:sr-only">{unit}</span>
        </span>
      ))}
    </div>
  )
}
