'use client'

import { useEffect } from 'react'
import { bannerLoads } from '@/components/home/banner-picture'
import { getOverlays, openOverlay } from '@/components/overlays/store'
import { lateBanners } from '@/lib/client/banners/late-banners'
import { nextPopup, noteSeen, readSeen } from '@/lib/client/banners/due-popup'
import { onUserInactive } from '@/lib/client/banners/user-inactive'
import { bannerPopupFullOverlay, bannerPopupOverlay } from './overlays'
import { POPUP_SIZES } from './popup-sizes'

const POPUPS = { 'banner-popup': bannerPopupOverlay, 'banner-popup-full': bannerPopupFullOverlay }

/** Inactivity on Home before a popup shows: shorter than before the tour's offer, and never during scrolling. */
const QUIET_MS = 5_000

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

async function show(isWanted: () => boolean) {
  const { popup } = await lateBanners()
  const now = Date.now()
  const seen = readSeen()
  const due = seen && nextPopup(popup, seen, now)
  // Popups without a loaded picture wait for another day.
  if (!due || !(await bannerLoads(due.banner, POPUP_SIZES[due.overlay]))) return
  if (!isWanted() || !canShowPopup() || !noteSeen(seen, due.banner._id, now)) return
  openOverlay(POPUPS[due.overlay], { banner: due.banner })
}

/** Shows the next popup, one for each visit to Home (HOM-04, HOM-05, HOM-08). */
export function usePopups(isHome: boolean): void {
  useEffect(() => {
    if (!isHome) return
    let isHere = true
    const stop = onUserInactive(QUIET_MS, canShowPopup, () => {
      // Popups are optional: a failure is silent.
      show(() => isHere).catch(() => undefined)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [isHome])
}
