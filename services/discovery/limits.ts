import { defineLimits } from '../limits'

export const discoveryLimits = defineLimits({
  /** searches and choices that pages report, from one network */
  'search-record': { points: 1_200, duration: 3_600 },
})
