import { defineLimits } from '../limits'

export const reviewLimits = defineLimits({
  /** reviews one member writes or edits */
  'review-write': { points: 60, duration: 3_600 },
  /** votes of one member */
  'review-like': { points: 300, duration: 3_600 },
  /** reports of one member */
  'review-report': { points: 30, duration: 3_600 },
})
