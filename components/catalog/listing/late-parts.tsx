'use client'

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BrandFinderProps } from '../filters/brand-finder'
import type { PriceRangeProps } from '../filters/price/price-range'

const PriceRange = lazyPart(() => import('../filters/price/price-range'))
const BrandFinder = lazyPart(() => import('../filters/brand-finder'))

/** The same breakpoint as the stylesheet's `desktop`: phones have their filters in a sheet. */
const DESKTOP = '(min-width: 992px)'

/** True once a desktop browser is idle. */
function useRestOfDesktop(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!window.matchMedia(DESKTOP).matches) return
    const start = () => setReady(true)
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start)
      return () => clearTimeout(timer)
    }
    const call = requestIdleCallback(start)
    return () => cancelIdleCallback(call)
  }, [])
  return isReady
}

/** Number fields, to which a slider is added. */
export function LatePrice({ children, ...props }: PriceRangeProps & { children: ReactNode }) {
  const isReady = useRestOfDesktop()
  if (!isReady) return children
  return (
    <Suspense fallback={children}>
      <PriceRange {...props} />
    </Suspense>
  )
}

/** A list of brands, to which search box and letters are added; their place is kept until then. */
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
