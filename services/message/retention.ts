import { lt, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database } from '../database'
import { messages } from './schema'

/** Deletes old messages, sent or not. */
export async function deleteOldMessages(): Promise<void> {
  await database()
    .delete(messages)
    .where(lt(messages.created_at, sql`now() - make_interval(days => ${KEPT_DAYS.message})`))
}
