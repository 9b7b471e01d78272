import { and, asc, eq, sql } from 'drizzle-orm'
import { wheelAudit, type WheelAudit } from '@/domain/game/spin-audit'
import type { Database } from '../../database'
import { prizes, spins, wheel_versions } from '../schema'

const BATCH = 10_000

/** Audits the log of a mission's wheel: each draw against its random value and version, the counts against the odds, the pieces against the stock. */
export async function auditWheel(db: Database, missionId: number): Promise<WheelAudit> {
  const versions = await db
    .select({ version: wheel_versions.version, prizes: wheel_versions.prizes })
    .from(wheel_versions)
    .where(eq(wheel_versions.mission_id, missionId))
    .orderBy(asc(wheel_versions.version))
  const { add, result } = wheelAudit(versions)
  let last: { drawn_at: string; id: string } | null = null
  for (;;) {
    const after = last
      ? sql`(${spins.drawn_at}, ${spins.id}) > (${last.drawn_at}::timestamptz, ${last.id}::uuid)`
      : undefined
    // As text: the driver's dates have no microseconds.
    const rows: (Parameters<typeof add>[0] & { drawn_at: string })[] = await db
      .select({
        id: spins.id,
        version: spins.version,
        random_value: spins.random_value,
        drawn_prize_id: spins.drawn_prize_id,
        replaced_for: spins.replaced_for,
        prize_id: spins.prize_id,
        unit: spins.unit,
        unit_of_day: spins.unit_of_day,
        day: spins.day,
        drawn_at: sql<string>`${spins.drawn_at}::text`,
      })
      .from(spins)
      .where(and(eq(spins.mission_id, missionId), after))
      .orderBy(asc(spins.drawn_at), asc(spins.id))
      .limit(BATCH)
    for (const row of rows) add(row)
    last = rows.at(-1) ?? null
    if (rows.length < BATCH) break
  }
  const audit = result()
  const stock = await db
    .select({ id: prizes.id, won: prizes.won })
    .from(prizes)
    .where(eq(prizes.mission_id, missionId))
  const drifts = stock.flatMap(({ id, won }) => {
    const logged = audit.won.get(id) ?? 0
    return logged === won ? [] : [`prize ${id}: ${won} pieces are booked as won, the log has ${logged}`]
  })
  return { ...audit, faults: [...audit.faults, ...drifts, ...(await unspunRights(db, missionId))] }
}

/** A used right without a spin: a spin was taken out of the log. */
async function unspunRights(db: Database, missionId: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT entry.id::text FROM game.spin_rights AS entry
    WHERE entry.mission_id = ${missionId} AND entry.used_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM game.spins WHERE right_id = entry.id) ORDER BY entry.id LIMIT 20`)
  return rows.map(({ id }) => `right ${id} was used and has no spin in the log`)
}
