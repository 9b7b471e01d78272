import { and, desc, eq } from 'drizzle-orm'
import { checkInOn, receivedDay, type StoredCheckIn } from '@/domain/game/calendar'
import type { CheckedIn } from '@/domain/game/calendar-day'
import { domainError } from '@/domain/error-codes'
import { onCheckedIn } from '../../campaign'
import { database, type Database, persistentTransaction } from '../../database'
import { grantPoints } from '../../loyalty'
import { type GameTime, gameTime } from '../clock'
import { missionById, type MissionRow, rulesOf } from '../read/missions'
import { NO_PROGRESS, progressIn, toStored } from '../read/progress'
import { grantRight } from '../rights'
import { check_ins } from '../schema'
import { requireRunning, takeTurn } from './turn'

async function latestCheckIn(
  db: Database,
  missionId: number,
  memberId: number,
): Promise<StoredCheckIn | null> {
  const [row] = await db
    .select()
    .from(check_ins)
    .where(and(eq(check_ins.mission_id, missionId), eq(check_ins.user_id, memberId)))
    .orderBy(desc(check_ins.day))
    .limit(1)
  return row ? toStored(row) : null
}

/** @throws CHECKED_IN_ALREADY with the day when `last` is of today */
function refuseTwice(last: StoredCheckIn | null, mission: MissionRow, { day }: GameTime): void {
  if (last === null || last.day < day) return
  throw domainError('CHECKED_IN_ALREADY', 'checked in on this day already', {
    day: receivedDay(last, rulesOf(mission)),
  })
}

/**
 * Checks a member in for the Vietnamese day of the database's clock, once: points, the bonus of a streak, a right to spin.
 * @throws NOT_FOUND, MISSION_NOT_STARTED, MISSION_OVER, CHECKED_IN_ALREADY with details.day
 */
export async function checkIn(memberId: number, missionId: number): Promise<CheckedIn> {
  const mission = await missionById(database(), missionId)
  // Repeated calls are refused before they wait for the lock.
  refuseTwice(await latestCheckIn(database(), missionId, memberId), mission, await gameTime(database()))
  return persistentTransaction(async (tx) => {
    const time = await takeTurn(tx, missionId, memberId)
    requireRunning(mission, time)
    const last = await latestCheckIn(tx, missionId, memberId)
    refuseTwice(last, mission, time)
    return record(tx, { memberId, mission, last, time })
  })
}

async function record(
  tx: Database,
  { memberId, mission, last, time }: Turn & { last: StoredCheckIn | null },
): Promise<CheckedIn> {
  const rules = rulesOf(mission)
  const { bonus, gives_right, ...made } = checkInOn(time.day, last, rules)
  const [row] = await tx
    .insert(check_ins)
    .values({
      mission_id: mission.id,
      user_id: memberId,
      ...made,
      bonus_points: bonus?.points ?? 0,
      gave_right: gives_right,
      created_at: time.now,
    })
    .returning()
  if (!row) throw new Error('the check-in was not stored')
  const reference = `${mission.id}/${memberId}/${time.day}`
  if (made.points > 0)
    await grantPoints(tx, { userId: memberId, points: made.points, reason: 'check-in', reference })
  if (bonus !== null && bonus.points > 0)
    await grantPoints(tx, { userId: memberId, points: bonus.points, reason: 'streak', reference })
  if (gives_right)
    await grantRight(tx, {
      missionId: mission.id,
      memberId,
      source: 'check-in',
      reference: time.day,
      now: time.now,
    })
  await onCheckedIn(tx, { userId: memberId, reference })
  const progress = (await progressIn(tx, memberId, [mission.id], time.day)).get(mission.id) ?? NO_PROGRESS
  return {
    day: receivedDay(toStored(row), rules),
    total_points: progress.points,
    streak: made.streak,
    bonus,
    rights: progress.rights.length,
  }
}

interface Turn {
  memberId: number
  mission: MissionRow
  time: GameTime
}
