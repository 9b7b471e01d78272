import { and, desc, eq, gt, gte, lte } from 'drizzle-orm'
import type { WayToEarn } from '@/domain/loyalty/ledger'
import type { Database } from '../database'
import { gameTime } from './clock'
import { missions, wheels } from './schema'

/** The ways to points of the missions that run now: the best check-in, and the newest wheel, whose points are a matter of chance. */
export async function gameWaysToEarn(db: Database): Promise<WayToEarn[]> {
  const { now } = await gameTime(db)
  const isRunning = and(eq(missions.is_active, true), lte(missions.starts_at, now), gt(missions.ends_at, now))
  const [[checkIn], [wheel]] = await Promise.all([
    db
      .select({ points: missions.check_in_points, link: missions.share_link })
      .from(missions)
      .where(and(isRunning, gte(missions.check_in_points, 1)))
      .orderBy(desc(missions.check_in_points), desc(missions.id))
      .limit(1),
    db
      .select({ link: missions.share_link })
      .from(missions)
      .innerJoin(wheels, eq(wheels.mission_id, missions.id))
      .where(isRunning)
      .orderBy(desc(missions.starts_at), desc(missions.id))
      .limit(1),
  ])
  return [
    ...(checkIn ? [{ way: 'check-in' as const, per_amount: null, ...checkIn }] : []),
    ...(wheel ? [{ way: 'wheel' as const, points: null, per_amount: null, ...wheel }] : []),
  ]
}
