import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { missionInputSchema, type MissionInput } from '@/domain/game/mission-input'
import { readInput } from '@/domain/input'
import { database, transaction } from '@/services/database'
import { gameApp } from '@/services/game/app'
import { importMission } from '@/services/game'
import { call } from '../account/given-member'

export const LOOK = {
  palette: {
    background: '#fff5f6',
    surface: '#ffffff',
    accent: '#b4325a',
    on_accent: '#ffffff',
    soft: '#fbdde4',
    text: '#3a1f27',
  },
}

export const POINTS_AND_NONE = [
  { key: 'points', kind: 'points', name: '20 điểm', points: 20, weight: 40 },
  { key: 'none', kind: 'none', name: 'Chúc bạn may mắn lần sau', weight: 60, is_fallback: true },
]

let count = 0

/** A mission that runs from yesterday until in thirty days, by the clock of the games. */
export async function givenMission(changes: Record<string, unknown> = {}): Promise<number> {
  const now = await clock()
  const input: MissionInput = readInput(missionInputSchema, {
    mission_id: `mission-${++count}`,
    campaign_code: 'pink_university',
    name: 'Học viện hồng',
    starts_at: new Date(now.getTime() - 86_400_000).toISOString(),
    ends_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    check_in_points: 5,
    streak_bonuses: [
      { days: 2, points: 10 },
      { days: 3, points: 30 },
    ],
    spin_on_check_in: true,
    spin_on_share: true,
    share: { link: '/pink-university', title: 'Học viện hồng', points: 3 },
    look: LOOK,
    prizes: POINTS_AND_NONE,
    ...changes,
  })
  return transaction((tx) => importMission(tx, input, { staff: 'staff:test' }))
}

async function clock(): Promise<Date> {
  const { rows } = await database().execute<{ now: string }>(sql`SELECT game.clock()::text AS now`)
  return new Date(rows[0]?.now ?? '')
}

/** Sets the clock of all games: 'YYYY-MM-DD HH:MM:SS' in Vietnam. */
export async function setClock(vietnamese: string): Promise<void> {
  await database().execute(
    sql.raw(
      `CREATE OR REPLACE FUNCTION game.clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT '${vietnamese}+07'::timestamptz $$`,
    ),
  )
}

interface Who {
  id: number
  authorization: string
}

export const checkInAs = (who: Who, mission: number) =>
  call(gameApp, 'POST', `/mission/${mission}/checkins`, { who })

export const spinAs = (who: Who, mission: number, key: string = randomUUID()) =>
  call(gameApp, 'POST', `/mission/${mission}/spins`, { who, headers: { 'idempotency-key': key } })

export const getAs = (who: Who | undefined, path: string) => call(gameApp, 'GET', path, { who })

/** Rights to spin of this many members at once, each by a gift of staff. */
export async function givenRights(mission: number, memberIds: readonly number[], each = 1): Promise<void> {
  await database().execute(sql`
    INSERT INTO game.spin_rights (mission_id, user_id, source, reference, created_at)
    SELECT ${mission}, member, 'gift', 'test ' || number, game.clock()
    FROM unnest(${sql.param([...memberIds])}::integer[]) AS member, generate_series(1, ${each}) AS number`)
}

/** The number of rows of a query. */
export async function countRows(query: string): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(
    sql.raw(`SELECT count(*)::int AS count FROM (${query}) AS counted`),
  )
  return rows[0]?.count ?? 0
}
