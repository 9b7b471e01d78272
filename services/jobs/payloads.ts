import { type ISchema, number, object, string } from 'yup'

/** Every job there is and what it is told: a line here, a line below, and the task in its module. */
export interface JobPayloads {
  /** Counts in how many products each word is. */
  'refresh-vocabulary': object
  /** Counts which products were bought in the same orders. */
  'count-bought-together': object
  /** `until`: the instant (ISO 8601) after which nobody wants it any more */
  'send-message': { id: string; until?: string | undefined }
  'forget-messages': object
  'forget-account-leftovers': object
  'reset-password-mail': { email: string; deviceId: string | null }
  'forget-old-bags': object
  'forget-old-searches': object
  'forget-old-actions': object
  /** Asks providers how payments stand that nobody told of. */
  'ask-payments': object
  /** Ends orders whose time to pay has passed. */
  'expire-orders': object
  /** Sends money back: that of one payment, or without `payment_id` whatever paid for the order. */
  'refund-payment': { order_id: string; payment_id?: string | undefined; reason: string }
  /** Goes on with refunds that came to a halt. */
  'resume-refunds': object
  /** An order ended or was paid at the door: its payments do not wait any more. */
  'close-payments': { order_id: string }
  'forget-loose-proofs': object
  /** Deletes the picture of a proof that is kept no more. */
  'forget-proof': { image_url: string }
  /** Asks the carrier for a parcel. */
  'create-shipment': { order_id: string }
  /** Calls a parcel back whose order was cancelled. */
  'cancel-shipment': { order_id: string }
  /** Sends the gift cards of one line to their recipient. */
  'issue-egifts': { order_id: string; line_id: string }
  /** Tells those who wait for a combination that it is back; without one, for all that are. */
  'send-availability-alerts': { combination_id?: number | undefined }
  /** Tells those who asked that a sale begins soon. */
  'remind-of-sales': object
  'forget-alerts': object
  /** Forgets the log of stale tags but for its last day. */
  'forget-stale-tags': object
}

export type JobName = keyof JobPayloads

/** A job may be older than the code that runs it: what it carries is read, not believed. */
export const payloadSchemas: { [Name in JobName]: ISchema<JobPayloads[Name]> } = {
  'refresh-vocabulary': object(),
  'count-bought-together': object(),
  'send-message': object({ id: string().uuid().required(), until: string().optional() }),
  'forget-messages': object(),
  'forget-account-leftovers': object(),
  'reset-password-mail': object({ email: string().required(), deviceId: string().defined().nullable() }),
  'forget-old-bags': object(),
  'forget-old-searches': object(),
  'forget-old-actions': object(),
  'ask-payments': object(),
  'expire-orders': object(),
  'refund-payment': object({
    order_id: string().uuid().required(),
    payment_id: string().uuid().optional(),
    reason: string().required(),
  }),
  'resume-refunds': object(),
  'close-payments': object({ order_id: string().uuid().required() }),
  'forget-loose-proofs': object(),
  'forget-proof': object({ image_url: string().required() }),
  'create-shipment': object({ order_id: string().uuid().required() }),
  'cancel-shipment': object({ order_id: string().uuid().required() }),
  'issue-egifts': object({ order_id: string().uuid().required(), line_id: string().uuid().required() }),
  'send-availability-alerts': object({ combination_id: number().integer().min(1).optional() }),
  'remind-of-sales': object(),
  'forget-alerts': object(),
  'forget-stale-tags': object(),
}
