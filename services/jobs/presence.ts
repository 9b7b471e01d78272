import type { Pool } from 'pg'

/** Any number, always the same: the class of the locks by which runners show that they live. */
const PRESENCE_LOCK = 815_1976

/** Jobs taken this recently are skipped: their runner may be about to take its lock, or to release its jobs. */
const GRACE = '30 seconds'

/**
 * Shows that the runner lives, by a lock that its connection holds and that ends with it, however the process ends.
 * `onLost` when the connection breaks. Gives the function that lets go.
 */
export async function showPresence(pool: Pool, runner: string, onLost: () => void): Promise<() => void> {
  const client = await pool.connect()
  client.on('error', onLost)
  try {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [PRESENCE_LOCK, runner])
  } catch (error) {
    client.release(true)
    throw error
  }
  return () => {
    client.off('error', onLost)
    client.release(true)
  }
}

/**
 * Frees the jobs of runners that are gone (the queue by itself would wait four hours), so that a crash delays a job by a minute at most.
 * A one-time code that came hours late would be of no use.
 */
export async function freeAbandonedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(runner.locked_by))
     FROM (SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - $2::interval) AS runner
     WHERE pg_try_advisory_xact_lock($1, hashtext(runner.locked_by))`,
    [PRESENCE_LOCK, GRACE],
  )
}
