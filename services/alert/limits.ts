import { defineLimits } from '../limits'

export const alertLimits = defineLimits({
  /** subscriptions to stock or sales, by one member or from one network */
  alert: { points: 60, duration: 3_600 },
  /** subscriptions of one mail address, from all callers */
  'alert-address': { points: 40, duration: 86_400 },
})
