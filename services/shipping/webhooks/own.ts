import { object, string } from 'yup'
import { CARRIER_EVENTS } from '@/domain/shipping/carrier-event'
import { requireSignature } from './proof'
import { instantOf, jsonOf, readReport } from './read'
import type { WebhookRequest, WebhookOutcome } from './report'

const schema = object({
  id: string().max(80).required(),
  reference: string().max(60).required(),
  event: string().max(60).required(),
  at: string().max(40).required(),
})

/** A report of the shop's own couriers: JSON, signed in the header `x-signature` with SHIPPING_WEBHOOK_SECRET. */
export function readOwnWebhook({ headers, body }: WebhookRequest): WebhookOutcome {
  requireSignature('SHIPPING_WEBHOOK_SECRET', body, headers.get('x-signature'))
  const report = readReport(jsonOf(body), schema)
  const event = CARRIER_EVENTS.find((name) => name === report.event)
  if (!event) return { ignored: 'unknown state' }
  return {
    event: {
      id: `own:${report.id}`,
      carrier: 'own',
      event,
      reference: report.reference,
      tracking_code: report.reference,
      at: instantOf(report.at),
    },
  }
}
