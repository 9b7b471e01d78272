import { eq, or } from 'drizzle-orm'
import { usersById } from '../account'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { availability_alerts, sale_reminders } from './schema'

/** Conditions for a member's subscriptions: by the account, or by its mail address as a visitor. */
async function ofMember(db: Database, userId: number) {
  const email = (await usersById(db, [userId])).get(userId)?.email?.toLowerCase()
  const by = ({ user_id, email: address }: typeof availability_alerts | typeof sale_reminders) =>
    email === undefined ? eq(user_id, userId) : or(eq(user_id, userId), eq(address, email))
  return { alerts: by(availability_alerts), reminders: by(sale_reminders) }
}

/** A member's alerts and reminders are deleted with the account. */
export const alertPersonalData: PersonalDataProvider = {
  name: 'alerts',
  async copyOf(db, userId) {
    const { alerts, reminders } = await ofMember(db, userId)
    return {
      availability: await db.select().from(availability_alerts).where(alerts),
      sales: await db.select().from(sale_reminders).where(reminders),
    }
  },
  async erase(tx, userId) {
    const { alerts, reminders } = await ofMember(tx, userId)
    await tx.delete(availability_alerts).where(alerts)
    await tx.delete(sale_reminders).where(reminders)
  },
}
