import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { ALREADY_STARTED } from '@/domain/alert'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { getSession } from '@/lib/client/member/session'
import { type Sale, saleReminderOverlay } from '../overlays'

/** Requests a mail when a sale starts: POST /v3/promotions/{id}/reminders. Without `email` it goes to the member's own address. */
export const requestReminder = ({ promotionId }: Sale, email?: string): Promise<unknown> =>
  api.catalog.v3.promotions[':id'].reminders.$post({
    param: { id: promotionId },
    json: email === undefined ? {} : { email },
  })

/** Whether the sale has already started, so that a reminder is pointless. */
export const isAlreadyStarted = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.code === ALREADY_STARTED

interface ReminderHandlers {
  /** texts of the toasts */
  texts: { done: string; begun: string; failed: string }
  onDone: () => void
}

/**
 * Requests a reminder at once for a member, and asks visitors and members without an address for one. Resolves to whether the reminder is
 * saved.
 */
export async function requestReminderOnPress(
  sale: Sale,
  { texts, onDone }: ReminderHandlers,
): Promise<boolean> {
  const ask = () => openOverlay(saleReminderOverlay, { ...sale, onDone })
  if (getSession() !== 'member') {
    ask()
    return false
  }
  try {
    await requestReminder(sale)
    toast.show(texts.done)
    onDone()
    return true
  } catch (failure) {
    if (failure instanceof DomainError && failure.status === 422) ask()
    else if (isAlreadyStarted(failure)) toast.notif(texts.begun)
    else toast.error(texts.failed)
    return false
  }
}
