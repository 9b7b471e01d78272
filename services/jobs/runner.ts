import { EventEmitter } from 'node:events'
import { type CronItem, parseCronItems, run, runOnce, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '../log'
import type { Job } from './job'
import { freeAbandonedJobs, showPresence } from './presence'
import { queueOptions, queuePool } from './queue'

const SWEEP_MS = 30_000

/** Jobs that come by the clock: the key lets one wait at most, the queue lets one run. */
export const cronItems = (jobs: readonly Job[]): CronItem[] =>
  jobs.flatMap(({ name, cron }) =>
    cron === undefined
      ? []
      : [{ task: name, match: cron, options: { queueName: `clock:${name}`, jobKey: `clock:${name}` } }],
  )

/** Resolves when the signal is given. */
const given = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function start(pool: Pool, jobs: readonly Job[]): Promise<{ runner: Runner; id: string }> {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const parsedCronItems = parseCronItems(cronItems(jobs))
  return { runner: await run({ ...queueOptions(pool, jobs, events), parsedCronItems }), id }
}

/** Waits for the end of a runner: it was stopped, can no longer show that it lives, or failed. */
async function accompany(runner: Runner, id: string, pool: Pool, end: AbortSignal): Promise<void> {
  const lost = new AbortController()
  const hide = await showPresence(pool, id, () => lost.abort())
  const sweep = () => {
    freeAbandonedJobs(pool).catch((error: unknown) => log.warn({ err: error }, 'abandoned jobs wait'))
  }
  const sweeper = setInterval(sweep, SWEEP_MS)
  sweep()
  try {
    await Promise.race([runner.promise, given(end), given(lost.signal)])
  } finally {
    clearInterval(sweeper)
    // Jobs under way are finished first; a runner that failed has stopped already.
    await runner.stop().catch(() => undefined)
    hide()
  }
}

/** One runner from its start to its end. @throws when it could not start, or failed */
export async function runUntil(end: AbortSignal, jobs: readonly Job[]): Promise<void> {
  const pool = queuePool()
  try {
    const { runner, id } = await start(pool, jobs)
    try {
      await accompany(runner, id, pool, end)
    } finally {
      await runner.stop().catch(() => undefined)
    }
  } finally {
    await pool.end()
  }
}

/** Runs every job that is due, and those they add, and ends. For tests. */
export async function runOnceOver(jobs: readonly Job[]): Promise<void> {
  const pool = queuePool()
  try {
    await runOnce(queueOptions(pool, jobs))
  } finally {
    await pool.end()
  }
}
