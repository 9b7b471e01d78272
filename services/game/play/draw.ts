import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { placeOf, totalWeight } from '@/domain/game/odds'
import type { Database } from '../../database'
import { prizes, type spins, wheel_versions, wheels } from '../schema'

type PrizeRow = typeof prizes.$inferSelect
type SpinColumns = typeof spins.$inferInsert

/** What a spin drew, for its row of the log. */
export type Drawn = Pick<
  SpinColumns,
  | 'version'
  | 'random_value'
  | 'drawn_prize_id'
  | 'replaced_for'
  | 'prize_id'
  | 'segment'
  | 'unit'
  | 'unit_of_day'
>

interface Taken extends Record<string, unknown> {
  taken: boolean
  unit: number | null
  unit_of_day: number | null
  reason: 'stock' | 'daily-cap' | null
}

/**
 * The version of the wheel in force, locked against a new one until `tx` ends, and its prizes in the order of the segments: what is drawn
 * follows from the version that the log names.
 */
async function wheelInForce(tx: Database, missionId: number) {
  const [wheel] = await tx
    .select({ version: wheels.version })
    .from(wheels)
    .where(eq(wheels.mission_id, missionId))
    .for('key share')
  const [published] = wheel
    ? await tx
        .select({ prizes: wheel_versions.prizes })
        .from(wheel_versions)
        .where(and(eq(wheel_versions.mission_id, missionId), eq(wheel_versions.version, wheel.version)))
    : []
  if (!wheel || !published) throw new Error(`mission ${missionId} has no wheel`)
  return { version: wheel.version, published: published.prizes }
}

/**
 * Draws a prize by a cryptographic random value and the published weights, and takes one piece of it; where none is left, the fallback.
 */
export async function draw(
  tx: Database,
  missionId: number,
  day: string,
): Promise<Drawn & { prize: PrizeRow }> {
  const { version, published } = await wheelInForce(tx, missionId)
  const random_value = randomInt(totalWeight(published))
  const drawn = published[placeOf(random_value, published)]
  const fallback = published.find(({ is_fallback }) => is_fallback)
  if (!drawn || !fallback) throw new Error(`the wheel of mission ${missionId} is not complete`)
  const { rows } = await tx.execute<Taken>(
    sql`SELECT taken, unit, unit_of_day, reason FROM game.take_prize(${drawn.prize_id}, ${day}::date)`,
  )
  const [piece] = rows
  if (!piece) throw new Error(`prize ${drawn.prize_id} gave no answer`)
  const given = piece.taken ? drawn : fallback
  const [prize] = await tx.select().from(prizes).where(eq(prizes.id, given.prize_id))
  if (prize?.segment == null) throw new Error(`prize ${given.prize_id} is not on its wheel`)
  return {
    version,
    random_value,
    drawn_prize_id: drawn.prize_id,
    replaced_for: piece.reason,
    prize_id: prize.id,
    segment: prize.segment,
    unit: piece.unit,
    unit_of_day: piece.unit_of_day,
    prize,
  }
}
