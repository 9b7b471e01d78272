import { sql } from 'drizzle-orm'
import { MAX_DEVICES } from '@/domain/push/device'
import { database } from '@/services/database'
import { pushApp } from '@/services/push/app'
import { isPushEndpoint } from '@/services/push/endpoint'
import { pushPersonalData } from '@/services/push/personal-data'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { browserAt, digestOf, forgetPush, switchOn } from './given-device'

useDatabase()
beforeEach(forgetPush)

const GOOGLE = 'https://fcm.googleapis.com'

const devices = async (who: Parameters<typeof switchOn>[0]) =>
  (await call(pushApp, 'GET', '/push/devices', { who })).body.data.devices as {
    id: string
    device: string
    topics: string[]
    endpoint_digest: string
  }[]

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('sends to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://127.0.0.1/abc',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'file:///etc/passwd',
  'no address',
])('does not send to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})

it('refuses an endpoint of no known push service, and visitors', async () => {
  const who = await givenMember()
  expect(await switchOn(who, browserAt('http://127.0.0.1:5432'))).toMatchObject({ status: 400 })
  expect(await switchOn({ ...who, authorization: '' }, browserAt(GOOGLE))).toMatchObject({ status: 401 })
  expect(await devices(who)).toEqual([])
})

it('lists a member’s devices without their addresses, and changes what one receives', async () => {
  const [who, other] = [await givenMember(), await givenMember()]
  const subscription = browserAt(GOOGLE)
  await switchOn(who, subscription, ['order'])
  await switchOn(who, subscription, ['order', 'back-in-stock'])
  const [device, ...others] = await devices(who)
  expect(others).toEqual([])
  expect(device).toEqual({
    id: expect.any(String),
    device: 'Chrome, Android',
    topics: ['order', 'back-in-stock'],
    endpoint_digest: digestOf(subscription.endpoint),
    created_at: expect.any(String),
  })
  const change = (asking: typeof who, topics: string[]) =>
    call(pushApp, 'PUT', `/push/devices/${device!.id}`, { who: asking, json: { topics } })
  expect((await change(other, [])).status).toBe(404)
  expect((await change(who, ['price-drop'])).body.data.devices[0].topics).toEqual(['price-drop'])
  expect((await change(who, [])).body.data.devices).toEqual([])
})

it('gives a browser to the member who switched it on last', async () => {
  const [first, second] = [await givenMember(), await givenMember()]
  const subscription = browserAt(GOOGLE)
  await switchOn(first, subscription)
  await switchOn(second, subscription)
  expect(await devices(first)).toEqual([])
  expect(await devices(second)).toHaveLength(1)
})

it('keeps the newest devices of a member', async () => {
  const who = await givenMember()
  for (let count = 0; count <= MAX_DEVICES; count++)
    await switchOn(who, browserAt(GOOGLE), ['order'], `Chrome ${count}`)
  const names = (await devices(who)).map(({ device }) => device)
  expect(names).toHaveLength(MAX_DEVICES)
  expect(names).not.toContain('Chrome 0')
})

it('copies a member’s devices without their keys, and deletes them with the account', async () => {
  const who = await givenMember()
  await switchOn(who, browserAt(GOOGLE), ['order'])
  const copy = await pushPersonalData.copyOf(database(), who.id)
  expect(copy).toMatchObject({ devices: [{ device: 'Chrome, Android', topics: ['order'] }], notices: [] })
  expect(JSON.stringify(copy)).not.toContain('googleapis')
  await pushPersonalData.erase(database(), who.id)
  expect((await database().execute(sql`SELECT FROM push.subscriptions`)).rows).toHaveLength(0)
})
