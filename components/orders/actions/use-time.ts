'use client'

import { useSyncExternalStore } from 'react'

const SECOND_MS = 1000

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** The time in whole seconds, as ms. From `until` (ms) on it stands still: nothing that hangs on it changes any more. */
export function useTime(until: number): number {
  const end = Math.ceil(until / SECOND_MS) * SECOND_MS
  return useSyncExternalStore(
    everySecond,
    () => Math.min(Math.floor(Date.now() / SECOND_MS) * SECOND_MS, end),
    () => end,
  )
}
