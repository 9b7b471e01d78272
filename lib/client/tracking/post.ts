import type { SentBatch, SentEvent } from '@/domain/tracking/event'
import { api } from '../api'

const ADDRESS = api.analytics.user.me.actions.$path()

/** Fire and forget: a lost event must not affect the page. */
const postKeptAlive = (body: string, credentials: RequestCredentials): void =>
  void fetch(ADDRESS, {
    ...{ method: 'POST', body, credentials, keepalive: true },
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)

type KeepEvents = (json: SentBatch) => void

let keepUnsent: KeepEvents | undefined

/** Keeps the events of a device without network from now on (components/offline). */
export const keepUnsentEvents = (keep: KeepEvents): void => void (keepUnsent = keep)

/**
 * Sends events to the shop, even while the page unloads: by a beacon, or by a kept-alive call when the browser refuses it. Anonymous events
 * are sent without cookies, and cookies of the answer are dropped.
 */
export function postEvents(events: readonly SentEvent[], isAnonymous: boolean): void {
  const batch = { is_anonymous: isAnonymous, events: [...events] } satisfies SentBatch
  if (!navigator.onLine && keepUnsent) {
    keepUnsent(batch)
    return
  }
  const body = JSON.stringify(batch)
  if (isAnonymous) {
    postKeptAlive(body, 'omit')
    return
  }
  // The gateway requires the JSON content type; a same-origin beacon may carry it.
  const isTaken = navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  if (!isTaken) postKeptAlive(body, 'same-origin')
}
