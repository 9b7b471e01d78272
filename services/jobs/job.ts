import { type ISchema, object, ValidationError } from 'yup'
import type { JobPayloads } from './index'

export interface Attempt {
  /** from 1 */
  number: number
  /** when it fails there is no other */
  isLast: boolean
}

/** A job as the queue runs it. */
export interface Job {
  readonly name: string
  /** crontab pattern, in UTC */
  readonly cron?: string | undefined
  /** Reads the payload and does the work. @throws when the work is to be tried again */
  perform(payload: unknown, attempt: Attempt): Promise<void>
}

type PayloadOf<Name extends string> = Name extends keyof JobPayloads ? JobPayloads[Name] : object

interface Definition<Name extends string> {
  name: Name
  /**
   * When the job comes by the clock. Of several runners one adds the job. One that lasts longer than its pause is not joined by another:
   * the next waits for it, and is the only one that does.
   */
  cron?: string
  /**
   * A job that throws is tried again later. After a crash it may run a second time, so it must bear that; its errors go to the log, so
   * they name no person.
   */
  run: (payload: PayloadOf<Name>, attempt: Attempt) => Promise<unknown>
}

/** A job that code queues declares its payload; one that only the clock starts has none. */
type WithPayload<Name extends string> = Name extends keyof JobPayloads
  ? { payload: ISchema<JobPayloads[Name]> }
  : { payload?: never; cron: string }

/** A queued payload, which may predate this deployment. @throws without the value, for the log */
export async function readPayload<T>(
  name: string,
  schema: ISchema<T>,
  payload: unknown,
  options = { stripUnknown: true },
): Promise<T> {
  try {
    return await schema.validate(payload, options)
  } catch (error) {
    // The schema's own sentence repeats the value.
    if (error instanceof ValidationError) throw new Error(`payload of ${name} refused at ${error.path ?? ''}`)
    throw error
  }
}

/** Defines a job, for the `jobs` of a module. */
export function defineJob<Name extends string>(definition: Definition<Name> & WithPayload<Name>): Job {
  const { name, cron, run } = definition
  // Payloads are validated: a queued job may predate this deployment.
  const schema = (definition.payload ?? object()) as ISchema<PayloadOf<Name>>
  return {
    name,
    cron,
    async perform(payload, attempt) {
      await run(await readPayload(name, schema, payload), attempt)
    },
  }
}
