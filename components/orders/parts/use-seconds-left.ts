'use client'

import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** Whole seconds until an instant, 0 after it; null during server rendering and without an instant. */
export const useSecondsLeft = (at: string | null): number | null =>
  useSyncExternalStore(
    everySecond,
    () => (at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / SECOND_MS))),
    () => null,
  )
