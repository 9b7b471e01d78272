import { eq, or } from 'drizzle-orm'
import { usersById } from '../account'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { availability_alerts, sale_reminders } from './schema'

/** Conditions for a member's subscriptions: by the account, or by its mail address as a visitor, once that is shown to be the member's. */
async function ofMember(db: Database, userId: number) {
  const user = (await usersById(db, [userId])).get(userId)
  const email = user?.is_verified_email ? user.email?.toLowerCase() : undefined
  const by = ({ user_id, email: address }: typeof availability_alerts | typeof sale_reminders) =>
    email === undefined ? eq(user_id, userId) : or(eq(user_id, userId), eq(address, email))
  return { alerts: by(availability_alerts), reminders: by(sale_reminders) }
}

/** A member's alerts and reminders are deleted with the account. */
export const alertPersonalData: PersonalDataProvider = {
  name: 'alerts',
  async copyOf(db, userId) {
    const { alerts, reminders } = await ofMember(db, userId)
    const { product_id, combination_id, email, name, created_at, sent_at } = availability_alerts
    const { promotion_id, starts_at } = sale_reminders
    const [availability, sales] = await Promise.all([
      db
        .select({ product_id, combination_id, email, name, created_at, sent_at })
        .from(availability_alerts)
        .where(alerts)
        .orderBy(availability_alerts.id),
      db
        .select({
          ...{ promotion_id, starts_at, email: sale_reminders.email },
          ...{ created_at: sale_reminders.created_at, sent_at: sale_reminders.sent_at },
        })
        .from(sale_reminders)
        .where(reminders)
        .orderBy(sale_reminders.id),
    ])
    return { availability, sales }
  },
  async erase(tx, userId) {
    const { alerts, reminders } = await ofMember(tx, userId)
    await tx.delete(availability_alerts).where(alerts)
    await tx.delete(sale_reminders).where(reminders)
  },
}
