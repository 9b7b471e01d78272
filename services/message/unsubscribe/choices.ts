import { and, eq } from 'drizzle-orm'
import { byMailKind, type MailChoices, type MailKind } from '@/domain/mail-kinds'
import type { Database } from '../../database'
import { unsubscribes } from '../schema'
import { addressDigest, type Subscription } from './link'

const isOf = ({ address, kind }: Subscription) =>
  and(eq(unsubscribes.address, address), eq(unsubscribes.kind, kind))

/** Whether mails of this kind to this address were refused. */
export async function isRefused(db: Database, subscription: Subscription): Promise<boolean> {
  const rows = await db.select({ kind: unsubscribes.kind }).from(unsubscribes).where(isOf(subscription))
  return rows.length > 0
}

/** Refuses mails of a kind, or wants them again; a repeated call changes nothing. */
export async function setWanted(db: Database, subscription: Subscription, isWanted: boolean): Promise<void> {
  if (isWanted) await db.delete(unsubscribes).where(isOf(subscription))
  else await db.insert(unsubscribes).values(subscription).onConflictDoNothing()
}

/** Whether an address unsubscribed from mails of this kind. */
export const isUnsubscribed = (db: Database, email: string, kind: MailKind): Promise<boolean> =>
  isRefused(db, { address: addressDigest(email), kind })

/** Subscribes an address to a kind of mail again, or unsubscribes it. */
export const chooseMails = (db: Database, email: string, kind: MailKind, isWanted: boolean): Promise<void> =>
  setWanted(db, { address: addressDigest(email), kind }, isWanted)

/** Which kinds an address receives. */
export const mailChoicesOf = (db: Database, email: string): Promise<MailChoices> =>
  choicesOf(db, addressDigest(email))

/** The same by the digest of an address. */
export async function choicesOf(db: Database, address: string): Promise<MailChoices> {
  const rows = await db
    .select({ kind: unsubscribes.kind })
    .from(unsubscribes)
    .where(eq(unsubscribes.address, address))
  return byMailKind((kind) => !rows.some((row) => row.kind === kind))
}

/** Deletes what is known of an address's choices. */
export async function forgetMailChoices(db: Database, email: string): Promise<void> {
  await db.delete(unsubscribes).where(eq(unsubscribes.address, addressDigest(email)))
}

/** Applies the refusals of an address to the one that replaces it. */
export async function moveMailChoices(db: Database, from: string, to: string): Promise<void> {
  const [former, next] = [addressDigest(from), addressDigest(to)]
  if (former === next) return
  const rows = await db
    .select({ kind: unsubscribes.kind })
    .from(unsubscribes)
    .where(eq(unsubscribes.address, former))
  if (rows.length === 0) return
  await db
    .insert(unsubscribes)
    .values(rows.map(({ kind }) => ({ address: next, kind })))
    .onConflictDoNothing()
}
