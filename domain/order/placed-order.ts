import { trackingInput } from '../affiliate/tracking'
import { INTEGER_MAX } from '../constants'
import { type InferType, number, object, string } from 'yup'

/** POST /orders: what the shopper saw and agreed to. The header `idempotency-key` (UUID) names the submission. */
export const placeOrderSchema = object({
  cart_id: string().uuid().required(),
  /** the total that was shown, dong: another one is not charged unseen */
  expected_total: number().integer().min(0).max(INTEGER_MAX).required(),
  /** the bag that was shown, by its name (`Bag.agreement`): another is not ordered unseen, whatever it costs */
  agreement: string().max(64).optional(),
  /** the cookies of an affiliate's link (AFF-04) */
  affiliation: trackingInput.optional().default(undefined),
})
export type PlaceOrder = InferType<typeof placeOrderSchema>

/** The answer: where to go next. */
export interface PlacedOrder {
  order_id: string
  reference_code: string
  /** the provider's page to pay at; null when there is nothing to pay there, or the provider did not answer (then `is_payment_down`) */
  redirect_url: string | null
  is_payment_down: boolean
  /** a guest's key to the order's pages; null for members */
  key: string | null
}
