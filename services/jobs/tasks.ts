import type { Task, TaskList } from 'graphile-worker'
import { type JobName, type JobPayloads, payloadSchemas } from './payloads'
import { withoutValues } from '../without-values'

export interface Attempt {
  /** from 1 */
  number: number
  /** when it fails there is no other */
  isLast: boolean
}

/**
 * What the modules do when their jobs are due. A task that throws is tried again later. After a crash it may run a second time,
 * so it must bear that; its errors go to the log, so they name no person.
 */
export type Tasks = {
  [Name in JobName]?: (payload: JobPayloads[Name], attempt: Attempt) => Promise<void>
}

function queueTask<Name extends JobName>(tasks: Pick<Tasks, Name>, name: Name): Task | undefined {
  const task = tasks[name]
  return (
    task &&
    (async (payload, { job }) => {
      const told = await payloadSchemas[name].validate(payload, { stripUnknown: true })
      const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts }
      await task(told, attempt).catch((error: unknown) => {
        throw withoutValues(error)
      })
    })
  )
}

const isJobName = (name: string): name is JobName => Object.hasOwn(payloadSchemas, name)

/** The tasks as the queue wants them. */
export const taskList = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.keys(tasks)
      .filter(isJobName)
      .map((name) => [name, queueTask(tasks, name)]),
  )
