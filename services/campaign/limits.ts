import { defineLimits } from '../limits'

export const campaignLimits = defineLimits({
  /** redemptions one member may try */
  redeem: { points: 60, duration: 600 },
  /** votes one member may cast or change */
  'campaign-vote': { points: 60, duration: 600 },
  /** shares of campaigns one member may report; the first of a day counts */
  'campaign-share': { points: 60, duration: 600 },
  /** a campaign's votes, prizes and boards read from one network */
  'campaign-read': { points: 1_200, duration: 600 },
})
