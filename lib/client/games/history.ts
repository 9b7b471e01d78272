'use client'

import type { GamePoints, HistoryEntry } from '@/domain/game/mission'
import type { IslandGame } from '@/lib/games/island'
import { listQuery } from '@/lib/services/query'
import { useAnswer } from '../answers/use-answer'
import { api, getPage } from '../api'

/** A member's history of a mission, newest first, with all points that the game brought (GAM-19 to GAM-21). */
export interface GameHistory extends GamePoints {
  entries: readonly HistoryEntry[]
  /** entries in all */
  total: number
}

/** Entries shown at first, and more with each "show more". */
export const HISTORY_STEP = 20
/** The most that one call gives. */
const CALL_LIMIT = 100

function historyPage({ id, wire }: IslandGame, skip: number, limit: number) {
  return wire === 'great-missions'
    ? getPage(
        api.loyalty['great-missions'].history.$path({
          query: listQuery({ filter: { mission_id: id }, skip, limit }),
        }),
      )
    : getPage(
        api.public['mission-histories'][':id'].$path({ param: { id }, query: listQuery({ skip, limit }) }),
      )
}

async function loadEntries(game: IslandGame, count: number): Promise<Omit<GameHistory, 'total_points'>> {
  const first = await historyPage(game, 0, Math.min(count, CALL_LIMIT))
  const entries = [...first.data]
  while (entries.length < Math.min(count, first.total)) {
    const next = await historyPage(game, entries.length, Math.min(count - entries.length, CALL_LIMIT))
    if (next.data.length === 0) break
    entries.push(...next.data)
  }
  return { entries, total: first.total }
}

/** The first `count` entries. A failed call keeps those that are known and adds the error (D-22). */
export const useHistory = (memberId: number | undefined, game: IslandGame, count: number) =>
  useAnswer<GameHistory>(
    memberId === undefined ? null : `game-history:${memberId}:${game.id}:${count}`,
    async () => {
      const [found, points] = await Promise.all([
        loadEntries(game, count),
        api.public.me.points[':game'].$get({ param: { game: game.code } }),
      ])
      return { ...found, total_points: points.total_points }
    },
    { shouldRetryOnError: false, keepPreviousData: true },
  )
