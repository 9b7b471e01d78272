import type { Context } from 'hono'
import { invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import type { MailKind } from '@/domain/mail-kinds'
import { callerOf, type Session, usersById } from '../account'
import type { Database } from '../database'
import { countAttempt } from '../limits'
import { chooseMails, isUnsubscribed } from '../message'
import { alertLimits } from './limits'

/** A member who subscribes to a mail; null for visitors. */
export interface Subscriber {
  id: number
  name: string
  /** in lower case */
  email: string | null
  is_verified_email: boolean
}

export async function subscriberOf(db: Database, session: Session | null): Promise<Subscriber | null> {
  const user = session && (await usersById(db, [session.userId])).get(session.userId)
  if (!user) return null
  const { id, name, email, is_verified_email } = user
  return { id, name, email: email?.toLowerCase() ?? null, is_verified_email }
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

/**
 * Honours that an address unsubscribed from such mails: to ask for one again is a new consent when a member asks for their own verified
 * address; for any other address the asker may not be its owner.
 * @throws INVALID_FIELDS, so that a visitor does not wait for a mail that never comes
 */
export async function requireConsent(
  db: Database,
  subscriber: Subscriber | null,
  email: string,
  kind: MailKind,
): Promise<void> {
  if (subscriber?.is_verified_email && subscriber.email === email) await chooseMails(db, email, kind, true)
  else if (await isUnsubscribed(db, email, kind)) throw invalidFields({ email: texts.emailRefused })
}
