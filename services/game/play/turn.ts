import { sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { type Database, sendTogether } from '../../database'
import { type GameTime, gameTime } from '../clock'
import { type MissionRow, stateOf } from '../read/missions'

/** First key of the advisory locks of a member in a mission; an arbitrary constant. */
const GAME_LOCK = 808_080

/** Locks a member's game until `tx` ends, then reads the clock: what a member does in a mission happens one after the other. */
export async function takeTurn(tx: Database, missionId: number, memberId: number): Promise<GameTime> {
  const [, time] = await sendTogether([
    tx.execute(sql`SELECT pg_advisory_xact_lock(${GAME_LOCK}, hashtext(${`${missionId}/${memberId}`}))`),
    gameTime(tx),
  ])
  return time
}

/** @throws MISSION_NOT_STARTED, MISSION_OVER */
export function requireRunning(mission: MissionRow, time: GameTime): void {
  const state = stateOf(mission, time)
  if (state === 'upcoming')
    throw domainError('MISSION_NOT_STARTED', 'the mission has not begun', {
      start_date: mission.starts_at.toISOString(),
    })
  if (state === 'ended')
    throw domainError('MISSION_OVER', 'the mission has ended', { end_date: mission.ends_at.toISOString() })
}
