import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databasePool, transaction } from '@/services/database'
import {
  addJob,
  type Attempt,
  defineJob,
  hasJob,
  type JobPayloads,
  runDueJobs,
  runJobs,
} from '@/services/jobs'
import { cronItems } from '@/services/jobs/runner'
import { log } from '@/services/log'
import { requestContext, withRequestId } from '@/services/request-context'
import { object, string } from 'yup'
import { useDatabase } from '../database'
import { until } from '../until'

useDatabase()

/** A queued job with other work than the shop's. */
const sending = (run: (payload: JobPayloads['send-message'], attempt: Attempt) => Promise<unknown>) => [
  defineJob({ name: 'send-message', payload: object({ id: string().uuid().required() }), run }),
]

interface JobRow {
  attempts: number
  last_error: string | null
  is_waiting: boolean
}

async function jobs(): Promise<JobRow[]> {
  const { rows } = await databasePool().query<JobRow>(
    'SELECT attempts, last_error, run_at > now() AS is_waiting FROM graphile_worker.jobs ORDER BY id',
  )
  return rows
}

afterEach(() => databasePool().query('TRUNCATE graphile_worker._private_jobs'))

it('adds a job with the transaction, or not at all', async () => {
  const done: string[] = []
  const [kept, undone] = [randomUUID(), randomUUID()]
  await transaction((tx) => addJob(tx, 'send-message', { id: kept }))
  await transaction(async (tx) => {
    await addJob(tx, 'send-message', { id: undone })
    throw new Error('the order failed')
  }).catch(() => undefined)
  await runDueJobs(sending(async ({ id }) => done.push(id)))
  expect(done).toEqual([kept])
  expect(await jobs()).toEqual([])
})

it('leaves a job alone until its time, and lets a later one with the same key take its place', async () => {
  const done: string[] = []
  const jobsOfTest = sending(async ({ id }) => done.push(id))
  const [first, second] = [randomUUID(), randomUUID()]
  await addJob(
    database(),
    'send-message',
    { id: first },
    { jobKey: 'reminder', runAt: new Date(Date.now() + 60_000) },
  )
  await runDueJobs(jobsOfTest)
  expect(done).toEqual([])
  await addJob(database(), 'send-message', { id: second }, { jobKey: 'reminder' })
  await runDueJobs(jobsOfTest)
  expect(done).toEqual([second])
})

it('tries a failed job again later, says which try is the last, and keeps one that failed for good in sight', async () => {
  const tries: { number: number; isLast: boolean }[] = []
  const jobsOfTest = sending(async (_, attempt) => {
    tries.push(attempt)
    throw new Error('out of order')
  })
  await addJob(database(), 'send-message', { id: randomUUID() }, { maxAttempts: 2 })
  await runDueJobs(jobsOfTest)
  expect(await jobs()).toEqual([{ attempts: 1, last_error: 'out of order', is_waiting: true }])
  await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runDueJobs(jobsOfTest)
  await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runDueJobs(jobsOfTest)
  expect(tries).toEqual([
    { number: 1, isLast: false },
    { number: 2, isLast: true },
  ])
  expect(await jobs()).toMatchObject([{ attempts: 2, last_error: 'out of order' }])
})

it('logs a failure as an error only when no try is left', async () => {
  const [warned, failed] = [jest.spyOn(log, 'warn'), jest.spyOn(log, 'error')]
  await addJob(database(), 'send-message', { id: randomUUID() }, { maxAttempts: 2 })
  const failing = sending(async () => Promise.reject(new Error('out of order')))
  await runDueJobs(failing)
  expect(warned).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'out of order' }), attempt: 1 },
    'job failed and is tried again later',
  )
  expect(failed).not.toHaveBeenCalled()
  await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runDueJobs(failing)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'out of order' }), attempts: 2 },
    'job failed for good',
  )
  jest.restoreAllMocks()
})

it('runs under the id of the request that queued it, and under a new one when the clock did', async () => {
  const seen: unknown[] = []
  const jobsOfTest = sending(async (payload) => seen.push([requestContext(), Object.keys(payload)]))
  const id = randomUUID()
  await withRequestId('request-12345', () => addJob(database(), 'send-message', { id }))
  await runDueJobs(jobsOfTest)
  await database().execute(
    sql`SELECT graphile_worker.add_job('send-message', ${JSON.stringify({ id })}::json)`,
  )
  await runDueJobs(jobsOfTest)
  expect(seen).toEqual([
    [{ request_id: 'request-12345', job: 'send-message' }, ['id']],
    [{ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), job: 'send-message' }, ['id']],
  ])
  expect(requestContext()).toBeUndefined()
})

it('does not hand a payload of another shape to the task', async () => {
  const task = jest.fn(async () => undefined)
  await database().execute(sql`SELECT graphile_worker.add_job('send-message', '{"id": 7}')`)
  await runDueJobs(sending(task))
  expect(task).not.toHaveBeenCalled()
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('id') }])
})

it('says nothing of the values of a statement that failed', async () => {
  await addJob(database(), 'send-message', { id: randomUUID() })
  await runDueJobs(sending(() => database().execute(sql`SELECT ${'lan@example.com'}::integer`)))
  expect(await jobs()).toMatchObject([{ last_error: 'a statement failed: 22P02' }])
  await expect(
    transaction(async (tx) => {
      await tx.execute(sql`DROP SCHEMA graphile_worker CASCADE`)
      await addJob(tx, 'reset-password-mail', { email: 'lan@example.com', deviceId: null })
    }),
  ).rejects.toThrow(/^a statement failed: 3F000$/)
})

it('gives each job to one of two runners, as soon as it is there', async () => {
  const done: string[] = []
  const jobsOfTest = sending(async ({ id }) => {
    await setTimeout(5)
    done.push(id)
  })
  const stops = [runJobs(jobsOfTest), runJobs(jobsOfTest)]
  const ids = Array.from({ length: 40 }, () => randomUUID())
  for (const id of ids) await addJob(database(), 'send-message', { id })
  await until(() => done.length >= ids.length)
  await Promise.all(stops.map((stop) => stop()))
  expect(done.toSorted()).toEqual(ids.toSorted())
  expect(await jobs()).toEqual([])
})

it('finishes the job under way before it ends, and takes no other', async () => {
  const steps: string[] = []
  const stop = runJobs(
    sending(async () => {
      steps.push('begun')
      await setTimeout(400)
      steps.push('finished')
    }),
  )
  await addJob(database(), 'send-message', { id: randomUUID() })
  await until(() => steps.length > 0)
  await stop()
  expect(steps).toEqual(['begun', 'finished'])
  await addJob(database(), 'send-message', { id: randomUUID() })
  await setTimeout(300)
  expect(steps).toEqual(['begun', 'finished'])
  expect(await jobs()).toHaveLength(1)
})

it('takes over the jobs of a runner that is gone, not of one that works long', async () => {
  const done: string[] = []
  const [orphan, slow] = [randomUUID(), randomUUID()]
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const jobsOfTest = sending(async ({ id }) => {
    done.push(id)
    if (id === slow) await released
  })
  const stopFirst = runJobs(jobsOfTest)
  await addJob(database(), 'send-message', { id: slow })
  await until(() => done.length === 1)
  // The runner shows that it lives a moment after it has begun.
  await until(async () => {
    const { rowCount } = await databasePool().query(
      `SELECT FROM pg_locks held JOIN graphile_worker._private_jobs job ON held.objid::bigint = hashtext(job.locked_by) & 4294967295
       WHERE held.locktype = 'advisory' AND held.granted`,
    )
    return rowCount === 1
  })
  // Another job, held by a runner whose process was killed.
  await addJob(database(), 'send-message', { id: orphan }, { runAt: new Date(Date.now() + 3_600_000) })
  await databasePool().query(
    `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute', locked_by = 'pool-of-a-killed-process'
     WHERE payload->>'id' = $1`,
    [orphan],
  )
  // All of them were taken long ago.
  await databasePool().query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '2 minutes'",
  )
  const stopSecond = runJobs(jobsOfTest)
  await until(() => done.includes(orphan))
  await setTimeout(300)
  release()
  await Promise.all([stopFirst(), stopSecond()])
  expect(done).toEqual([slow, orphan])
  expect(await jobs()).toEqual([])
})

it('runs jobs of one queue one after another', async () => {
  let [underWay, most, done] = [0, 0, 0]
  const jobsOfTest = sending(async () => {
    most = Math.max(most, ++underWay)
    await setTimeout(60)
    underWay--
    done++
  })
  for (let count = 0; count < 3; count++)
    await addJob(database(), 'send-message', { id: randomUUID() }, { queue: 'refund:momo' })
  const stop = runJobs(jobsOfTest)
  await until(() => done === 3)
  await stop()
  expect(most).toBe(1)
})

it('has no job of the clock wait for itself twice, nor run beside itself', () => {
  expect(
    cronItems([
      defineJob({ name: 'expire-orders', cron: '* * * * *', run: async () => undefined }),
      ...sending(async () => undefined),
    ]),
  ).toEqual([
    {
      task: 'expire-orders',
      match: '* * * * *',
      options: { queueName: 'clock:expire-orders', jobKey: 'clock:expire-orders' },
    },
  ])
})

it('knows whether a job waits', async () => {
  await addJob(database(), 'send-message', { id: randomUUID() }, { jobKey: 'reminder' })
  expect([await hasJob(database(), 'reminder'), await hasJob(database(), 'other')]).toEqual([true, false])
})
