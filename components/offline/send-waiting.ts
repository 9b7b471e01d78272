import { QUEUED_EVENT, type QueueState } from '@/lib/client/offline-queue/entry'
import { hasQueue } from '@/lib/client/offline-queue/has-queue'
import { subscribeSession } from '@/lib/client/member/session'

/** Between two tries of a page that has a network but gets no answers. */
const AGAIN_MS = 20_000

let timer: ReturnType<typeof setTimeout> | undefined

async function send(): Promise<void> {
  clearTimeout(timer)
  try {
    if (!(await hasQueue())) return
    const { sendQueued } = await import('./send-queued')
    if ((await sendQueued()) === 'unsent') timer = setTimeout(() => void send(), AGAIN_MS)
  } catch {
    // Storage is disabled, and nothing waits; or the code is not there yet, and the next try has it.
  }
}

/** What the service worker says when it has sent the queue. */
const stateOf = (data: unknown): QueueState =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'state') === 'signed-out'
    ? 'signed-out'
    : 'sent'

/** Sends what waits: now, when the network, the visitor or the member is back, and again while there is no answer. */
export function startSending(): void {
  const sendNow = () => void send()
  window.addEventListener('online', sendNow)
  window.addEventListener(QUEUED_EVENT, () => {
    clearTimeout(timer)
    timer = setTimeout(sendNow, AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow()
  })
  subscribeSession(sendNow)
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      import('./send-queued').then(({ showSent }) => showSent(stateOf(data))).catch(() => undefined)
    })
  sendNow()
}
