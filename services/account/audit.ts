import { sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { keyedDigest } from '../digest'
import { removed_logins, security_events } from './schema'

/** Security events that are recorded. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.locked'
  | 'logout'
  | 'member.registered'
  | 'member.removed'
  | 'code.requested'
  | 'code.refused'
  | 'code.verified'
  | 'password.reset_requested'
  | 'password.set'
  | 'password.changed'
  | 'password.change_refused'
  | 'phone.changed'
  | 'email.changed'
  | 'profile.refused'
  | 'sso.entered'

export interface Caller {
  /** network address of the visitor */
  address: string
  deviceId: string | null
}

/** Records a security event: the member by id, the network address as a keyed digest; never a name, number, address or code. */
export async function recordSecurityEvent(
  db: Database,
  event: SecurityEvent,
  {
    userId = null,
    caller,
    detail = null,
  }: { userId?: number | null; caller?: Caller; detail?: string | null },
): Promise<void> {
  await db.insert(security_events).values({
    event,
    user_id: userId,
    network: caller ? keyedDigest('network', caller.address).slice(0, 16) : null,
    detail,
  })
}

/** Deletes security events and digests of deleted accounts after half a year, when they are no longer needed. */
export async function deleteOldTraces(db: Database): Promise<void> {
  await db
    .delete(security_events)
    .where(sql`${security_events.created_at} < now() - make_interval(days => ${KEPT_DAYS.trace})`)
  await db
    .delete(removed_logins)
    .where(sql`${removed_logins.removed_at} < now() - make_interval(days => ${KEPT_DAYS.trace})`)
}
