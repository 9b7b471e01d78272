import type { Task, TaskList } from 'graphile-worker'
import { log } from '../log'
import { redactSqlError } from '../redact-sql-error'
import { requestIdOr, withRequestId } from '../request-context'
import type { Attempt, Job } from './job'

/** The id of the request that queued the job; the clock and the database queue without one. */
const requestIdOf = (payload: unknown): string =>
  requestIdOr(
    typeof payload === 'object' && payload !== null && 'request_id' in payload ? payload.request_id : null,
  )

async function perform(definition: Job, payload: unknown, attempt: Attempt): Promise<void> {
  try {
    await definition.perform(payload, attempt)
  } catch (error) {
    if (attempt.isLast) log.error({ err: error, attempts: attempt.number }, 'job failed for good')
    else log.warn({ err: error, attempt: attempt.number }, 'job failed and is tried again later')
    // The queue keeps the sentence beside the job.
    throw redactSqlError(error)
  }
}

const queueTask =
  (definition: Job): Task =>
  (payload, { job }) =>
    withRequestId(
      requestIdOf(payload),
      () => perform(definition, payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts }),
      definition.name,
    )

/** The jobs as the queue wants them. */
export const taskList = (jobs: readonly Job[]): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, queueTask(job)]))
