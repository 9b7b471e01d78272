'use client'

import type { Spin, Wheel } from '@/domain/game/prize'
import type { IslandGame } from '@/lib/games/island'
import { useAnswer } from '../answers/use-answer'
import { api } from '../api'

/** The wheel with the member's own rights. */
export const useWheel = (memberId: number | undefined, game: IslandGame) =>
  useAnswer<Wheel>(
    memberId === undefined ? null : `game-wheel:${memberId}:${game.id}`,
    () => api.public.mission[':id'].wheel.$get({ param: { id: game.id } }),
    { shouldRetryOnError: false },
  )

/**
 * Spins once: the server draws and keeps the outcome before it answers, and the same key gives the same spin again.
 * @throws DomainError NO_SPIN_LEFT; ConnectionError without an answer
 */
export function spinOnce({ id, wire }: IslandGame, key: string): Promise<Spin> {
  const input = { param: { id }, header: { 'idempotency-key': key } }
  return wire === 'great-missions'
    ? api.loyalty['great-missions'][':id'].spins.$post(input)
    : api.public.mission[':id'].spins.$post(input)
}
