import { createECDH, createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { pushApp } from '@/services/push/app'
import { push } from '@/services/push/module'
import type { PushTopic } from '@/domain/push/topics'
import { call, type givenMember } from '../account/given-member'
import { performJob } from '../perform-job'

type Member = Awaited<ReturnType<typeof givenMember>>

const keys = createECDH('prime256v1')
keys.generateKeys()

/** Keys of the shop, as `npm run shop` makes them. */
export const VAPID = {
  VAPID_PUBLIC_KEY: keys.getPublicKey().toString('base64url'),
  VAPID_PRIVATE_KEY: keys.getPrivateKey().toString('base64url'),
}

/** A browser's subscription at a push service. */
export function browserAt(origin: string) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  return {
    endpoint: `${origin}/send/${randomBytes(9).toString('base64url')}`,
    p256dh: browser.getPublicKey().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export const switchOn = (
  who: Member,
  subscription: ReturnType<typeof browserAt>,
  topics: readonly PushTopic[] = ['order', 'back-in-stock', 'price-drop'],
  device = 'Chrome, Android',
) => call(pushApp, 'PUT', '/push/devices', { who, json: { ...subscription, topics, device } })

/** A member's device at this push service. */
export async function givenDevice(who: Member, origin: string, topics?: readonly PushTopic[]) {
  const subscription = browserAt(origin)
  const { status } = await switchOn(who, subscription, topics)
  if (status !== 200) throw new Error(`the device was refused: ${status}`)
  return { ...subscription, path: new URL(subscription.endpoint).pathname }
}

export interface StoredNotice extends Record<string, unknown> {
  id: string
  state: string
  topic: string
  title: string
  body: string
  path: string
  once_key: string
}

export const notices = async () =>
  (await database().execute<StoredNotice>(sql`SELECT * FROM push.notices ORDER BY created_at, id`)).rows

/** The queued jobs of this name, with the instant before which they do not run. */
export async function queuedJobs(name: string) {
  const { rows } = await database().execute<{ payload: { notice_id: string }; run_at: Date }>(
    sql`SELECT payload, run_at FROM graphile_worker._private_jobs job
      JOIN graphile_worker._private_tasks task ON task.id = job.task_id WHERE task.identifier = ${name}`,
  )
  return rows.map(({ payload, run_at }) => ({ id: payload.notice_id, runAt: new Date(run_at) }))
}

/** Mails that would be sent: those that wait for a push message, or that it replaced, have no job. */
export async function sentMails(): Promise<string[]> {
  const { rows } = await database().execute<{ template: string }>(
    sql`SELECT message.template FROM graphile_worker._private_jobs job
      JOIN graphile_worker._private_tasks task ON task.id = job.task_id
      JOIN message.messages message ON message.id = (job.payload->>'id')::uuid
      WHERE task.identifier = 'send-message' AND message.state = 'queued' ORDER BY message.created_at`,
  )
  return rows.map(({ template }) => template)
}

export const send = (id: string, isLast = false) =>
  performJob(push, 'send-push', { notice_id: id }, { number: isLast ? 4 : 1, isLast })

export const confirm = (id: string) => performJob(push, 'confirm-push', { notice_id: id })

export const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

export async function forgetPush(): Promise<void> {
  for (const table of [
    'push.notices',
    'push.subscriptions',
    'message.messages',
    'message.unsubscribes',
    'shop.rate_limits',
  ])
    await database().execute(sql.raw(`DELETE FROM ${table}`))
  await database().execute(sql`TRUNCATE graphile_worker._private_jobs`)
}
