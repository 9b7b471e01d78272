import type { MailChoices, MailKind } from '@/domain/mail-kinds'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../../database'
import { chooseMails, mailChoicesOf } from '../../message'
import { memberById } from './users'

/** Which kinds of mail a member receives at their address; null without an address. @throws USER_NOT_FOUND */
export async function memberMailChoices(db: Database, userId: number): Promise<MailChoices | null> {
  const { email } = await memberById(db, userId)
  return email === null ? null : mailChoicesOf(db, email)
}

/**
 * Subscribes a member's address to a kind of mail, or unsubscribes it. An address that the member has not verified may be another person's:
 * it can only be unsubscribed.
 * @throws USER_NOT_FOUND; UNVERIFIED_EMAIL
 */
export async function changeMailChoice(
  tx: Database,
  userId: number,
  { kind, is_wanted }: { kind: MailKind; is_wanted: boolean },
): Promise<MailChoices | null> {
  const { email, is_verified_email } = await memberById(tx, userId)
  if (email === null) return null
  if (is_wanted && !is_verified_email) throw domainError('UNVERIFIED_EMAIL', 'e-mail not verified')
  await chooseMails(tx, email, kind, is_wanted)
  return mailChoicesOf(tx, email)
}
