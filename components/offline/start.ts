import type { SentBatch } from '@/domain/tracking/event'
import { api } from '@/lib/client/api'
import { keepUnsentEvents } from '@/lib/client/tracking/post'
import { PAGE_COPIES } from '@/lib/worker/names'
import { keepThisPage } from './keep-page'
import { forgetFormerPeople } from './own-copies'
import { startSending } from './send-waiting'
import { watchUpdates } from './updates'

const loadEnqueue = () => import('@/lib/client/offline-queue/enqueue')

/** Whether the worker of this build has saved a page: the first page of a visit is left alone. */
const hasCopies = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith(PAGE_COPIES))

/**
 * Has the worker save the code of what can be done without network, as none could be loaded then. On each page that is loaded, for the bundler
 * puts the same code into other files for another page; the worker answers with those it has.
 */
async function loadCode(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return
  if (!(await hasCopies())) return
  await Promise.all([
    import('@/components/toasts/toast-view'),
    import('@/components/bag/add/add-to-bag'),
    import('@/components/wishlist/toggle-wish'),
    import('@/components/wishlist/heart'),
    import('./send-queued'),
  ])
}

/** Keeps a count of visits that got no answer. */
async function enqueueEvents(json: SentBatch): Promise<void> {
  const { enqueue } = await loadEnqueue()
  await enqueue({
    id: crypto.randomUUID(),
    kind: 'events',
    method: 'POST',
    path: api.analytics.user.me.actions.$path(),
    json,
    isAnonymous: json.is_anonymous,
  })
}

/** The offer to install waits for an idle page: its code comes after what a page loads late. */
const OFFER_AFTER_MS = 5_000

const offerInstall = () =>
  void import('@/components/install/offer-install').then(
    (install) => install.offerInstall(),
    // Optional too.
    () => undefined,
  )

let running: { onPage: () => void } | null = null

/** Starts what works without network, once a visit. Returns what is called at each page that is opened. */
export function startOffline(): { onPage: () => void } {
  if (running) return running
  startSending()
  forgetFormerPeople()
  // Before there is no network, as nothing could be loaded then.
  loadEnqueue().catch(() => undefined)
  keepUnsentEvents((json) => void enqueueEvents(json).catch(() => undefined))
  // Optional: a failure is silent.
  loadCode().catch(() => undefined)
  const updates = watchUpdates()
  let offer: ReturnType<typeof setTimeout> | undefined
  running = {
    onPage: () => {
      updates.onPage()
      if ('serviceWorker' in navigator) void keepThisPage()
      clearTimeout(offer)
      offer = setTimeout(offerInstall, OFFER_AFTER_MS)
    },
  }
  return running
}
