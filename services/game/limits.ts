import { defineLimits } from '../limits'

export const gameLimits = defineLimits({
  /** check-ins and shares of one member: each counts once a day, the rest are repeated calls */
  'game-check-in': { points: 60, duration: 60 },
  'game-share': { points: 60, duration: 60 },
  /** spins of one member */
  'game-spin': { points: 120, duration: 60 },
})
