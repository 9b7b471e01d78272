import { defineLimits } from '../limits'

export const cartLimits = defineLimits({
  /** codes of vouchers that were wrong, by one member or from one network */
  'voucher-code': { points: 40, duration: 600 },
})
