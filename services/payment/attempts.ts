import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { payments } from './schema'

export type Attempt = typeof payments.$inferSelect

/** The attempts of an order, the oldest first. */
const inTurn = [payments.created_at, sql`length(${payments.reference})`, payments.reference] as const

export const attemptsOf = (db: Database, orderId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(...inTurn)

/** The same, held until `tx` ends. The order's row is locked before them, so that nobody waits in a circle. */
export const lockAttempts = (tx: Database, orderId: string): Promise<Attempt[]> =>
  tx
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(...inTurn)
    .for('update')

const first = async (rows: Promise<Attempt[]>): Promise<Attempt | null> => (await rows)[0] ?? null

export const attemptById = (db: Database, id: string) =>
  first(db.select().from(payments).where(eq(payments.id, id)))

export const attemptByReference = (db: Database, reference: string) =>
  first(db.select().from(payments).where(eq(payments.reference, reference)))

export async function changeAttempt(
  tx: Database,
  id: string,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(payments.id, id))
}

/** The provider's number of a payment, where it was not told with the first news of it. */
export async function keepProviderReference(tx: Database, id: string, reference: string | null) {
  if (reference === null) return
  await tx
    .update(payments)
    .set({ provider_reference: reference, updated_at: sql`now()` })
    .where(and(eq(payments.id, id), isNull(payments.provider_reference)))
}
