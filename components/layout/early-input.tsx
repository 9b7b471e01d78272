'use client'

import { useEffect } from 'react'
import { repeatEarlyInput } from '@/lib/client/browser/early-input'

/** Last in every page: once it can act, what was pressed and typed before is repeated (decision 94). */
export function EarlyInput() {
  useEffect(repeatEarlyInput, [])
  return null
}
