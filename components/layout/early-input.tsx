'use client'

import { useEffect } from 'react'
import { repeatEarlyInput } from '@/lib/client/browser/early-input'

/** Last in every page: once it can act, what was pressed and typed before is repeated (decision 94). */
export function EarlyInput() {
  useEffect(() => {
    // Not in the effect: React hydrates the part that a press is about at once, but not while it is at work itself.
    const timer = setTimeout(repeatEarlyInput)
    return () => clearTimeout(timer)
  }, [])
  return null
}
