'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Trail, watchTrail } from './trail'

export interface PendingPanel {
  /** the method whose panel is open and neither confirmed nor closed */
  code: string
  /** the method that was chosen before */
  before: string | undefined
}

/** The panel of a payment method, pending until it is confirmed or closed, and what Back does meanwhile (spec 2 §2). */
export function usePendingPanel() {
  const router = useRouter()
  const [pending, setPending] = useState<PendingPanel | null>(null)
  /** counts how often Back asked for the panel again */
  const [called, setCalled] = useState(0)
  const trail = useRef<Trail | null>(null)
  const leave = useEffectEvent(() => router.replace('/order/shipping'))

  useEffect(() => {
    const own = watchTrail({ onPanelBack: () => setCalled((times) => times + 1), onLeave: () => leave() })
    trail.current = own
    return () => {
      trail.current = null
      own.stop()
    }
  }, [])
  const isPending = pending !== null
  useEffect(() => trail.current?.want(isPending), [isPending])

  return { pending, setPending, called }
}
