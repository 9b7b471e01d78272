import type { Attempt, Job } from '@/services/jobs'

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
