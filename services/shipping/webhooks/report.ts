import type { CarrierEvent } from '@/domain/shipping/carrier-event'

/** A report as it came in. */
export interface WebhookRequest {
  headers: Headers
  query: URLSearchParams
  /** to the letter: signatures are over it */
  body: string
}

/** The outcome of a webhook: an event of an order, or the reason why it is ignored. */
export type WebhookOutcome = { event: CarrierEvent } | { ignored: string }
