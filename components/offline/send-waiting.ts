import { ownerNow, QUEUED_EVENT } from '@/lib/client/offline-queue/enqueue'
import { sendQueue } from '@/lib/client/offline-queue/send-queue'
import { hasQueue } from '@/lib/client/offline-queue/store'
import { showOutcomes } from './outcomes'

/** Between two tries of a page that has a network but gets no answers. */
const AGAIN_MS = 20_000

let timer: ReturnType<typeof setTimeout> | undefined

async function send(): Promise<void> {
  clearTimeout(timer)
  try {
    if (!(await hasQueue())) return
    const isDone = await sendQueue(ownerNow())
    await showOutcomes()
    if (!isDone) timer = setTimeout(() => void send(), AGAIN_MS)
  } catch {
    // Storage is disabled: nothing waits.
  }
}

/** Sends what waits: now, when the network or the visitor is back, and again while there is no answer. */
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
  // The service worker has sent the queue.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', () => void showOutcomes().catch(() => undefined))
  sendNow()
}
