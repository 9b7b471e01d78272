import { openOverlay } from '@/components/overlays/store'
import { afterOffer, afterPage, mayOfferInstall } from '@/domain/app/install-offer'
import { installWay } from '@/lib/client/install/install-way'
import { readOfferMemory, writeOfferMemory } from '@/lib/client/install/offer-memory'
import { installAppsOverlay } from './overlays'

/** How long a page must have been idle before the offer. */
const IDLE_MS = 15_000
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

let timer: ReturnType<typeof setTimeout> | undefined

function offer(): void {
  const memory = readOfferMemory()
  const now = Date.now()
  const isOccupied = document.querySelector('dialog[open]') !== null
  const isInstallable = installWay() !== null
  if (!mayOfferInstall({ memory, path: window.location.pathname, isInstallable, isOccupied, now })) return
  writeOfferMemory(afterOffer(memory, now))
  openOverlay(installAppsOverlay, {})
}

function wait(): void {
  clearTimeout(timer)
  timer = setTimeout(offer, IDLE_MS)
}

let isWatching = false

/** Counts the visit; offers to install the app once the page has been idle for a while, if an offer is due at all. */
export function offerInstall(): void {
  writeOfferMemory(afterPage(readOfferMemory(), Date.now()))
  if (!isWatching) TOUCHES.forEach((type) => window.addEventListener(type, wait, { passive: true }))
  isWatching = true
  wait()
}
