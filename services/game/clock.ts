import { sql } from 'drizzle-orm'
import type { Database } from '../database'

/** The present instant and its Vietnamese day, as the database says them. */
export interface GameTime {
  now: Date
  day: string
}

/** The clock of all games: game.clock() of the database, never that of a device. */
export async function gameTime(db: Database): Promise<GameTime> {
  const { rows } = await db.execute<{ now: string; day: string }>(
    sql`SELECT instant::text AS now, game.day_of(instant)::text AS day FROM game.clock() AS instant`,
  )
  const [row] = rows
  if (!row) throw new Error('game.clock() gave no instant')
  return { now: new Date(row.now), day: row.day }
}
