import type { CarrierName } from '@/domain/shipping/carrier-event'
import { log } from '../log'
import { readGhnWebhook } from './webhooks/ghn'
import { readGhtkWebhook } from './webhooks/ghtk'
import { readOwnWebhook } from './webhooks/own'
import type { WebhookRequest, WebhookOutcome } from './webhooks/report'

const READERS: Record<CarrierName, (report: WebhookRequest) => WebhookOutcome> = {
  own: readOwnWebhook,
  ghn: readGhnWebhook,
  ghtk: readGhtkWebhook,
}

/**
 * Reads a carrier's report of a parcel. Either outcome is to be answered with 200, or the carrier sends it again.
 * The caller that applies an event stores its `id` in the same transaction, uniquely: the same report sent again then changes nothing.
 * @throws WEBHOOK_FORGED (401), BAD_REQUEST (400)
 */
export function readCarrierWebhook(carrier: CarrierName, report: WebhookRequest): WebhookOutcome {
  const taken = READERS[carrier](report)
  if ('ignored' in taken) log.info({ carrier, reason: taken.ignored }, 'carrier report ignored')
  return taken
}
