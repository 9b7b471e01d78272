import { defineLimits } from '../limits'

export const analyticsLimits = defineLimits({
  /** tracking events, by network */
  action: { points: 10_000, duration: 600 },
})
