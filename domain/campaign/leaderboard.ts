import { array, type InferType, mixed, number, object, string } from 'yup'

/** Who is compared by what: dong of kept orders, or published reviews. */
export const BOARD_KINDS = ['spender', 'review'] as const
export type BoardKind = (typeof BOARD_KINDS)[number]

/** Members a board shows. */
export const BOARD_ROWS = 10

const place = object({
  rank: number().integer().required(),
  /** masked (domain/loyalty/masked-name.ts) */
  name: string().required(),
  /** dong, or reviews */
  amount: number().integer().required(),
})

/** Answer of GET /campaigns/{id}/leaderboard. */
export const leaderboardSchema = object({
  kind: mixed<BoardKind>().oneOf(BOARD_KINDS).required(),
  rows: array(place.required()).required(),
  /** the member's own place; null without one, and for visitors */
  mine: place.nullable().default(null),
})
export type Leaderboard = InferType<typeof leaderboardSchema>

/** Query of the call. */
export const boardQuerySchema = object({ kind: string().oneOf(BOARD_KINDS).default('spender') })
