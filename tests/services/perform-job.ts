import { type Attempt, eventJobs, type Job, type Listener, runDueJobs } from '@/services/jobs'

/** Runs one job of a module as the queue does in this attempt. */
export async function performJob(
  { jobs }: { jobs: readonly Job[] },
  name: string,
  payload: object = {},
  attempt: Attempt = { number: 1, isLast: false },
): Promise<void> {
  const job = jobs.find((each) => each.name === name)
  if (!job) throw new Error(`the module has no job ${name}`)
  await job.perform(payload, attempt)
}

/** Runs what a module does about an event, once. */
export async function performListener(
  { listeners }: { listeners: readonly Listener[] },
  event: Listener['event'],
  payload: object,
): Promise<void> {
  const listener = listeners.find((each) => each.event === event)
  if (!listener) throw new Error(`the module does not listen to ${event}`)
  await listener.perform(payload, { number: 1, isLast: false })
}

/** Delivers the events that wait between these modules. */
export const runEvents = (...modules: Parameters<typeof eventJobs>[0]): Promise<void> =>
  runDueJobs(eventJobs(modules))
