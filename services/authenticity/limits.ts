import { defineLimits } from '../limits'

export const authenticityLimits = defineLimits({
  /** checks of codes from one network: many shoppers of a mobile network share one */
  'authenticity-network': { points: 120, duration: 3_600 },
  /** checks of codes by one member or device */
  'authenticity-checker': { points: 30, duration: 3_600 },
  /** readings of own checks from one network */
  'authenticity-read': { points: 1_200, duration: 3_600 },
})
