import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { isUuid } from '@/domain/ids'
import type { Database } from '../../database'
import { openNumber } from '../partners/numbers'
import { payouts } from '../schema'
import type { Transfer } from './bank-file'

/**
 * The transfers of a run that was written before, those that came back left out.
 * @throws NOT_FOUND; BAD_REQUEST where a transfer has no account any more: a file without it would not be the run's
 */
export async function transfersOf(db: Database, runId: string): Promise<Transfer[]> {
  const rows = isUuid(runId)
    ? await db
        .select()
        .from(payouts)
        .where(and(eq(payouts.run_id, runId), eq(payouts.state, 'sent')))
        .orderBy(asc(payouts.partner_id))
    : []
  if (rows.length === 0) throw notFound('run')
  const gone = rows.filter((row) => row.account_number === null || row.account_holder === null)
  if (gone.length > 0)
    throw domainError(
      'BAD_REQUEST',
      `the account of ${gone.map(({ id }) => `payout ${id}`).join(', ')} was deleted after its partner left`,
      {},
    )
  return rows.flatMap(({ id, bank_bin, account_number, account_holder, amount }) =>
    account_number === null || account_holder === null
      ? []
      : [{ id, bank_bin, account_number: openNumber(account_number, id), account_holder, amount }],
  )
}

/** Runs of payouts, the newest first: when, how many transfers of how much, and how many of them came back. */
export const payoutRuns = (db: Database, limit: number) =>
  db
    .select({
      run_id: payouts.run_id,
      created_at: sql<Date>`min(${payouts.created_at})`.mapWith(payouts.created_at),
      created_by: sql<string>`min(${payouts.created_by})`,
      transfers: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${payouts.amount})::float8`,
      returned: sql<number>`(count(*) FILTER (WHERE ${payouts.state} = 'returned'))::int`,
      returned_amount: sql<number>`coalesce(sum(${payouts.amount}) FILTER (WHERE ${payouts.state} = 'returned'), 0)::float8`,
    })
    .from(payouts)
    .groupBy(payouts.run_id)
    .orderBy(desc(sql`min(${payouts.created_at})`), asc(payouts.run_id))
    .limit(limit)

/** Partners' payouts with their state, the newest first. */
export const payoutsOf = (db: Database, partnerIds: readonly string[], limit: number) =>
  db
    .select()
    .from(payouts)
    .where(inArray(payouts.partner_id, [...partnerIds]))
    .orderBy(desc(payouts.created_at), asc(payouts.id))
    .limit(limit)
