import { defineLimits } from '../limits'

export const checkoutLimits = defineLimits({
  /** presses of a member, of a guest's device, of the number a guest gave */
  order: { points: 30, duration: 3_600 },
  /** presses of guests from one network: whoever drops the device's cookie is still there */
  'order-network': { points: 300, duration: 3_600 },
})
