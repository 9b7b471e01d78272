import { oneTimeCode } from '@/services/account/templates/one-time-code'
import { welcome } from '@/services/account/templates/welcome'
import { apps } from '@/services/app'
import { database, databasePool } from '@/services/database'
import { queueMessage } from '@/services/message'
import { findCall } from '@/lib/gateway/calls'
import { useDatabase } from '../database'
import { given } from './stand-ins'

useDatabase()

async function outbox(query = '') {
  const response = await apps.message!.fetch(new Request(`http://message.internal/outbox${query}`))
  return { status: response.status, body: await response.json() }
}

beforeAll(async () => {
  await queueMessage(
    database(),
    oneTimeCode({
      channel: 'sms',
      recipient: '+84912345678',
      values: { code: '482915', minutes: 10, purpose: 'login' },
    }),
  )
  await databasePool().query("UPDATE message.messages SET created_at = now() - interval '1 minute'")
  await queueMessage(
    database(),
    welcome({
      channel: 'email',
      recipient: 'Lan@example.com',
      values: { name: 'Lan' },
    }),
  )
})

it('lists the newest first, with codes as a field', async () => {
  const { status, body } = await outbox()
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { channel: 'email', recipient: 'Lan@example.com', subject: 'Chào mừng bạn đến với Nàng', code: null },
    { channel: 'sms', recipient: '+84912345678', subject: null, html: null, code: '482915' },
  ])
  expect((await outbox('?limit=1')).body.data).toHaveLength(1)
})

it.each([
  ['lan@example.com', 1],
  ['LAN', 1],
  ['0912 345 678', 1],
  ['+84912345678', 1],
  ['84 912', 1],
  ['0999', 0],
  ['100%', 0],
])('finds messages to %s', async (to, count) => {
  expect((await outbox(`?to=${encodeURIComponent(to)}`)).body.data).toHaveLength(count)
})

it.each<[Record<string, string>, number]>([
  [{ SITE_URL: 'http://localhost:3000' }, 200],
  [{ SITE_URL: 'https://nang.vn' }, 404],
  [{ SITE_URL: 'https://nang.vn', DEV_OUTBOX: 'on' }, 200],
  [{ SITE_URL: 'https://nang.vn', DEV_OUTBOX: 'on', SMTP_URL: 'smtp://mail' }, 404],
  [{ SMS_PROVIDER: 'esms' }, 404],
  [{ WHATSAPP_TOKEN: 'token' }, 404],
])('with %j the answer is %i', async (settings, status) => {
  given(settings)
  expect((await outbox()).status).toBe(status)
})

it('is not exposed by the gateway', async () => {
  expect(await findCall('message', 'GET', '/outbox')).toBeNull()
})
