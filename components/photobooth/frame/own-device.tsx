'use client'

import type { ComponentProps } from 'react'
import { SessionStart } from '@/components/account/session/session-start'
import { usePlace } from './use-place'

/** The session of a shopper's own device. A tablet in the store has none: it is everybody's. */
export function OwnDevice(props: ComponentProps<typeof SessionStart>) {
  const place = usePlace()
  return place && !place.isKiosk ? <SessionStart {...props} /> : null
}
