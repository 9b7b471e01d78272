/** When the shop offers to be installed (OVL-16): seldom, and never in the way of a purchase. */

const DAY_MS = 86_400_000

/** Visits before the first offer. */
export const VISITS_BEFORE_OFFER = 3
/** A dismissed offer is not repeated for so long, and after so many not at all. */
export const OFFER_PAUSE_MS = 30 * DAY_MS
export const MOST_OFFERS = 3
/** Without a page for so long the next one begins another visit. */
export const VISIT_GAP_MS = 30 * 60_000

/** What the device remembers of visits and offers; instants in ms since 1970. */
export interface OfferMemory {
  visits: number
  lastSeenAt: number
  offers: number
  offeredAt: number
}

export const NO_MEMORY: OfferMemory = { visits: 0, lastSeenAt: 0, offers: 0, offeredAt: 0 }

/** The memory after a page was opened. */
export const afterPage = (memory: OfferMemory, now: number): OfferMemory => ({
  ...memory,
  visits: now - memory.lastSeenAt > VISIT_GAP_MS ? memory.visits + 1 : memory.visits,
  lastSeenAt: now,
})

/** The memory after an offer was shown. */
export const afterOffer = (memory: OfferMemory, now: number): OfferMemory => ({
  ...memory,
  offers: memory.offers + 1,
  offeredAt: now,
})

/** Pages where an offer disturbs nothing: browsing, the wishlist and my orders; not bag, checkout, forms, games and campaigns. */
const BROWSING_PAGES =
  /^\/(?:$|\d+-|brand|tag\/|categories|flash-sale|best-seller|wishlist$|my-orders$|[a-z0-9-]+\/\d+-)/
const OTHER_PAGES = /^\/(?:order|page|content|game|campaign)\b/

interface Circumstances {
  memory: OfferMemory
  path: string
  /** the browser can install it, or its owner can by hand */
  isInstallable: boolean
  /** another overlay or the tour is open */
  isOccupied: boolean
  now: number
}

export function mayOfferInstall({ memory, path, isInstallable, isOccupied, now }: Circumstances): boolean {
  return (
    isInstallable &&
    !isOccupied &&
    memory.visits >= VISITS_BEFORE_OFFER &&
    memory.offers < MOST_OFFERS &&
    (memory.offers === 0 || now - memory.offeredAt > OFFER_PAUSE_MS) &&
    BROWSING_PAGES.test(path) &&
    !OTHER_PAGES.test(path)
  )
}
