import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, not, sql } from 'drizzle-orm'
import { dayOfInstant, type CheckInRules } from '@/domain/game/calendar'
import type { GreatMissionFilter } from '@/domain/game/filters'
import type { MissionState } from '@/domain/game/mission-state'
import type { Prize } from '@/domain/game/prize'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import type { GameTime } from '../clock'
import { missions, prizes, wheels } from '../schema'

/** Missions without what a member has done in them. */

export type MissionRow = typeof missions.$inferSelect & { has_wheel: boolean }

/** Columns with their tables: in a query of one table drizzle writes bare names, which a subquery would take for its own. */
export const hasWheel = sql<boolean>`EXISTS (SELECT FROM ${wheels} AS wheel WHERE wheel.mission_id = ${missions}.id)`
const columns = { row: missions, has_wheel: hasWheel }

const joined = ({ row, has_wheel }: { row: typeof missions.$inferSelect; has_wheel: boolean }) => ({
  ...row,
  has_wheel,
})

export function stateOf({ starts_at, ends_at }: MissionRow, { now }: GameTime): MissionState {
  if (now < starts_at) return 'upcoming'
  return now < ends_at ? 'running' : 'ended'
}

/** A published mission. @throws NOT_FOUND */
export async function missionById(db: Database, id: number): Promise<MissionRow> {
  const [row] = await db
    .select(columns)
    .from(missions)
    .where(and(eq(missions.id, id), eq(missions.is_active, true)))
  if (!row) throw notFound('mission')
  return joined(row)
}

/** Published missions: the running ones, then those to come with the nearest first, then those that ended with the latest first. */
export async function listMissions(
  db: Database,
  filter: GreatMissionFilter,
  { now }: GameTime,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: MissionRow[]; total: number }> {
  const isRunning = and(lte(missions.starts_at, now), gt(missions.ends_at, now)) ?? sql`false`
  const { campaign_code, is_active, is_active_in_offline_store, created_from, wof_online } = filter
  const where = and(
    eq(missions.is_active, true),
    campaign_code === undefined ? undefined : eq(missions.campaign_code, campaign_code),
    is_active === undefined ? undefined : is_active ? isRunning : not(isRunning),
    is_active_in_offline_store === undefined
      ? undefined
      : eq(missions.is_active_in_offline_store, is_active_in_offline_store),
    created_from === undefined ? undefined : gte(missions.created_at, created_from),
    wof_online === undefined ? undefined : wof_online ? hasWheel : not(hasWheel),
  )
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(missions)
      .where(where)
      .orderBy(
        sql`CASE WHEN ${isRunning} THEN 0 WHEN ${gt(missions.starts_at, now)} THEN 1 ELSE 2 END`,
        sql`CASE WHEN ${gt(missions.starts_at, now)} THEN ${missions.starts_at} END`,
        desc(missions.ends_at),
        asc(missions.id),
      )
      .limit(limit)
      .offset(skip),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(missions)
      .where(where),
  ])
  return { rows: rows.map(joined), total: total[0]?.count ?? 0 }
}

/** The running mission of a game; the one that began last where there are several. Null when none runs. */
export async function runningMission(
  db: Database,
  campaignCode: string,
  { now }: GameTime,
): Promise<MissionRow | null> {
  const [row] = await db
    .select(columns)
    .from(missions)
    .where(
      and(
        eq(missions.campaign_code, campaignCode),
        eq(missions.is_active, true),
        lte(missions.starts_at, now),
        gt(missions.ends_at, now),
      ),
    )
    .orderBy(desc(missions.starts_at), desc(missions.id))
    .limit(1)
  return row ? joined(row) : null
}

const MS = 1

export const rulesOf = (row: MissionRow): CheckInRules => ({
  first: dayOfInstant(row.starts_at),
  last: dayOfInstant(new Date(row.ends_at.getTime() - MS)),
  points: row.check_in_points,
  streakBonuses: row.streak_bonuses,
  wheelId: row.has_wheel && row.spin_on_check_in ? String(row.id) : null,
  every: row.every_checkin,
})

type PrizeColumns = Pick<typeof prizes.$inferSelect, 'name' | 'description' | 'kind' | 'points' | 'image'>

export const toPrize = (id: number, { name, description, kind, points, image }: PrizeColumns): Prize => ({
  _id: String(id),
  ...{ name, description, kind, points, image },
})

/** The prizes on the wheels of these missions, by mission, in the order of the segments. */
export async function prizesOf(db: Database, missionIds: readonly number[]): Promise<Map<number, Prize[]>> {
  const rows = await db
    .select()
    .from(prizes)
    .where(and(inArray(prizes.mission_id, [...missionIds]), isNotNull(prizes.segment)))
    .orderBy(asc(prizes.segment))
  const byMission = new Map<number, Prize[]>()
  for (const row of rows)
    byMission.set(row.mission_id, [...(byMission.get(row.mission_id) ?? []), toPrize(row.id, row)])
  return byMission
}
