import { lt, or, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database } from '../database'
import { availability_alerts, sale_reminders } from './schema'

/** Deletes subscriptions a month after their mail, and a year after they were made. */
export async function deleteOldAlerts(): Promise<void> {
  for (const table of [availability_alerts, sale_reminders]) {
    await database()
      .delete(table)
      .where(
        or(
          lt(table.sent_at, sql`now() - make_interval(days => ${KEPT_DAYS.alertSent})`),
          lt(table.created_at, sql`now() - make_interval(days => ${KEPT_DAYS.alert})`),
        ),
      )
  }
}
