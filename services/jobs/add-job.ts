import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import type { JobName, JobPayloads } from './payloads'
import { withoutValues } from '../without-values'

interface JobOptions {
  /** of two waiting jobs with the same key the later one counts */
  jobKey?: string
  /** not before; default: as soon as the transaction is committed */
  runAt?: Date
  /** tries in all, the first one included; default 25, which is about four days */
  maxAttempts?: number
}

/** Puts a job into the queue as part of `tx`: with what it belongs to it is there, or not at all. */
export async function addJob<Name extends JobName>(
  tx: Database,
  name: Name,
  payload: JobPayloads[Name],
  { jobKey, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  const added = tx.execute(sql`SELECT FROM graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::integer,
    job_key => ${jobKey ?? null}::text
  )`)
  await added.catch((error: unknown) => {
    throw withoutValues(error)
  })
}
