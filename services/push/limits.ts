import { defineLimits } from '../limits'

export const pushLimits = defineLimits({
  /** push messages switched on, by one member */
  'push-device': { points: 60, duration: 3_600 },
  /** confirmations from one network */
  'push-shown': { points: 600, duration: 3_600 },
})
