import { sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { Day } from '@/domain/loyalty/levels'
import type { Database } from '../../database'

/** Today where the shop is, by the database's clock. */
export async function today(db: Database): Promise<Day> {
  const { rows } = await db.execute<{ day: string }>(
    sql`SELECT (now() AT TIME ZONE ${SHOP_TIME_ZONE})::date::text AS day`,
  )
  const [row] = rows
  if (!row) throw new Error('the database gave no day')
  return row.day
}

/**
 * Dong a member spent in the twelve months that end with a day: paid for goods that were delivered and kept. The order module, which uses
 * this one, answers by its function in the database.
 */
export async function spentInAYear(db: Database, userId: number, lastDay: Day): Promise<number> {
  const { rows } = await db.execute<{ spent: string }>(
    sql`SELECT spent FROM loyalty.spent_in_a_year(ARRAY[${userId}::integer], ${lastDay}::date)`,
  )
  return Number(rows[0]?.spent ?? 0)
}
