'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BackNavigation, watchBackNavigation } from './back-navigation'

/**
 * What Back does on the payment page (RTE-48). A method chosen here has its panel pending until Back has led to it once, or the order is
 * pressed: the first Back brings the panel into sight again, the next one leaves.
 */
export function usePendingPanel() {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  /** counts how often Back asked for the panel */
  const [called, setCalled] = useState(0)
  const navigation = useRef<BackNavigation | null>(null)
  const callPanel = useEffectEvent(() => {
    setPending(false)
    setCalled((times) => times + 1)
  })
  const leave = useEffectEvent(() => router.replace('/order/shipping'))

  useEffect(() => {
    const own = watchBackNavigation({ onPanelBack: () => callPanel(), onLeave: () => leave() })
    navigation.current = own
    return () => {
      navigation.current = null
      own.stop()
    }
  }, [])
  useEffect(() => navigation.current?.want(isPending), [isPending])

  return { setPending, called }
}
