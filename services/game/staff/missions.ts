import { asc, eq, sql } from 'drizzle-orm'
import { usersById } from '../../account'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import { gameTime } from '../clock'
import { publishedOdds } from '../read/wheel'
import { hasWheel, missionById, stateOf } from '../read/missions'
import { grantRight } from '../rights'
import { check_ins, missions, spins } from '../schema'

/** All missions for staff, with how much they are played. */
export async function missionsForStaff(db: Database) {
  const time = await gameTime(db)
  const rows = await db
    .select({
      mission: missions,
      has_wheel: hasWheel,
      check_ins: sql<number>`(SELECT count(*)::int FROM ${check_ins} AS entry WHERE entry.mission_id = ${missions}.id)`,
      spins: sql<number>`(SELECT count(*)::int FROM ${spins} AS entry WHERE entry.mission_id = ${missions}.id)`,
    })
    .from(missions)
    .orderBy(asc(missions.starts_at), asc(missions.id))
  return rows.map(({ mission, has_wheel, ...counts }) => ({
    id: mission.id,
    mission_id: mission.mission_id,
    is_active: mission.is_active,
    starts_at: mission.starts_at,
    ends_at: mission.ends_at,
    state: stateOf({ ...mission, has_wheel }, time),
    has_wheel,
    ...counts,
  }))
}

/** The id of a mission by the shop's own name of it. @throws NOT_FOUND */
export async function missionIdOf(db: Database, name: string): Promise<number> {
  const [row] = await db.select({ id: missions.id }).from(missions).where(eq(missions.mission_id, name))
  if (!row) throw notFound('mission')
  return row.id
}

/** The odds as they are published. @throws NOT_FOUND for a mission that is not published or has no wheel */
export const oddsForStaff = async (db: Database, missionId: number) =>
  publishedOdds(db, await missionById(db, missionId), await gameTime(db))

/** Grants a member a right to spin as a gesture, once for each note. False when it was granted before. @throws NOT_FOUND */
export async function giveSpin(
  tx: Database,
  { missionId, memberId, staff, note }: { missionId: number; memberId: number; staff: string; note: string },
): Promise<boolean> {
  const [member] = (await usersById(tx, [memberId])).values()
  if (!member) throw notFound('member')
  const { has_wheel } = await missionById(tx, missionId)
  if (!has_wheel) throw notFound('wheel')
  const { now } = await gameTime(tx)
  return grantRight(tx, { missionId, memberId, source: 'gift', reference: `${staff}: ${note}`, now })
}
