import { sql } from 'drizzle-orm'
import { HISTORY_KINDS, type HistoryEntry } from '@/domain/game/mission'
import type { Database } from '../../database'
import { spinsById } from './won-prizes'

interface Row extends Record<string, unknown> {
  kind: string
  id: string
  points: number
  created_at: string
}

const kindOf = (row: Row) => {
  const kind = HISTORY_KINDS.find((known) => known === row.kind)
  if (!kind) throw new Error(`unknown entry of a history: ${row.kind}`)
  return kind
}

/** What a member did and won in a mission, newest first (GAM-20, GAM-21). */
export async function historyOf(
  db: Database,
  { memberId, missionId }: { memberId: number; missionId: number },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const own = sql`mission_id = ${missionId} AND user_id = ${memberId}`
  const all = sql`
    SELECT 'check-in' AS kind, day::text AS id, points, created_at, 1 AS place FROM game.check_ins WHERE ${own}
    UNION ALL SELECT 'streak', day::text, bonus_points, created_at, 2 FROM game.check_ins WHERE ${own} AND bonus_points > 0
    UNION ALL SELECT 'share', day::text, points, created_at, 3 FROM game.shares WHERE ${own}
    UNION ALL SELECT 'spin', id::text, points, created_at, 4 FROM game.spins WHERE ${own}`
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT kind, id, points, created_at::text AS created_at FROM (${all}) AS entry
      ORDER BY entry.created_at DESC, place DESC, id DESC LIMIT ${limit} OFFSET ${skip}`),
    db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM (${all}) AS entry`),
  ])
  const won = await spinsById(
    db,
    rows.flatMap(({ kind, id }) => (kind === 'spin' ? [id] : [])),
  )
  const entries = rows.map((row): HistoryEntry => {
    const kind = kindOf(row)
    return {
      _id: `${kind}:${row.id}`,
      kind,
      points: row.points > 0 || kind !== 'spin' ? row.points : null,
      prize: won.get(row.id)?.prize ?? null,
      created_at: new Date(row.created_at).toISOString(),
    }
  })
  return { entries, total: counted.rows[0]?.count ?? 0 }
}
