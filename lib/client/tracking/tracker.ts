import type { SentEvent } from '@/domain/tracking/event'
import { placeOf, referrerOf } from '@/domain/tracking/address'
import { pageOf } from '@/domain/tracking/page-types'
import { acquisitionSource } from '@/lib/account/acquisition'
import { deviceIdOfAdjust } from '../../late-scripts/adjust-id'
import { batchOf } from './batch'
import { mayIdentify } from './consent'
import { cartId, promotionId, shownResults } from './page-facts'
import { postEvents } from './post'
import { type TrackedEvent, onTrack, track } from './track'

/** A third party that receives events once the visitor allows it: the web tag. */
type Receiver = (event: SentEvent) => void

const receivers = new Set<Receiver>()
let begun: { see: (path: string, search: string) => void } | null = null

/** Forwards events to one more receiver from now on. */
export const forwardEvents = (other: Receiver): void => void receivers.add(other)

/** Address of the last page view as tracking writes it: the referrer of the next one. */
let here: string | null = null

const referrer = () => here ?? referrerOf(document.referrer, window.location.origin)

function eventOf({ verb, type, id, additional = {}, at }: TrackedEvent, from: string): SentEvent {
  return {
    event_id: crypto.randomUUID(),
    ...{ verb, object_type: type, object_id: String(id).slice(0, 120), referrer: from, additional },
    acquisition_source: acquisitionSource(),
    accessed_at: new Date(at).toISOString(),
  }
}

/** Starts the tracker, once a page; queued events are not lost. `hasOthers`: third parties receive events too, if the visitor allows it. */
export function startTracker(hasOthers: boolean): { see: (path: string, search: string) => void } {
  if (begun) return begun
  let isAnonymous = !mayIdentify(hasOthers)
  const batch = batchOf<SentEvent>((events) => postEvents(events, isAnonymous))
  const tell = (event: SentEvent) => {
    // A changed answer applies to later events only.
    if (isAnonymous === mayIdentify(hasOthers)) {
      batch.flush()
      isAnonymous = !isAnonymous
    }
    batch.add(event)
    receivers.forEach((other) => other(event))
  }
  onTrack((happening) => tell(eventOf(happening, referrer())))
  const device = !isAnonymous ? deviceIdOfAdjust() : null
  // The app's start (TRK-13).
  track('start', 'app', '', device === null ? {} : { web_device_id: device })
  begun = { see: (path, search) => void see(path, search, tell) }
  return begun
}

/** Turning a page, sorting or narrowing is the same search. */
const isNewSearch = (query: Readonly<Record<string, string>>): boolean =>
  Object.keys(query).every((key) => key === 'q' || key === 'appsmode' || key.startsWith('utm_'))

/** Reports a page view once, however often the page rewrites its own address. */
async function see(path: string, search: string, tell: (event: SentEvent) => void): Promise<void> {
  const { name, ...place } = placeOf(path, search)
  if (place.full_path === here) return
  const [from, at] = [referrer(), Date.now()]
  here = place.full_path
  const { type, id } = pageOf(path, {
    promotionId: promotionId(),
    // The bag page loads the bag anyway; other pages do not wait for it.
    cartId: name === 'Order' ? await cartId() : undefined,
  })
  tell(eventOf({ verb: 'view', type, id, additional: { name, ...place }, at }, from))
  const keyword = place.query.q?.trim()
  if (name === 'Search' && keyword && isNewSearch(place.query))
    track('search', 'keyword', keyword, { results: await shownResults() })
}
