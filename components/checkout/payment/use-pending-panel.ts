'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BackNavigation, watchBackNavigation } from './back-navigation'

/**
 * Behaviour of Back on the payment page (RTE-48). The panel of a newly chosen method is pending until Back has led to it once or the order
 * is submitted: the first Back scrolls to the panel, the next one leaves.
 */
export function usePendingPanel() {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  /** number of times Back asked for the panel */
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
