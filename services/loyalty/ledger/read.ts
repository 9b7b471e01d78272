import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { EXPIRING_DAYS, type ExpiringPoints, type HistoryEntry } from '@/domain/loyalty/ledger'
import type { PointReason } from '@/domain/loyalty/reasons'
import type { Database } from '../../database'
import { balances, lots, postings, transactions } from '../schema'

/** Points of lots that have ended and are still to be taken off the balance. */
const ended = (userId: number) =>
  sql`(SELECT coalesce(sum(remaining), 0) FROM ${lots} WHERE user_id = ${userId} AND remaining > 0 AND expires_at <= now())`

/** A member's balance of points; below zero while points that were taken back are owed. */
export async function pointsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`(${balances.points} - ${ended(userId)})::int` })
    .from(balances)
    .where(eq(balances.user_id, userId))
  return row?.points ?? 0
}

/** What of a member's points expires in the next EXPIRING_DAYS days, the soonest first. */
export async function expiringPointsOf(db: Database, userId: number): Promise<ExpiringPoints[]> {
  const rows = await db
    .select({ points: sql<number>`sum(${lots.remaining})::int`, expires_at: lots.expires_at })
    .from(lots)
    .where(
      and(
        eq(lots.user_id, userId),
        gt(lots.remaining, 0),
        gt(lots.expires_at, sql`now()`),
        lte(lots.expires_at, sql`now() + make_interval(days => ${EXPIRING_DAYS})`),
      ),
    )
    .groupBy(lots.expires_at)
    .orderBy(asc(lots.expires_at))
  return rows.map(({ points, expires_at }) => ({ points, expires_at: expires_at.toISOString() }))
}

const memberPosting = and(eq(postings.transaction_id, transactions.id), eq(postings.account, 'member'))

/** A window of a member's movements, newest first, and how many there are. `order_code` is for the caller to fill in. */
export async function readHistory(
  db: Database,
  userId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: Omit<HistoryEntry, 'order_code'>[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: transactions.id,
        points: postings.points,
        reason: transactions.reason,
        reference: transactions.reference,
        expires_at: lots.expires_at,
        created_at: transactions.created_at,
        balance_after: sql<number>`${postings.balance_after}`,
      })
      .from(transactions)
      .innerJoin(postings, memberPosting)
      .leftJoin(lots, eq(lots.transaction_id, transactions.id))
      .where(eq(transactions.user_id, userId))
      .orderBy(desc(transactions.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(transactions)
      .where(eq(transactions.user_id, userId)),
  ])
  const items = rows.map(({ expires_at, created_at, ...entry }) => ({
    ...entry,
    expires_at: expires_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }))
  return { items, total: counted?.total ?? 0 }
}

/** All movements of a member's points, newest first, for the copy of their data. */
export async function pointEntriesOf(db: Database, userId: number) {
  return db
    .select({
      points: postings.points,
      reason: transactions.reason,
      expires_at: lots.expires_at,
      created_at: transactions.created_at,
    })
    .from(transactions)
    .innerJoin(postings, memberPosting)
    .leftJoin(lots, eq(lots.transaction_id, transactions.id))
    .where(eq(transactions.user_id, userId))
    .orderBy(desc(transactions.id))
}

/**
 * What a member holds for one thing: the sum of the movements of these reasons whose reference is `reference` or begins with it and a slash,
 * and how many there are.
 */
export async function pointsFor(
  db: Database,
  { userId, reasons, reference }: { userId: number; reasons: readonly PointReason[]; reference: string },
): Promise<{ points: number; entries: number }> {
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${postings.points}), 0)::int`,
      entries: sql<number>`count(*)::int`,
    })
    .from(transactions)
    .innerJoin(postings, memberPosting)
    .where(
      and(
        eq(transactions.user_id, userId),
        inArray(transactions.reason, [...reasons]),
        sql`split_part(${transactions.reference}, '/', 1) = ${reference}`,
      ),
    )
  return row ?? { points: 0, entries: 0 }
}

/** A member's movements for staff, newest first: with who did them and why. */
export const historyForStaff = (db: Database, userId: number, limit: number) =>
  db
    .select({
      points: postings.points,
      reason: transactions.reason,
      reference: transactions.reference,
      note: transactions.note,
      actor: transactions.actor,
      expires_at: lots.expires_at,
      created_at: transactions.created_at,
      balance_after: sql<number>`${postings.balance_after}`,
    })
    .from(transactions)
    .innerJoin(postings, memberPosting)
    .leftJoin(lots, eq(lots.transaction_id, transactions.id))
    .where(eq(transactions.user_id, userId))
    .orderBy(desc(transactions.id))
    .limit(limit)

export type HistoryEntryForStaff = Awaited<ReturnType<typeof historyForStaff>>[number]
