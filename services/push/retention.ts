import { lt, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database } from '../database'
import { notices } from './schema'

/** Deletes old notices, as long after as their mails. */
export async function deleteOldNotices(): Promise<void> {
  await database()
    .delete(notices)
    .where(lt(notices.created_at, sql`now() - make_interval(days => ${KEPT_DAYS.message})`))
}
