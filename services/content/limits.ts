import { defineLimits } from '../limits'

export const contentLimits = defineLimits({
  /** votes for articles, by one network */
  'help-vote': { points: 300, duration: 3_600 },
  /** articles opened, by one network */
  'help-view': { points: 2_000, duration: 3_600 },
  /** calls of the search, two a page of results, by one network: many shoppers of a mobile network share one */
  'help-search': { points: 3_000, duration: 3_600 },
})
