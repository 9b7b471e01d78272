import type { Context } from 'hono'
import { callerOf, type Session, usersById } from '../account'
import type { Database } from '../database'
import { countAttempt } from '../limits'
import { alertLimits } from './limits'

/** A member who subscribes to a mail; null for visitors. */
export interface Subscriber {
  id: number
  name: string
  /** in lower case */
  email: string | null
}

export async function subscriberOf(db: Database, session: Session | null): Promise<Subscriber | null> {
  const user = session && (await usersById(db, [session.userId])).get(session.userId)
  return user ? { id: user.id, name: user.name, email: user.email?.toLowerCase() ?? null } : null
}

/** Counts a subscription, by the subscriber and by the mail address. @throws TOO_MANY_REQUESTS */
export async function countSubscription(
  context: Context,
  subscriber: Subscriber | null,
  email: string,
): Promise<void> {
  await countAttempt(alertLimits.alert, subscriber ? `member:${subscriber.id}` : callerOf(context).address)
  await countAttempt(alertLimits['alert-address'], email)
}
