import { NO_MEMORY, type OfferMemory } from '@/domain/app/install-offer'

/** What this device remembers of visits and of offers to install the app. */
const ENTRY = 'nang_install'

const numberIn = (entry: object, name: string): number => {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Nothing where storage is disabled or holds another format: then no offer is made. */
export function readOfferMemory(): OfferMemory {
  try {
    const entry: unknown = JSON.parse(window.localStorage.getItem(ENTRY) ?? '{}')
    if (typeof entry !== 'object' || entry === null) return NO_MEMORY
    const [visits, lastSeenAt, offers, offeredAt] = [
      numberIn(entry, 'visits'),
      numberIn(entry, 'lastSeenAt'),
      numberIn(entry, 'offers'),
      numberIn(entry, 'offeredAt'),
    ]
    return { visits, lastSeenAt, offers, offeredAt }
  } catch {
    return NO_MEMORY
  }
}

export function writeOfferMemory(memory: OfferMemory): void {
  try {
    window.localStorage.setItem(ENTRY, JSON.stringify(memory))
  } catch {
    // Storage is disabled: each visit is the first.
  }
}
