import { defineLimits } from '../limits'

export const discoveryLimits = defineLimits({
  /** reported searches and chosen results, by network */
  'search-record': { points: 1_200, duration: 3_600 },
})
