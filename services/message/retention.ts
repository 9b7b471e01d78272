import { lt, sql } from 'drizzle-orm'
import { database } from '../database'
import { messages } from './schema'

const KEPT_DAYS = 30

/** Forgets messages of long ago, sent or not. */
export async function forgetMessages(): Promise<void> {
  await database()
    .delete(messages)
    .where(lt(messages.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
