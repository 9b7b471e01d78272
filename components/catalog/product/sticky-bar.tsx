'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { StickyOfferProps } from './sticky-offer'

/** The phone's bar with the chosen combination. It only shows after scrolling, so its code is loaded then. */
export function StickyBar(props: StickyOfferProps) {
  const [bar, setBar] = useState<{ Bar: ComponentType<StickyOfferProps> } | null>(null)
  useEffect(() => {
    const load = () => {
      // Without the bar the buy panel is still there, further up.
      import('./sticky-offer').then(
        ({ StickyOffer }) => setBar({ Bar: StickyOffer }),
        () => undefined,
      )
    }
    window.addEventListener('scroll', load, { passive: true, once: true })
    return () => window.removeEventListener('scroll', load)
  }, [])
  return bar && <bar.Bar {...props} />
}
