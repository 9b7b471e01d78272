import { EventEmitter } from 'node:events'
import { type CronItem, parseCronItems, run, runOnce, type Runner, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { log } from '../log'
import type { JobName } from './payloads'
import { freeAbandonedJobs, showPresence } from './presence'
import { queueOptions, queuePool } from './queue'
import type { Tasks } from './tasks'

const SWEEP_MS = 30_000

/**
 * When jobs come by the clock: a crontab pattern, in UTC. Of several runners one adds the job. One that lasts longer than its pause is not
 * joined by another: the next waits for it, and is the only one that does.
 */
export type Schedule = Partial<Record<JobName, string>>

export const cronItems = (schedule: Schedule): CronItem[] =>
  Object.entries(schedule).map(([task, match]) => ({
    task,
    match,
    options: { queueName: `clock:${task}`, jobKey: `clock:${task}` },
  }))

/** Resolves when the signal is given. */
const given = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function start(pool: Pool, tasks: Tasks, schedule: Schedule): Promise<{ runner: Runner; id: string }> {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const parsedCronItems = parseCronItems(cronItems(schedule))
  return { runner: await run({ ...queueOptions(pool, tasks, events), parsedCronItems }), id }
}

/** Waits for the end of a runner: because it is told so, cannot show any more that it lives, or failed. */
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
export async function runUntil(end: AbortSignal, tasks: Tasks, schedule: Schedule): Promise<void> {
  const pool = queuePool()
  try {
    const { runner, id } = await start(pool, tasks, schedule)
    await accompany(runner, id, pool, end).finally(() => runner.stop().catch(() => undefined))
  } finally {
    await pool.end()
  }
}

/** Runs every job that is due, and those they add, and ends. For tests. */
export async function runOnceOver(tasks: Tasks): Promise<void> {
  const pool = queuePool()
  try {
    await runOnce(queueOptions(pool, tasks))
  } finally {
    await pool.end()
  }
}
