import { defineLimits } from '../limits'

export const shippingLimits = defineLimits({
  /** questions for the ways of delivery, by one network */
  'shipping-methods': { points: 600, duration: 600 },
})
