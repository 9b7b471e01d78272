'use client'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BrandFinderProps } from '../filters/brand-finder'
import type { PriceRangeProps } from '../filters/price/price-range'

const PriceRange = lazyPart(() => import('../filters/price/price-range'))
const BrandFinder = lazyPart(() => import('../filters/brand-finder'))

/** The same bound as the stylesheet's `desktop`: on a phone the filters stand in a sheet of their own. */
const DESKTOP = '(min-width: 992px)'

/** True once a desktop's browser has nothing better to do. */
function useRestOfDesktop(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!window.matchMedia(DESKTOP).matches) return
    const start = () => setReady(true)
    // Safari knows no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start)
      return () => clearTimeout(timer)
    }
    const call = requestIdleCallback(start)
    return () => cancelIdleCallback(call)
  }, [])
  return isReady
}

/** Number fields that a slider joins. */
export function LatePrice({ children, ...props }: PriceRangeProps & { children: ReactNode }) {
  const isReady = useRestOfDesktop()
  if (!isReady) return children
  return (
    <Suspense fallback={children}>
      <PriceRange {...props} />
    </Suspense>
  )
}

/** A list of brands that a search box and letters join; until then their place is kept. */
export function LateBrands(props: BrandFinderProps) {
  const isReady = useRestOfDesktop()
  const early = (
    <>
      <div aria-hidden className="hidden h-11 desktop:[@media(scripting:enabled)]:block" />
      {props.list}
    </>
  )
  if (!isReady) return early
  return (
    <Suspense fallback={early}>
      <BrandFinder {...props} />
    </Suspense>
  )
}
