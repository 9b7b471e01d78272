import type { CarrierEvent } from '@/domain/shipping/carrier-event'

/** A report as it came in. */
export interface WebhookRequest {
  headers: Headers
  query: URLSearchParams
  /** to the letter: signatures are over it */
  body: string
}

/** What a report comes to: an event of an order, or a word on why it is none. */
export type WebhookOutcome = { event: CarrierEvent } | { ignored: string }
