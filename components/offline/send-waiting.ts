import { ownerNow, QUEUED_EVENT } from '@/lib/client/offline-queue/enqueue'
import { sendQueue } from '@/lib/client/offline-queue/send-queue'
import { hasQueue } from '@/lib/client/offline-queue/store'
import { toast } from '@/components/toasts/toast'
import type { QueueState } from '@/lib/client/offline-queue/entry'
import { queueText } from '@/lib/client/offline-queue/texts'
import { subscribeSession } from '@/lib/client/member/session'
import { reportSessionLost } from '@/lib/client/member/session-lost'
import { showOutcomes } from './outcomes'

/** Between two tries of a page that has a network but gets no answers. */
const AGAIN_MS = 20_000

let timer: ReturnType<typeof setTimeout> | undefined

async function send(): Promise<void> {
  clearTimeout(timer)
  try {
    if (!(await hasQueue())) return
    const state = await sendQueue(ownerNow())
    await showOutcomes()
    if (state === 'unsent') timer = setTimeout(() => void send(), AGAIN_MS)
    askToSignIn(state)
  } catch {
    // Storage is disabled: nothing waits.
  }
}

/** The session of the member who has something waiting is lost: says so, and opens the login. */
function askToSignIn(state: QueueState): void {
  if (state !== 'signed-out') return
  toast.notif(queueText('signInToSend'))
  reportSessionLost()
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
      askToSignIn(stateOf(data))
      showOutcomes().catch(() => undefined)
    })
  sendNow()
}
