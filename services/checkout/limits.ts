import { defineLimits } from '../limits'

export const checkoutLimits = defineLimits({
  /** submissions of a member, of a guest's device, of the number a guest gave */
  order: { points: 30, duration: 3_600 },
  /** submissions of guests from one network: dropping the device's cookie does not change it */
  'order-network': { points: 300, duration: 3_600 },
})
