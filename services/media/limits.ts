import { defineLimits } from '../limits'

export const mediaLimits = defineLimits({
  /** files sent to one offered place: a lost connection is tried again, but a refused file costs time to read */
  place: { points: 12, duration: 600 },
})
