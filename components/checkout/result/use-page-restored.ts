'use client'

import { useEffect, useEffectEvent } from 'react'

/** Back from another site the browser may show the page as it was left, with whatever was under way then. */
export function useReturned(onReturned: () => void): void {
  const returned = useEffectEvent(onReturned)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
