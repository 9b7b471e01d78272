/** An order whose payment can be tried again now, as the bag and my orders remind of it. */
export interface UnpaidOrder {
  order_id: string
  reference_code: string
  /** names the bag it came from, for ordering again */
  cart_id: string
  /** dong */
  total: number
  /** pieces that were bought, gifts left aside */
  pieces: number
  /** of the first line */
  image_url: string | null
  name: string
  payment_method: string
  /** the provider has said no; else the payment was never finished */
  is_payment_failed: boolean
  /** ISO instant at which the retry window closes */
  retry_until: string
  /** opens a guest's order; null for members */
  key: string | null
}
