import { defineLimits } from '../../limits'

export const rewardLimits = defineLimits({
  /** redemptions one member may try */
  'redeem-reward': { points: 40, duration: 3_600 },
})
