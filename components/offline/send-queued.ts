import { toast } from '@/components/toasts/toast'
import { ownerNow } from '@/lib/client/offline-queue/enqueue'
import type { QueueState } from '@/lib/client/offline-queue/entry'
import { sendQueue } from '@/lib/client/offline-queue/send-queue'
import { queueText } from '@/lib/client/offline-queue/texts'
import { reportSessionLost } from '@/lib/client/member/session-lost'
import { showOutcomes } from './outcomes'

let isAsked = false

/** Says, once a visit, that something waits for the sign-in of its member; opens the login where the session was lost just now. */
function askToSignIn(state: QueueState): void {
  if (state !== 'signed-out' && (state !== 'waiting' || isAsked)) return
  isAsked = true
  toast.notif(queueText('signInToSend'))
  if (state === 'signed-out') reportSessionLost('act')
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
