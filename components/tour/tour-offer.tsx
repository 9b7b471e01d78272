'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { readCookie } from '@/lib/client/browser/cookie'

const IDLE_MS = 8_000
const BUSY = ['pointerdown', 'keydown', 'scroll']

/** Offers the tour to new visitors of Home after a time of inactivity. Costs next to nothing until then. */
export function TourOffer() {
  const [card, setCard] = useState<{ Card: ComponentType } | null>(null)
  useEffect(() => {
    if (readCookie('nang_tour')) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(offer, IDLE_MS)
    }
    const offer = () => {
      if (window.location.pathname !== '/' || document.querySelector('dialog[open]')) wait()
      // The tour is optional: a failure is silent.
      else import('./tour-offer-card').then((code) => setCard({ Card: code.TourOfferCard }), stop)
    }
    const stop = () => {
      clearTimeout(timer)
      BUSY.forEach((type) => window.removeEventListener(type, wait))
    }
    BUSY.forEach((type) => window.addEventListener(type, wait, { passive: true }))
    wait()
    return stop
  }, [])
  return card && <card.Card />
}
