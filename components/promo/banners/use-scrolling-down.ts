'use client'

import { useEffect, useState } from 'react'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** Movements below this, px, are a trembling thumb. */
const LEAST_PX = 24

/** Whether the shopper is reading on: below the first screen, and the last movement of the page was downwards. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (window.scrollY > SCROLL_TO_TOP_PX && Math.abs(moved) < LEAST_PX) return
      last = window.scrollY
      setDown(moved > 0 && last > SCROLL_TO_TOP_PX)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
