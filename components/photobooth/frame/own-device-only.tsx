'use client'

import type { ReactNode } from 'react'
import { usePlace } from './use-place'

/** What a tablet in the store does not show. */
export function OwnDeviceOnly({ children }: { children: ReactNode }) {
  const place = usePlace()
  return place && !place.isKiosk ? children : null
}
