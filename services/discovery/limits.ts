import { defineLimits } from '../limits'

export const discoveryLimits = defineLimits({
  /** searches and choices that pages tell of, from one network */
  'search-record': { points: 1_200, duration: 3_600 },
})
