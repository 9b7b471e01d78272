import { type EventEmitter } from 'node:events'
import { Logger, type RunnerOptions } from 'graphile-worker'
import { Pool } from 'pg'
import { databasePool } from '../database'
import { log } from '../log'
import type { Job } from './job'
import { taskList } from './tasks'

const CONCURRENCY = 4
/** How often a runner looks for jobs whose time has come; for new ones it is woken. */
const POLL_MS = 2_000
/** Longer than any provider may take to answer. */
const FINISH_MS = 12_000

/**
 * The queue's words in the process's log. Only its sentences: the job itself, which it passes along, is not for the log. A job that failed
 * has been logged where it ran (tasks.ts).
 */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' && message.startsWith('Failed task ')) log.debug(message)
  else if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
})

/** The queue's own few connections: one listens, one shows presence, two take and finish jobs. */
export function queuePool(): Pool {
  const pool = new Pool({ ...databasePool().options, max: 4, pipeline: false, application_name: 'nang-jobs' })
  // A broken connection must not end the process: its next user gets the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const queueOptions = (pool: Pool, jobs: readonly Job[], events?: EventEmitter): RunnerOptions => ({
  pgPool: pool,
  taskList: taskList(jobs),
  concurrency: CONCURRENCY,
  pollInterval: POLL_MS,
  gracefulShutdownAbortTimeout: FINISH_MS,
  noHandleSignals: true,
  // Without these a runner ends before it has noted that its last jobs are done.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  logger,
  ...(events && { events }),
})
