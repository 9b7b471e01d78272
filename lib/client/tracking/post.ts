import type { SentBatch, SentEvent } from '@/domain/tracking/event'
import { api } from '../api'

const ADDRESS = api.analytics.user.me.actions.$path()

/** Nobody waits for an answer, and a page that cannot tell of itself is none the worse for it. */
const postKeptAlive = (body: string, credentials: RequestCredentials): void =>
  void fetch(ADDRESS, {
    ...{ method: 'POST', body, credentials, keepalive: true },
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)

/**
 * Tells the shop, even while the page goes away: by a beacon, once more by a call when the browser refuses it. Without ids no cookie goes
 * along, and none that comes back is kept.
 */
export function postEvents(events: readonly SentEvent[], isAnonymous: boolean): void {
  const body = JSON.stringify({ is_anonymous: isAnonymous, events } satisfies SentBatch)
  if (isAnonymous) {
    postKeptAlive(body, 'omit')
    return
  }
  // The gateway asks for JSON by name; a beacon to one's own host may say so.
  const isTaken = navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  if (!isTaken) postKeptAlive(body, 'same-origin')
}
