import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../database'
import { gameTime } from './clock'
import { missions, prizes } from './schema'

/** A way to points that a running mission offers; `points` for a check-in, or the most a spin can win. */
export interface GameWayToEarn {
  way: 'check-in' | 'wheel'
  points: number
  /** path of the game's page */
  link: string
}

/** The ways to points of the missions that run now: the best check-in, and the wheel with the highest prize of points. */
export async function gameWaysToEarn(db: Database): Promise<GameWayToEarn[]> {
  const { now } = await gameTime(db)
  const isRunning = and(eq(missions.is_active, true), lte(missions.starts_at, now), gt(missions.ends_at, now))
  const [checkIns, wheelPrizes] = await Promise.all([
    db
      .select({ points: missions.check_in_points, link: missions.share_link })
      .from(missions)
      .where(and(isRunning, gt(missions.check_in_points, 0))),
    db
      .select({ points: prizes.points, link: missions.share_link })
      .from(prizes)
      .innerJoin(missions, eq(missions.id, prizes.mission_id))
      .where(and(isRunning, eq(prizes.kind, 'points'), isNotNull(prizes.segment), gt(prizes.weight, 0))),
  ])
  const best = (way: GameWayToEarn['way'], rows: readonly { points: number | null; link: string }[]) =>
    rows
      .map(({ points, link }) => ({ way, points: points ?? 0, link }))
      .sort((a, b) => b.points - a.points)
      .slice(0, 1)
  return [...best('check-in', checkIns), ...best('wheel', wheelPrizes)]
}
