import { DomainError } from '@/domain/error'
import { log } from '../../log'
import { onlineMethod } from '../methods'
import type { NotificationRequest, Outcome, Verdict } from '../port'
import { settle } from './settle'

/**
 * Handles a provider's payment webhook and returns the acknowledgement it expects. A notification that cannot be stored (the database is gone) is not
 * answered as taken, so it comes again. @throws PAYMENT_METHOD_OFF (404), BAD_REQUEST (400)
 */
export async function handleWebhook(method: string, request: NotificationRequest): Promise<Response> {
  const provider = onlineMethod(method)
  const verdict = readVerdict(() => provider.readNotification(request))
  const outcome: Outcome = verdict ? (await settle(method, 'notification', verdict)).outcome : 'bad-signature'
  log.info({ method, reference: verdict?.reference, outcome }, 'payment notification')
  return provider.answer(outcome)
}

/** Null for what was not signed by the provider. */
export function readVerdict(read: () => Verdict | null): Verdict | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INVALID_SIGNATURE') return null
    throw error
  }
}
