'use client'

import { useEffect } from 'react'
import { getOverlays } from '@/components/overlays/store'
import { onUserInactive } from '@/lib/client/banners/user-inactive'

/** Inactivity on Home before a popup shows: shorter than before the tour's offer, and never during scrolling. */
const INACTIVE_MS = 5_000

const isTyping = () =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement.matches('input, textarea, select, [contenteditable]')

/** Whether a popup may show: no overlay is open or opening, the visitor is neither signing in nor typing, and the page is visible. */
const canShowPopup = () =>
  getOverlays().length === 0 &&
  !document.querySelector('dialog[open]') &&
  !new URLSearchParams(window.location.search).has('login') &&
  !document.hidden &&
  !isTyping()

/** Shows the next popup, one for each visit to Home (HOM-04, HOM-05, HOM-08). */
export function usePopups(isHome: boolean): void {
  useEffect(() => {
    if (!isHome) return
    let isHere = true
    const stop = onUserInactive(INACTIVE_MS, canShowPopup, () => {
      import('./show-popup')
        .then(({ showPopup }) => showPopup(() => isHere && canShowPopup()))
        // Popups are optional: a failure is silent.
        .catch(() => undefined)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [isHome])
}
