import { type ISchema, object, string } from 'yup'
import { type Database, transaction } from '../database'
import { insertJob } from './add-job'
import type { EventPayloads } from './index'
import { type Attempt, type Job, readPayload } from './job'

/**
 * What happened in one module and is of interest to modules above it, which the publisher does not know. It is published with the change it
 * belongs to, or not at all; each listener then runs as a job of its own, so that none holds up the change or another listener.
 */

type EventName = keyof EventPayloads

/** A listener, for the `listeners` of a module. */
export interface Listener {
  readonly event: EventName
  perform(payload: unknown, attempt: Attempt): Promise<void>
}

interface Listening<Name extends EventName> {
  event: Name
  payload: ISchema<EventPayloads[Name]>
  /** Repeating it changes nothing: like any job it may run a second time, and events of one key are not kept apart. */
  run: (payload: EventPayloads[Name], attempt: Attempt) => Promise<unknown>
}

export const defineListener = <Name extends EventName>({
  event,
  payload: schema,
  run,
}: Listening<Name>): Listener => ({
  event,
  async perform(payload, attempt) {
    await run(await readPayload(event, schema, payload), attempt)
  },
})

const fanOutName = (event: string) => `event:${event}`
const listenerName = (event: string, module: string) => `event:${event}:${module}`

/** Publishes an event as part of `tx`. Of two events of one key that wait for a listener the later one counts. */
export const publish = <Name extends EventName>(
  tx: Database,
  event: Name,
  payload: EventPayloads[Name],
  { key }: { key: string },
): Promise<void> =>
  insertJob(tx, fanOutName(event), { key, payload }, { jobKey: `${fanOutName(event)}:${key}` })

const published = object({ key: string().required(), payload: object().required() })

interface ListeningModule {
  name: string
  events?: readonly EventName[]
  listeners?: readonly Listener[]
}

/** The jobs of a module's events: one that queues a job for each listener, and those jobs. */
function jobsOf(event: EventName, modules: readonly ListeningModule[]): Job[] {
  const listening = modules.flatMap(({ name, listeners = [] }) =>
    listeners.flatMap((listener) =>
      listener.event === event ? [{ name: listenerName(event, name), listener }] : [],
    ),
  )
  const fanOut: Job = {
    name: fanOutName(event),
    async perform(queued) {
      const { key, payload } = await readPayload(event, published, queued, { stripUnknown: false })
      await transaction(async (tx) => {
        for (const { name } of listening) await insertJob(tx, name, payload, { jobKey: `${name}:${key}` })
      })
    },
  }
  return [
    fanOut,
    ...listening.map(({ name, listener }): Job => ({
      name,
      perform: (payload, attempt) => listener.perform(payload, attempt),
    })),
  ]
}

/** The jobs by which listeners get the events of all modules. */
export const eventJobs = (modules: readonly ListeningModule[]): Job[] =>
  modules.flatMap(({ events = [] }) => events.flatMap((event) => jobsOf(event, modules)))
