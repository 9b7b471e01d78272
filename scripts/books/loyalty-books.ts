import { CAMPAIGN_BOOKS } from './campaign-books'
import { GAME_BOOKS } from './game-books'
import { LEVEL_BOOKS } from './level-books'
import { POINTS_BOOKS } from './points-books'
import { REWARD_BOOKS } from './reward-books'
import type { Book } from './rules'

/** Rules of points, levels, rewards, tokens and games: of each its name and a query that finds what breaks it. */
export const LOYALTY_BOOKS: readonly Book[] = [
  ...POINTS_BOOKS,
  ...LEVEL_BOOKS,
  ...REWARD_BOOKS,
  ...CAMPAIGN_BOOKS,
  ...GAME_BOOKS,
]
