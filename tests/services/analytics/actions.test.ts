import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { analyticsApp } from '@/services/analytics/app'
import { actions } from '@/services/analytics/schema'
import { deleteOldActions } from '@/services/analytics/retention'
import { apps } from '@/services/app'
import { hashPassword } from '@/services/account/sign-in/passwords'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'

useDatabase()

const event = (changes: object = {}) => ({
  event_id: randomUUID(),
  verb: 'view',
  object_type: 'homepage',
  object_id: '',
  referrer: '',
  additional: { full_path: '/' },
  ...changes,
})

interface As {
  authorization?: string
  device?: string
  address?: string
  type?: string
}

async function tell(payload: unknown, { authorization, device, address, type }: As = {}) {
  const response = await analyticsApp.request('/user/me/actions', {
    method: 'POST',
    headers: {
      'content-type': type ?? 'application/json',
      'x-device-id': device ?? 'device-1',
      'x-session-id': 'visit-1',
      'x-platform': 'nang-web-vn',
      'x-client-address': address ?? '192.0.2.1',
      ...(authorization && { authorization }),
    },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: { recorded: number }
      code?: string
      message?: string
      details?: Record<string, unknown>
    },
  }
}

const kept = async (event_id: string) =>
  (await database().select().from(actions).where(eq(actions.event_id, event_id)))[0]

it('stores an event with the visitor of the gateway’s headers, not of the body (NET-01, TRK-02)', async () => {
  const one = event({
    object_type: 'product_detail',
    object_id: 7,
    acquisition_source: 'mobile web',
    ...{ user_id: 99, is_guest: false, device_id: 'forged', session_id: 'forged', platform: 'forged' },
  })
  expect(await tell(one)).toMatchObject({ status: 200, body: { success: true, data: { recorded: 1 } } })
  expect(await kept(one.event_id)).toMatchObject({
    verb: 'view',
    object_type: 'product_detail',
    object_id: '7',
    user_id: null,
    is_guest: true,
    device_id: 'device-1',
    session_id: 'visit-1',
    platform: 'nang-web-vn',
    acquisition_source: 'mobile web',
    additional: { full_path: '/' },
  })
})

it('identifies a member by the bearer token', async () => {
  const member = await givenMember()
  const one = event()
  await tell(one, member)
  expect(await kept(one.event_id)).toMatchObject({ user_id: member.id, is_guest: false })
})

it('stores no id of a visitor who declined', async () => {
  const member = await givenMember()
  const one = event()
  await tell({ is_anonymous: true, events: [one] }, member)
  expect(await kept(one.event_id)).toMatchObject({ user_id: null, device_id: '', session_id: '' })
})

it('accepts a batch of a beacon with any content type', async () => {
  const events = Array.from({ length: 50 }, () => event())
  expect(await tell({ events }, { type: 'text/plain;charset=UTF-8' })).toMatchObject({
    status: 200,
    body: { data: { recorded: 50 } },
  })
})

it('accepts the minimal call (TRK-01) without id, time and object', async () => {
  expect(await tell({ verb: 'start', acquisition_source: 'desktop web' })).toMatchObject({
    status: 200,
    body: { data: { recorded: 1 } },
  })
})

it('stores a repeated event once, in one batch, in two, and concurrently', async () => {
  const one = event()
  expect((await tell({ events: [one, one] })).body.data?.recorded).toBe(1)
  expect((await tell({ events: [one] })).body.data?.recorded).toBe(0)
  const other = event()
  const answers = await Promise.all([tell(other), tell(other), tell(other)])
  expect(answers.reduce((sum, { body }) => sum + (body.data?.recorded ?? 0), 0)).toBe(1)
})

it.each([
  ['no JSON', '{', undefined],
  ['a list', '[]', undefined],
  ['no events', { events: [] }, 'events'],
  ['too many events', { events: Array.from({ length: 51 }, () => event()) }, 'events'],
  ['no verb', { events: [event(), event({ verb: undefined })] }, 'events[1].verb'],
  ['a verb of other signs', { events: [event({ verb: 'Xem hàng' })] }, 'events[0].verb'],
  ['no event', { events: [event(), event(), 'view'] }, undefined],
  ['an id that is none', event({ event_id: '12' }), 'event_id'],
  ['a time that is none', event({ accessed_at: 'hôm qua' }), 'accessed_at'],
  ['more besides than fits', event({ additional: { a: 'x'.repeat(2_001) } }), 'additional'],
  ['a list besides', event({ additional: [1] }), 'additional'],
  ['a sign no database holds', event({ additional: { a: '\u0000' } }), 'additional'],
  ['half a sign', event({ additional: { a: '\ud800' } }), 'additional'],
  ['NUL in a text', event({ referrer: 'a\u0000' }), 'referrer'],
  ['too long a type', event({ object_type: 'x'.repeat(61) }), 'object_type'],
])('refuses %s and keeps none of it', async (_, payload, field) => {
  const before = await database().$count(actions)
  const { status, body } = await tell(payload)
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
  if (field !== undefined) expect(body.details?.field).toBe(field)
  expect(await database().$count(actions)).toBe(before)
})

it('reports the invalid event of a batch', async () => {
  const { body } = await tell({ events: [event(), event(), event({ verb: '' })] })
  expect(body.details).toMatchObject({ index: 2 })
})

it.each([
  ['from tomorrow', 86_400_000, 0],
  ['from years ago', -900 * 86_400_000, -86_400_000],
  ['from a minute ago', -60_000, -60_000],
])('an event %s is taken for one of its possible time', async (_, said, believed) => {
  const now = Date.now()
  const one = event({ accessed_at: new Date(now + said).toISOString() })
  await tell(one)
  const at = (await kept(one.event_id))?.accessed_at.getTime() ?? 0
  expect(Math.abs(at - (now + believed))).toBeLessThan(10_000)
})

it('deletes actions older than 400 days', async () => {
  const [old, recent] = [event(), event()]
  await tell({ events: [old, recent] })
  const age = (id: string, days: number) =>
    database()
      .update(actions)
      .set({ received_at: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(actions.event_id, id))
  await age(old.event_id, 401)
  await age(recent.event_id, 399)
  expect(await deleteOldActions(database())).toBe(1)
  expect(await kept(old.event_id)).toBeUndefined()
  expect(await kept(recent.event_id)).toBeDefined()
})

it('exports a member’s actions, and makes them anonymous on erasure', async () => {
  const password = 'mật khẩu của tôi'
  const member = await givenMember({ password_hash: await hashPassword(password) })
  const one = event({ verb: 'attribution', additional: { web_device_id: 'abcdefgh', note: 'x' } })
  await tell(one, member)
  const ask = async (method: string, path: string, json?: object) =>
    apps.account!.fetch(
      new Request(`http://account${path}`, {
        method,
        headers: { authorization: member.authorization, 'content-type': 'application/json' },
        ...(json && { body: JSON.stringify(json) }),
      }),
    )
  const copy: unknown = await (await ask('GET', '/user/me/export')).json()
  expect(JSON.stringify(copy)).toContain('"actions":[{"verb":"attribution"')
  expect((await ask('DELETE', '/user/me', { password })).status).toBe(200)
  expect(await kept(one.event_id)).toMatchObject({
    ...{ user_id: null, device_id: '', session_id: '' },
    additional: { note: 'x' },
  })
})

it('limits the events of a network, in any batches', async () => {
  process.env.RATE_LIMIT_FACTOR = '0.0004'
  jest.resetModules()
  const answers = []
  const { analyticsApp: fresh } = await import('@/services/analytics/app')
  for (let times = 0; times < 4; times++) {
    const response = await fresh.request('/user/me/actions', {
      method: 'POST',
      headers: { 'x-client-address': '198.51.100.9' },
      body: JSON.stringify(times === 1 ? { events: [event(), event()] } : event()),
    })
    answers.push(response.status)
  }
  await (await import('@/services/database')).closeDatabase()
  delete process.env.RATE_LIMIT_FACTOR
  expect(answers).toEqual([200, 200, 200, 429])
})
