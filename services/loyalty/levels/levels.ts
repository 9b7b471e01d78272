import { asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Benefit, Level, PricingLevel } from '@/domain/loyalty/levels'
import type { Database } from '../../database'
import { levels, member_levels } from '../levels-schema'

/** The figures of a level that act. */
export interface ActingLevel extends PricingLevel {
  threshold: number
  birthday_points: number
}

/** A level with what it brings in all, promised as it acts. */
export interface FullLevel extends Level, ActingLevel {
  stage: string
  threshold: number
  multiplier: number
}

/** Most hours before others at which each level buys in a sale, of the sales there are. */
async function earlyHours(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ stage: string; hours: number }>(
    sql`SELECT stage, hours FROM catalog.early_hours()`,
  )
  return new Map(rows.map(({ stage, hours }) => [stage, hours]))
}

function benefitsOf(row: typeof levels.$inferSelect, hours: number): Benefit[] {
  const all: Benefit[] = [
    { kind: 'multiplier', value: row.multiplier },
    { kind: 'free_delivery', value: row.free_delivery_from ?? -1 },
    { kind: 'early_sale', value: hours },
    { kind: 'birthday', value: row.birthday_points },
  ]
  const least = { multiplier: 101, free_delivery: 0, early_sale: 1, birthday: 1 }
  return all.filter(({ kind, value }) => value >= least[kind])
}

/** All levels, the lowest first, with what each brings at present. */
export async function allLevels(db: Database): Promise<FullLevel[]> {
  const [rows, early] = await Promise.all([
    db.select().from(levels).orderBy(asc(levels.threshold)),
    earlyHours(db),
  ])
  return rows.map((row) => ({
    stage: row.stage,
    name: row.stage,
    threshold: row.threshold,
    multiplier: row.multiplier,
    free_delivery_from: row.free_delivery_from,
    birthday_points: row.birthday_points,
    benefits: benefitsOf(row, early.get(row.stage) ?? 0),
  }))
}

/** The level as it is sent: without what acts alone. */
export const toLevel = ({ stage, name, threshold, multiplier, benefits }: FullLevel): Level => ({
  stage,
  name,
  threshold,
  multiplier,
  benefits,
})

/** The lowest level, on which members begin. @throws when the table is empty */
export function lowestOf<T>([lowest]: readonly T[]): T {
  if (!lowest) throw new Error('the shop has no levels')
  return lowest
}

/** The stage of a member's level, of which those without a row have the lowest; empty in a shop without levels. */
export const stageOf = (memberId: SQLWrapper) =>
  sql<string>`coalesce(
    (SELECT own.stage FROM ${member_levels} own WHERE own.user_id = ${memberId}),
    (SELECT lowest.stage FROM ${levels} lowest ORDER BY lowest.threshold LIMIT 1), '')`

/** The stages of these members. */
export async function stagesOf(db: Database, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; stage: string }>(sql`
    SELECT member.id, ${stageOf(sql`member.id`)} AS stage
    FROM unnest(${sql.param([...userIds])}::integer[]) AS member(id)`)
  return new Map(rows.map(({ id, stage }) => [id, stage]))
}

/** The levels of these members. */
export async function levelsOf(db: Database, userIds: readonly number[]): Promise<Map<number, FullLevel>> {
  const [all, stages] = await Promise.all([allLevels(db), stagesOf(db, userIds)])
  return new Map(
    [...stages].map(([id, stage]) => [id, all.find((level) => level.stage === stage) ?? lowestOf(all)]),
  )
}

/** A member's level. */
export async function levelOf(db: Database, userId: number): Promise<FullLevel> {
  const level = (await levelsOf(db, [userId])).get(userId)
  return level ?? lowestOf(await allLevels(db))
}

/** A member's row; null for one who never left the lowest level. */
export async function memberLevel(db: Database, userId: number) {
  const [row] = await db.select().from(member_levels).where(eq(member_levels.user_id, userId))
  return row ?? null
}

/** What of a member's level acts on prices: one statement, for each bag asks it. Null without levels. */
export async function actingLevelOf(db: Database, userId: number): Promise<ActingLevel | null> {
  const [row] = await db
    .select()
    .from(levels)
    .where(sql`${levels.threshold} = loyalty.threshold_of(${userId}::integer)`)
    .orderBy(desc(levels.threshold))
    .limit(1)
  return row ?? null
}
