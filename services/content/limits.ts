import { defineLimits } from '../limits'

export const contentLimits = defineLimits({
  /** votes for articles, by one network */
  'help-vote': { points: 300, duration: 3_600 },
  /** articles opened, by one network */
  'help-view': { points: 2_000, duration: 3_600 },
  /** searches in the help centre that a browser asks for, by one network */
  'help-search': { points: 1_200, duration: 3_600 },
})
