'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bag } from '@/domain/bag/view'
import { keepLeft, readLeft } from './provider-redirect'

/**
 * Who comes back from a provider's page by the browser's Back finds the order there, not an empty bag. True while that is where one is
 * being led.
 */
export function useLeft(bag: Bag | undefined): boolean {
  const router = useRouter()
  const [left] = useState(readLeft)
  const isSettled = useRef(false)
  const isEmpty = bag ? bag.lines.length === 0 : undefined

  const settle = useEffectEvent(() => {
    if (left === null || isSettled.current) return
    isSettled.current = true
    keepLeft(null)
    if (isEmpty) router.replace(left)
  })
  useEffect(() => {
    if (isEmpty !== undefined) settle()
  }, [isEmpty])

  useEffect(() => {
    // The browser kept the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const path = persisted ? readLeft() : null
      if (path !== null) router.replace(path)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [router])

  return left !== null && isEmpty === true
}
