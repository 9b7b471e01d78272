import { SYNC_TAG } from '@/lib/worker/names'
import { ConnectionError } from '../connection'
import { getHeldMark, memberMark } from '../member/session'
import { type Entry, QUEUED_EVENT, VISITOR } from './entry'
import { putEntry } from './store'

/** Who uses the browser now. */
export const ownerNow = (): string => memberMark() ?? VISITOR

/** Who acts on this page: the member it shows, though another may have signed in in another tab by now. */
const actor = (): string => getHeldMark() ?? ownerNow()

/** Whether a call got no answer, so that the same call may be sent later. */
export const isUnsent = (failure: unknown): boolean => failure instanceof ConnectionError

/** Asks the browser to wake the service worker when the network is back; without such a way the next page sends. */
async function requestSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active && 'sync' in registration)
    // Refused where the visitor has switched it off.
    await registration.sync.register(SYNC_TAG).catch(() => undefined)
}

/**
 * Keeps a call on the device until the network is back: survives reloads, is sent once. Gives false where the device keeps nothing.
 * @param entry its id is the idempotency key that the failed call was sent with
 */
export async function enqueue(entry: Omit<Entry, 'owner' | 'at'>): Promise<boolean> {
  try {
    await putEntry({ ...entry, owner: actor(), at: Date.now() })
  } catch {
    // Storage is disabled or full.
    return false
  }
  window.dispatchEvent(new Event(QUEUED_EVENT))
  void requestSync().catch(() => undefined)
  return true
}
