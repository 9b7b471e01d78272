import { array, type InferType, object, string } from 'yup'

/** A planned sale that is open to members of a level, and those above, before its start; instants in ISO 8601. */
export const earlySaleSchema = object({
  stage: string().required(),
  opens_at: string().required(),
  starts_at: string().required(),
  /** those of the product that are part of it */
  combination_ids: array(string().required()).required(),
})
export type EarlySale = InferType<typeof earlySaleSchema>

/** An early price as a member finds it (GET /early-prices): lower than today's price for all. Dong. */
export interface EarlyPrice {
  product_id: number
  combination_id: string
  promotion_id: number
  /** today's price for all */
  price: number
  early_price: number
  /** pieces left at it; null without a quota */
  left: number | null
  /** lowest level that buys at it */
  stage: string
  /** whether the caller's level does */
  is_open: boolean
  /** when the sale starts for all, ISO instant */
  starts_at: string
}
