import type { Page, Success } from '@/domain/envelope'
import type { GamePoints, HistoryEntry } from '@/domain/game/mission'
import type { IslandGame } from '@/lib/games/island'
import { api } from '../api'
import type { Address } from '../api-types'

/** Entries of one call. */
export const HISTORY_PAGE_SIZE = 20

/** A part of a member's history of a mission, newest first (GAM-20, GAM-21). */
export const historyAddress = (
  { id, wire }: IslandGame,
  window: { skip: string; limit: string },
): Address<Page<HistoryEntry>> =>
  wire === 'great-missions'
    ? api.loyalty['great-missions'].history.$path({
        query: { filter: JSON.stringify({ mission_id: id }), ...window },
      })
    : api.public['mission-histories'][':id'].$path({ param: { id }, query: window })

/** All points that a game brought a member (GAM-19). */
export const gamePointsAddress = ({ code }: IslandGame): Address<Success<GamePoints>> =>
  api.public.me.points[':game'].$path({ param: { game: code } })

/** Whether a key of an answer is part of a history of games, its points included. */
export const isGameHistory = (key: string): boolean =>
  /\/great-missions\/history\b|\/mission-histories\/|\/public\/me\/points\//.test(key)
