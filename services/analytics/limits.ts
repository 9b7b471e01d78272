import { defineLimits } from '../limits'

export const analyticsLimits = defineLimits({
  /** what pages saw, from one network */
  action: { points: 10_000, duration: 600 },
})
