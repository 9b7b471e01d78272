import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import { partsOf } from '@/domain/authenticity/code'
import { combinationFacts } from '../../catalog'
import type { Database } from '../../database'
import { batches, checks, codes, failed_checks, recall_notices } from '../schema'
import { codeSigner, isSigned } from '../signature'

const total = (value: ReturnType<typeof sql>) => sql<number>`${value}::int`

/** All batches with their codes and checks, the latest first. */
export async function batchesForStaff(db: Database, limit: number) {
  const rows = await db
    .select({
      batch: batches,
      codes: count(codes.serial),
      checked: total(sql`count(*) FILTER (WHERE ${codes.checks} > 0)`),
      suspect: total(
        sql`count(*) FILTER (WHERE EXISTS (SELECT FROM ${checks} WHERE ${checks.code_serial} = ${codes.serial} AND ${checks.verdict} = 'suspect'))`,
      ),
    })
    .from(batches)
    .leftJoin(codes, eq(codes.batch_id, batches.id))
    .groupBy(batches.id)
    .orderBy(desc(batches.id))
    .limit(limit)
  const goods = await combinationFacts(db, [...new Set(rows.map(({ batch }) => batch.combination_id))])
  return rows.map((row) => ({ ...row, goods: goods.get(row.batch.combination_id) ?? null }))
}

/** A code with its batch and checks; null for one that is not signed or not registered. */
export async function codeForStaff(db: Database, code: string) {
  const parts = partsOf(code)
  if (!isSigned(parts)) return { is: 'forged' } as const
  const [row] = await db
    .select({ code: codes, batch: batches })
    .from(codes)
    .innerJoin(batches, eq(batches.id, codes.batch_id))
    .where(eq(codes.serial, parts.serial))
  if (!row) return { is: 'unknown' } as const
  const made = await db
    .select({
      created_at: checks.created_at,
      user_id: checks.user_id,
      verdict: checks.verdict,
      suspicions: checks.suspicions,
      bought_from: checks.bought_from,
      seller_name: checks.seller_name,
    })
    .from(checks)
    .where(eq(checks.code_serial, parts.serial))
    .orderBy(asc(checks.created_at))
    .limit(200)
  return { is: 'known', ...row, checks: made } as const
}

/** Codes that failed in the last days, those tried most first: counterfeits are tried by several people, guesses by one. */
export function failuresForStaff(db: Database, days: number, limit: number) {
  const tries = count()
  return db
    .select({
      kind: failed_checks.kind,
      code: failed_checks.code,
      tries,
      checkers: total(sql`count(DISTINCT ${failed_checks.checker})`),
      networks: total(sql`count(DISTINCT ${failed_checks.network})`),
      sellers: sql<
        string[]
      >`array_remove(array_agg(DISTINCT nullif(${failed_checks.seller_name}, '')), NULL)`,
      last: sql<string>`max(${failed_checks.created_at})::text`,
    })
    .from(failed_checks)
    .where(gte(failed_checks.created_at, sql`now() - make_interval(days => ${days})`))
    .groupBy(failed_checks.kind, failed_checks.code)
    .orderBy(desc(total(sql`count(DISTINCT ${failed_checks.checker})`)), desc(tries))
    .limit(limit)
}

/** Who made most failures in the last days, without a name: digests, the same for the same checker or network. */
export function guessersForStaff(db: Database, days: number, limit: number) {
  const tries = count()
  return db
    .select({
      network: failed_checks.network,
      tries,
      codes: total(sql`count(DISTINCT ${failed_checks.code})`),
      first: sql<string>`min(${failed_checks.created_at})::text`,
      last: sql<string>`max(${failed_checks.created_at})::text`,
    })
    .from(failed_checks)
    .where(gte(failed_checks.created_at, sql`now() - make_interval(days => ${days})`))
    .groupBy(failed_checks.network)
    .orderBy(desc(tries))
    .limit(limit)
}

/** Notices of a recall, counted; and the orders whose buyers left no address. */
export async function recallForStaff(db: Database, batchId: number) {
  const rows = await db
    .select({ cause: recall_notices.cause, is_mailed: recall_notices.is_mailed, people: count() })
    .from(recall_notices)
    .where(eq(recall_notices.batch_id, batchId))
    .groupBy(recall_notices.cause, recall_notices.is_mailed)
  const unreachable = await db
    .select({ order: recall_notices.order_reference })
    .from(recall_notices)
    .where(and(eq(recall_notices.batch_id, batchId), eq(recall_notices.is_mailed, false)))
    .orderBy(asc(recall_notices.order_reference))
  return { rows, unreachable: unreachable.flatMap(({ order }) => order ?? []) }
}

/** Codes of a batch, the most checked first, as they are printed. */
export async function codesOfBatch(db: Database, batchId: number, limit: number) {
  const sign = codeSigner()
  const rows = await db
    .select()
    .from(codes)
    .where(eq(codes.batch_id, batchId))
    .orderBy(desc(codes.checks), asc(codes.serial))
    .limit(limit)
  return rows.map(({ serial, kind, checks: times }) => ({ code: sign(serial), kind, checks: times }))
}
