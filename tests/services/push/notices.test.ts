import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { backInStock } from '@/services/alert/templates/back-in-stock'
import { database, transaction } from '@/services/database'
import { chooseMails } from '@/services/message'
import { queueNotice } from '@/services/push'
import { pushApp } from '@/services/push/app'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { given, httpProvider } from '../message/stand-ins'
import { confirm, forgetPush, givenDevice, notices, queuedJobs, send, sentMails, VAPID } from './given-device'

/** OVL-23, NTF-02: push messages in place of mails, and mails where none was shown (docs/decisions/0084). */

useDatabase()

/** Only the clock of JavaScript is set: the database and its connections go on. */
const setClock = (time: string) =>
  jest.useFakeTimers({
    now: new Date(`${new Date().toISOString().slice(0, 10)}T${time}:00+07:00`),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })

beforeEach(async () => {
  await forgetPush()
  setClock('10:00')
})
afterEach(() => jest.useRealTimers())

/** A push service that answers with these statuses in turn, repeating the last. */
async function pushService(...statuses: number[]) {
  const { url, asked } = await httpProvider(...statuses.map((status) => ({ status })))
  const { origin } = new URL(url)
  given({ ...VAPID, PUSH_SERVICES: origin })
  return { origin, asked }
}

const news = (userId: number | null, onceKey = randomUUID()) => ({
  userId,
  topic: 'back-in-stock' as const,
  title: 'Món bạn chờ đã về rồi',
  body: 'Son lì Nhung Hồng',
  path: '/son-moi/101-son-li',
  mail: backInStock({
    channel: 'email',
    recipient: 'lan@example.vn',
    values: { name: 'Lan', product: 'Son lì', variant: '', price: 249_000, path: '/son-moi/101-son-li' },
  }),
  onceKey,
})

const queue = (notice: ReturnType<typeof news>) => transaction((tx) => queueNotice(tx, notice))

/** Queues a notice for a member; gives its id. */
async function queued(userId: number): Promise<string> {
  await queue(news(userId))
  const [notice] = await notices()
  return notice!.id
}

const shown = (id: string) => call(pushApp, 'POST', `/push/notices/${id}/shown`, { json: {} })

it('mails at once without a device, and for visitors', async () => {
  await pushService(201)
  const who = await givenMember()
  await queue(news(who.id))
  await queue(news(null))
  expect(await notices()).toEqual([])
  expect(await sentMails()).toEqual(['back-in-stock', 'back-in-stock'])
})

it('mails at once when no device receives the topic', async () => {
  const { origin } = await pushService(201)
  const who = await givenMember()
  await givenDevice(who, origin, ['order'])
  await queue(news(who.id))
  expect(await sentMails()).toEqual(['back-in-stock'])
})

it('sends an encrypted message to both devices, and no mail once one has shown it', async () => {
  const { origin, asked } = await pushService(201)
  const who = await givenMember()
  const [phone, laptop] = [await givenDevice(who, origin), await givenDevice(who, origin)]
  const id = await queued(who.id)
  await send(id)
  expect(asked.map(({ url }) => url).sort()).toEqual([phone.path, laptop.path].sort())
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) },
  })
  expect(asked[0]?.body).not.toContain('Nhung')
  expect((await shown(id)).status).toBe(200)
  await confirm(id)
  expect(await sentMails()).toEqual([])
  expect((await notices())[0]?.state).toBe('shown')
})

it('mails two hours later when no device has shown the message, and a late confirmation changes nothing', async () => {
  const { origin } = await pushService(201)
  const who = await givenMember()
  await givenDevice(who, origin)
  const id = await queued(who.id)
  await send(id)
  const [job] = await queuedJobs('confirm-push')
  expect(job!.runAt.getTime() - Date.now()).toBeCloseTo(2 * 3_600_000, -5)
  expect(await sentMails()).toEqual([])
  await confirm(id)
  await shown(id)
  await confirm(id)
  expect(await sentMails()).toEqual(['back-in-stock'])
})

it.each([404, 410])(
  'deletes a subscription that the push service calls gone (%i), and mails',
  async (status) => {
    const { origin } = await pushService(status)
    const who = await givenMember()
    await givenDevice(who, origin)
    const id = await queued(who.id)
    await send(id)
    const left = await database().execute(sql`SELECT FROM push.subscriptions`)
    expect(left.rows).toHaveLength(0)
    expect(await sentMails()).toEqual(['back-in-stock'])
  },
)

it.each([400, 401, 403])(
  'keeps the devices of all members when the push service refuses the keys of the shop (%i), and mails',
  async (status) => {
    const { origin } = await pushService(status)
    const who = await givenMember()
    await givenDevice(who, origin)
    const id = await queued(who.id)
    await expect(send(id)).rejects.toThrow('no push service took the notice')
    await send(id, true)
    const left = await database().execute(sql`SELECT FROM push.subscriptions`)
    expect(left.rows).toHaveLength(1)
    expect(await sentMails()).toEqual(['back-in-stock'])
  },
)

it('tries again while the push service fails, then mails', async () => {
  const { origin, asked } = await pushService(503)
  const who = await givenMember()
  await givenDevice(who, origin)
  const id = await queued(who.id)
  await expect(send(id)).rejects.toThrow('no push service took the notice')
  expect(await sentMails()).toEqual([])
  await send(id, true)
  expect(asked).toHaveLength(2)
  expect(await sentMails()).toEqual(['back-in-stock'])
})

it('does not send a notice twice', async () => {
  const { origin, asked } = await pushService(201)
  const who = await givenMember()
  await givenDevice(who, origin)
  const notice = news(who.id)
  await queue(notice)
  await queue(notice)
  const [only, ...others] = await notices()
  expect(others).toEqual([])
  await Promise.all([send(only!.id), send(only!.id)])
  await send(only!.id)
  expect(asked).toHaveLength(1)
})

it('waits for the end of the night, also when the runner was away', async () => {
  const { origin, asked } = await pushService(201)
  const who = await givenMember()
  await givenDevice(who, origin)
  setClock('23:30')
  const id = await queued(who.id)
  const hourOf = (date: Date) =>
    date.toLocaleTimeString('en', { timeZone: 'Asia/Ho_Chi_Minh', hour12: false })
  expect((await queuedJobs('send-push')).map(({ runAt }) => hourOf(runAt))).toEqual(['07:00:00'])
  await send(id)
  expect(asked).toEqual([])
  setClock('08:00')
  await send(id)
  expect(asked).toHaveLength(1)
})

it('sends nothing to a device whose sign-in has ended', async () => {
  const { origin, asked } = await pushService(201)
  const who = await givenMember()
  await givenDevice(who, origin)
  await database().execute(sql`DELETE FROM account.sessions WHERE user_id = ${who.id}`)
  await queue(news(who.id))
  expect(asked).toEqual([])
  expect(await sentMails()).toEqual(['back-in-stock'])
})

it('mails nothing that the recipient has refused, and pushes all the same', async () => {
  const { origin, asked } = await pushService(410)
  const who = await givenMember()
  await givenDevice(who, origin)
  await chooseMails(database(), 'lan@example.vn', 'back-in-stock', false)
  await send(await queued(who.id))
  expect(asked).toHaveLength(1)
  expect(await sentMails()).toEqual([])
})
