import { defineLimits } from '../limits'

export const publicLimits = defineLimits({
  /** pictures one member may send */
  upload: { points: 60, duration: 3_600 },
})
