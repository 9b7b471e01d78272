import { lt, sql } from 'drizzle-orm'
import { database } from '../database'
import { messages } from './schema'

const RETENTION_DAYS = 30

/** Deletes old messages, sent or not. */
export async function deleteOldMessages(): Promise<void> {
  await database()
    .delete(messages)
    .where(lt(messages.created_at, sql`now() - make_interval(days => ${RETENTION_DAYS})`))
}
