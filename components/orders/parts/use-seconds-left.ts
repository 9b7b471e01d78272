'use client'

import { useSyncExternalStore } from 'react'
import { useRenderedAt } from '@/components/ui/server-clock'

const SECOND_MS = 1000

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** Whole seconds from `now` (ms) until an instant, 0 after it. */
const secondsUntil = (at: string | null, now: number | null): number | null =>
  at === null || now === null ? null : Math.max(0, Math.ceil((Date.parse(at) - now) / SECOND_MS))

/** Whole seconds until an instant, 0 after it; null without an instant, and in the server's rendering of a page that is kept. */
export function useSecondsLeft(at: string | null): number | null {
  const renderedAt = useRenderedAt()
  return useSyncExternalStore(
    everySecond,
    () => secondsUntil(at, Date.now()),
    () => secondsUntil(at, renderedAt),
  )
}
