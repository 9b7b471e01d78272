import { lt, sql } from 'drizzle-orm'
import { database } from '../database'
import { messages } from './schema'

const KEPT_DAYS = 30

/** Deletes old messages, sent or not. */
export async function forgetMessages(): Promise<void> {
  await database()
    .delete(messages)
    .where(lt(messages.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
