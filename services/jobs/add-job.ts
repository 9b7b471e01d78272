import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import type { JobPayloads } from './index'
import { redactSqlError } from '../redact-sql-error'
import { requestContext } from '../request-context'

interface JobOptions {
  /** of two waiting jobs with the same key the later one counts */
  jobKey?: string
  /** not before; default: as soon as the transaction is committed */
  runAt?: Date
  /** jobs of one queue run one after another, never at once; few names, for each of them is kept */
  queue?: string
  /** tries in all, the first one included; default 25, which is about four days */
  maxAttempts?: number
}

/** Whether a job of this key waits or runs. */
export async function hasJob(db: Database, jobKey: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM graphile_worker.jobs WHERE key = ${jobKey} AND attempts < max_attempts`,
  )
  return rows.length > 0
}

/** Which of these keys a job has, one that failed for good included. */
export async function jobKeysAmong(db: Database, jobKeys: readonly string[]): Promise<Set<string>> {
  if (jobKeys.length === 0) return new Set()
  const { rows } = await db.execute<{ key: string }>(
    sql`SELECT key FROM graphile_worker.jobs WHERE key = ANY(${sql.param([...jobKeys])}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}

/**
 * Adds a job to the queue as part of `tx`: it is committed with the change it belongs to, or not at all. The job carries the id of the request
 * that queued it.
 */
export const addJob = <Name extends keyof JobPayloads>(
  tx: Database,
  name: Name,
  payload: JobPayloads[Name],
  options?: JobOptions,
): Promise<void> => insertJob(tx, name, payload, options)

/** `addJob` for a job that is named at run time. */
export async function insertJob(
  tx: Database,
  name: string,
  payload: object,
  { jobKey, runAt, queue, maxAttempts }: JobOptions = {},
): Promise<void> {
  const added = tx.execute(sql`SELECT FROM graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify({ ...payload, request_id: requestContext()?.request_id })}::json,
    queue_name => ${queue ?? null}::text,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${jobKey ?? null}::text
  )`)
  await added.catch((error: unknown) => {
    throw redactSqlError(error)
  })
}
