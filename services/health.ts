import { sql } from 'drizzle-orm'
import { database } from './database'

/** Whether the database answers. */
export async function isReady(): Promise<boolean> {
  return database()
    .execute(sql`SELECT 1`)
    .then(
      () => true,
      () => false,
    )
}
