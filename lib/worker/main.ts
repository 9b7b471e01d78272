import { sendQueue } from '@/lib/client/offline-queue/send-queue'
import { answerFile, keepFiles } from './files'
import { deleteFormerPages, answerPage, keepPage } from './pages'
import { type PageMessage, SYNC_TAG, type WorkerMessage } from './names'
import { forgetMember, memberMark } from './owner'
import { openPushPage, showPush } from './push'
import { scope } from './scope'

/**
 * The shop's service worker (docs/decisions/0083): pages by the network first, with a marked copy when it does not answer; files and pictures
 * from their copies; push messages. scripts/start/build-worker.js bundles it after each build of the shop, whose id it carries.
 */

scope.addEventListener('install', (event) => {
  // The first worker takes over at once; a new one waits until a page lets it (components/offline/updates.ts).
  if (!scope.registration.active) event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload.enable(), deleteFormerPages(), scope.clients.claim()]),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    const { pathname } = new URL(request.url)
    // Downloads, payments and sign-ins are no pages; they may be asked for once alone, and the preload is under way.
    event.respondWith(pathname.startsWith('/api/') ? preloaded(event) : answerPage(event))
    return
  }
  const answer = answerFile(event)
  if (answer) event.respondWith(answer)
})

const preloaded = async ({ preloadResponse, request }: FetchEvent): Promise<Response> => {
  const answer: unknown = await preloadResponse
  return answer instanceof Response ? answer : fetch(request)
}

function isMessage(data: unknown): data is WorkerMessage {
  return typeof data === 'object' && data !== null && 'type' in data
}

scope.addEventListener('message', (event) => {
  const data: unknown = event.data
  if (!isMessage(data)) return
  if (data.type === 'activate') event.waitUntil(scope.skipWaiting())
  if (data.type === 'signed-out') event.waitUntil(forgetMember())
  if (data.type === 'keep')
    event.waitUntil(Promise.allSettled([keepPage(data.page), keepFiles(data.files, scope.location.origin)]))
})

scope.addEventListener('push', (event) => event.waitUntil(showPush(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPushPage(event)))

/** Sends what waits for the network, where no page is open to do it. @throws when something still waits: the browser tries again */
async function sendWaiting(): Promise<void> {
  const state = await sendQueue(await memberMark())
  const open = await scope.clients.matchAll({ type: 'window' })
  for (const client of open) client.postMessage({ type: 'sent', state } satisfies PageMessage)
  if (state === 'unsent') throw new Error('the network is not back')
}

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
})
