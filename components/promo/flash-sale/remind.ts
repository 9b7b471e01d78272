import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { ALREADY_STARTED } from '@/domain/alert'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { getSession } from '@/lib/client/member/session'
import { type Sale, saleReminderOverlay } from '../overlays'

/** Asks for a mail when a sale begins: POST /v3/promotions/{id}/reminders. Without an address it goes to the member's own. */
export const requestReminder = ({ promotionId }: Sale, email?: string): Promise<unknown> =>
  api.catalog.v3.promotions[':id'].reminders.$post({
    param: { id: promotionId },
    json: email === undefined ? {} : { email },
  })

/** Whether the sale has begun meanwhile: there is nothing to be reminded of. */
export const isAlreadyStarted = (failure: unknown): boolean =>
  failure instanceof DomainError && failure.code === ALREADY_STARTED

interface ReminderHandlers {
  /** what the toasts say */
  texts: { done: string; begun: string; failed: string }
  onDone: () => void
}

/** One press for a member; whoever has no address is asked for one. Gives whether the reminder is kept already. */
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
