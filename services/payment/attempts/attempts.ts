import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { payments } from '../schema'

export type Attempt = typeof payments.$inferSelect

/** The provider refused it, or its buyer cancelled it there. */
export const hasComeToNothing = ({ state }: Attempt): boolean => state === 'failed' || state === 'cancelled'

/** The attempts of an order, the oldest first. */
const inTurn = [payments.created_at, sql`length(${payments.reference})`, payments.reference] as const

export const attemptsOf = (db: Database, orderId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.order_id, orderId))
    .orderBy(...inTurn)

/** The same, locked until `tx` ends. The order's row is locked before them, so that no two transactions wait for each other. */
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

/** Longer than a provider may take to open a payment. */
export const START_MS = 35_000

/** Claims the right to open a payment at its provider; false while another process has it, or when it is open. */
export async function claimStart(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ started_at: sql`now()` })
    .where(
      and(
        eq(payments.id, id),
        isNull(payments.redirect_url),
        sql`(started_at IS NULL OR started_at < now() - make_interval(secs => ${START_MS / 1_000}))`,
      ),
    )
    .returning({ id: payments.id })
  return rows.length > 0
}

/** Stores the provider's number of a payment, where its first report did not have it. */
export async function storeProviderReference(tx: Database, id: string, reference: string | null) {
  if (reference === null) return
  await tx
    .update(payments)
    .set({ provider_reference: reference, updated_at: sql`now()` })
    .where(and(eq(payments.id, id), isNull(payments.provider_reference)))
}
