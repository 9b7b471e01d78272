import { asc, eq, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../../database'
import { member_devices } from '../schema'

/** Records that a member used this device: known beyond the session, so that a sign-out does not hide it from `sharedFacts`. */
export async function rememberDevice(tx: Database, userId: number, deviceId: string | null): Promise<void> {
  if (deviceId === null) return
  await tx
    .insert(member_devices)
    .values({ user_id: userId, device_id: deviceId })
    .onConflictDoUpdate({
      target: [member_devices.user_id, member_devices.device_id],
      set: { last_seen_at: sql`now()` },
    })
}

/** When a member's devices were seen, for the member. Their ids stay here: a device's id opens its guest cart. */
export const devicesOf = (db: Database, userId: number) =>
  db
    .select({ first_seen_at: member_devices.first_seen_at, last_seen_at: member_devices.last_seen_at })
    .from(member_devices)
    .where(eq(member_devices.user_id, userId))
    .orderBy(asc(member_devices.first_seen_at))

/** Deletes devices that their members no longer use. */
export async function deleteOldDevices(db: Database): Promise<void> {
  await db
    .delete(member_devices)
    .where(sql`${member_devices.last_seen_at} < now() - make_interval(days => ${KEPT_DAYS.device})`)
}
