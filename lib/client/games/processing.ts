'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A processing flag: one call at a time (GAM-22). `run` does nothing while one is under way, nor for `holdMs` after it (GAM-23). The
 * function given to it handles its own failures.
 */
export function useProcessing(holdMs = 0) {
  const isHeld = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isProcessing, setProcessing] = useState(false)

  const run = useCallback(
    async (act: () => Promise<void>) => {
      if (isHeld.current) return
      isHeld.current = true
      setProcessing(true)
      const release = () => {
        isHeld.current = false
        setProcessing(false)
      }
      try {
        await act()
      } finally {
        if (holdMs > 0) timer.current = setTimeout(release, holdMs)
        else release()
      }
    },
    [holdMs],
  )
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      isHeld.current = false
    },
    [],
  )
  return { isProcessing, run }
}
