import { randomUUID } from 'node:crypto'
import { object, string } from 'yup'
import { database, databasePool, transaction } from '@/services/database'
import { defineListener, eventJobs, type EventPayloads, publish, runDueJobs } from '@/services/jobs'
import { requestContext, withRequestId } from '@/services/request-context'
import { useDatabase } from '../database'

useDatabase()
afterEach(() => databasePool().query('TRUNCATE graphile_worker._private_jobs'))

const payload = object({ order_id: string().uuid().required() })

/** A module that listens to a delivery. */
const listening = (name: string, run: (payload: EventPayloads['order-delivered']) => Promise<unknown>) => ({
  name,
  listeners: [defineListener({ event: 'order-delivered', payload, run })],
})
const publisher = { name: 'order', events: ['order-delivered'] as const }

const deliver = (order_id: string) => publish(database(), 'order-delivered', { order_id }, { key: order_id })

const waiting = async () => {
  const { rows } = await databasePool().query<{ task_identifier: string }>(
    'SELECT task_identifier FROM graphile_worker.jobs ORDER BY 1',
  )
  return rows.map(({ task_identifier }) => task_identifier)
}

it('reaches every listener once, with the request that published it', async () => {
  const heard: unknown[] = []
  const hear = (name: string) => async (payload: object) =>
    heard.push([name, payload, requestContext()?.request_id])
  const jobs = eventJobs([publisher, listening('game', hear('game')), listening('review', hear('review'))])
  const order_id = randomUUID()
  await withRequestId('request-of-the-delivery', () => deliver(order_id))
  await runDueJobs(jobs)
  expect(heard.sort()).toEqual([
    ['game', { order_id }, 'request-of-the-delivery'],
    ['review', { order_id }, 'request-of-the-delivery'],
  ])
  expect(await waiting()).toEqual([])
})

it('is published with the change, or not at all, and once for a key that still waits', async () => {
  const heard: string[] = []
  const order_id = randomUUID()
  await transaction(async (tx) => {
    await publish(tx, 'order-delivered', { order_id: randomUUID() }, { key: 'undone' })
    throw new Error('the order was not delivered')
  }).catch(() => undefined)
  for (let turn = 0; turn < 3; turn += 1) await deliver(order_id)
  await runDueJobs(eventJobs([publisher, listening('game', async (event) => heard.push(event.order_id))]))
  expect(heard).toEqual([order_id])
})

it('lets a listener that fails try again by itself', async () => {
  const heard: string[] = []
  const failing = listening('campaign', () => Promise.reject(new Error('not now')))
  const jobs = eventJobs([publisher, failing, listening('game', async () => heard.push('game'))])
  await deliver(randomUUID())
  await runDueJobs(jobs)
  expect(heard).toEqual(['game'])
  expect(await waiting()).toEqual(['event:order-delivered:campaign'])
})

it('leaves nothing in the queue where no module listens', async () => {
  await deliver(randomUUID())
  await runDueJobs(eventJobs([publisher]))
  expect(await waiting()).toEqual([])
})
