import { toast } from '@/components/toasts/toast'
import { ownerNow } from '@/lib/client/offline-queue/enqueue'
import type { QueueState } from '@/lib/client/offline-queue/entry'
import { sendQueue } from '@/lib/client/offline-queue/send-queue'
import { queueText } from '@/lib/client/offline-queue/texts'
import { reportSessionLost } from '@/lib/client/member/session-lost'
import { showOutcomes } from './outcomes'

/** The session of the member who has something waiting is lost: says so, and opens the login. */
function askToSignIn(state: QueueState): void {
  if (state !== 'signed-out') return
  toast.notif(queueText('signInToSend'))
  reportSessionLost()
}

/** Sends what waits, and says what became of it. */
export async function sendQueued(): Promise<QueueState> {
  const state = await sendQueue(ownerNow())
  await showOutcomes()
  askToSignIn(state)
  return state
}

/** Says what became of what the service worker has sent. */
export async function showSent(state: QueueState): Promise<void> {
  askToSignIn(state)
  await showOutcomes()
}
