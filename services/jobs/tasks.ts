import type { Task, TaskList } from 'graphile-worker'
import { withoutValues } from '../without-values'
import type { Job } from './job'

const queueTask =
  (definition: Job): Task =>
  async (payload, { job }) => {
    const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts }
    await definition.perform(payload, attempt).catch((error: unknown) => {
      throw withoutValues(error)
    })
  }

/** The jobs as the queue wants them. */
export const taskList = (jobs: readonly Job[]): TaskList =>
  Object.fromEntries(jobs.map((job) => [job.name, queueTask(job)]))
