import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { StoredCheckIn } from '@/domain/game/calendar'
import { type Database, sendTogether } from '../../database'
import { check_ins, shares, spin_rights, spins } from '../schema'

/** What a member has done in a mission. */
export interface Progress {
  /** by day */
  checkIns: StoredCheckIn[]
  /** of check-ins, streaks, shares and spins */
  points: number
  pointsToday: number
  isSharedToday: boolean
  isSpunToday: boolean
  /** rights to spin that are left, the first to be used first */
  rights: { id: number; source: string; created_at: Date }[]
}

export const NO_PROGRESS: Progress = {
  checkIns: [],
  points: 0,
  pointsToday: 0,
  isSharedToday: false,
  isSpunToday: false,
  rights: [],
}

export const lastCheckIn = ({ checkIns }: Progress): StoredCheckIn | null => checkIns.at(-1) ?? null

type CheckInRow = typeof check_ins.$inferSelect

export const toStored = (row: CheckInRow): StoredCheckIn => ({
  day: row.day,
  points: row.points,
  bonus_points: row.bonus_points,
  streak: row.streak,
  number: row.number,
  gave_right: row.gave_right,
  created_at: row.created_at.toISOString(),
})

/** The progress of a member in each of these missions; of a visitor, none. */
export async function progressIn(
  db: Database,
  memberId: number | null,
  missionIds: readonly number[],
  today: string,
): Promise<Map<number, Progress>> {
  const progress = new Map(missionIds.map((id): [number, Progress] => [id, { ...NO_PROGRESS }]))
  if (memberId === null || missionIds.length === 0) return progress
  const ids = [...missionIds]
  const [days, shared, spun, rights] = await sendTogether([
    db
      .select()
      .from(check_ins)
      .where(and(eq(check_ins.user_id, memberId), inArray(check_ins.mission_id, ids)))
      .orderBy(asc(check_ins.day)),
    db
      .select({
        mission_id: shares.mission_id,
        points: sql<number>`sum(${shares.points})::int`,
        today: sql<number>`coalesce(sum(${shares.points}) FILTER (WHERE ${shares.day} = ${today}), 0)::int`,
        is_today: sql<boolean>`bool_or(${shares.day} = ${today})`,
      })
      .from(shares)
      .where(and(eq(shares.user_id, memberId), inArray(shares.mission_id, ids)))
      .groupBy(shares.mission_id),
    db
      .select({
        mission_id: spins.mission_id,
        points: sql<number>`sum(${spins.points})::int`,
        today: sql<number>`coalesce(sum(${spins.points}) FILTER (WHERE ${spins.day} = ${today}), 0)::int`,
        is_today: sql<boolean>`bool_or(${spins.day} = ${today})`,
      })
      .from(spins)
      .where(and(eq(spins.user_id, memberId), inArray(spins.mission_id, ids)))
      .groupBy(spins.mission_id),
    db
      .select({
        mission_id: spin_rights.mission_id,
        id: spin_rights.id,
        source: spin_rights.source,
        created_at: spin_rights.created_at,
      })
      .from(spin_rights)
      .where(
        and(
          eq(spin_rights.user_id, memberId),
          inArray(spin_rights.mission_id, ids),
          isNull(spin_rights.used_at),
        ),
      )
      .orderBy(asc(spin_rights.id)),
  ])
  for (const [id, entry] of progress) {
    const ofMission = ({ mission_id }: { mission_id: number }) => mission_id === id
    const share = shared.find(ofMission)
    const spin = spun.find(ofMission)
    const checkIns = days.filter(ofMission)
    const pointsOf = (rows: readonly CheckInRow[]) =>
      rows.reduce((sum, row) => sum + row.points + row.bonus_points, 0)
    entry.checkIns = checkIns.map(toStored)
    entry.points = pointsOf(checkIns) + (share?.points ?? 0) + (spin?.points ?? 0)
    entry.pointsToday =
      pointsOf(checkIns.filter(({ day }) => day === today)) + (share?.today ?? 0) + (spin?.today ?? 0)
    entry.isSharedToday = share?.is_today ?? false
    entry.isSpunToday = spin?.is_today ?? false
    entry.rights = rights.filter(ofMission).map(({ mission_id: _, ...right }) => right)
  }
  return progress
}

/** A member's points in all missions of a game. */
export async function gamePoints(db: Database, memberId: number, campaignCode: string): Promise<number> {
  const ofMember = (table: 'check_ins' | 'shares' | 'spins', points: string) =>
    sql`SELECT ${sql.raw(points)} AS points FROM ${sql.raw(`game.${table}`)} AS entry
        JOIN game.missions mission ON mission.id = entry.mission_id
        WHERE entry.user_id = ${memberId} AND mission.campaign_code = ${campaignCode}`
  const { rows } = await db.execute<{ points: number }>(sql`
    SELECT coalesce(sum(points), 0)::int AS points FROM (
      ${ofMember('check_ins', 'entry.points + entry.bonus_points')} UNION ALL
      ${ofMember('shares', 'entry.points')} UNION ALL
      ${ofMember('spins', 'entry.points')}
    ) AS earned`)
  return rows[0]?.points ?? 0
}
