import { oneTimeCode } from '@/services/account/templates/one-time-code'
import { welcome as welcomeTemplate } from '@/services/account/templates/welcome'
import { performJob } from '../perform-job'
import { message as messageModule } from '@/services/message/module'
import { setTimeout } from 'node:timers/promises'
import { database, databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { availableChannels, type Message, queueMessage } from '@/services/message'
import { log } from '@/services/log'
import { useDatabase } from '../database'
import {
  forgetAll,
  given,
  httpProvider,
  keptMessages,
  letTimePass,
  smtpProvider,
  waitingJobs,
} from './stand-ins'

useDatabase()

const sms: Message = oneTimeCode({
  channel: 'sms',
  recipient: '+84912345678',
  values: { code: '482915', minutes: 10, purpose: 'login' },
})
const welcome: Message = welcomeTemplate({
  channel: 'email',
  recipient: 'lan@example.com',
  values: { name: 'Lan' },
})

const queue = (message: Message, onceKey?: string) => queueMessage(database(), message, { onceKey })
const runDue = () => runDueJobs(messageModule.jobs)
/** Runs the job of the only queued message. */
async function send(isLast = false) {
  const [message] = await keptMessages()
  await performJob(messageModule, 'send-message', { id: message!.id }, { number: 1, isLast })
}

const said: string[] = []

beforeEach(() => {
  said.length = 0
  jest.spyOn(log, 'error').mockImplementation((...words: unknown[]) => void said.push(JSON.stringify(words)))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await forgetAll()
})

describe('queueing', () => {
  it('writes message and job in the transaction', async () => {
    await transaction(async (tx) => {
      await queueMessage(tx, sms)
      throw new Error('the sign-up failed')
    }).catch(() => undefined)
    expect(await keptMessages()).toEqual([])
    expect(await waitingJobs()).toBe(0)
    await transaction((tx) => queueMessage(tx, sms))
    expect(await keptMessages()).toMatchObject([
      { channel: 'sms', recipient: '+84912345678', state: 'queued', parameters: ['482915'] },
    ])
    expect(await waitingJobs()).toBe(1)
  })

  it('makes one message for each key, also in concurrent calls', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () =>
        transaction((tx) => queueMessage(tx, welcome, { onceKey: 'welcome:7' })),
      ),
    )
    await queue(welcome, 'welcome:7')
    expect(await keptMessages()).toHaveLength(1)
    expect(await waitingJobs()).toBe(1)
    await queue(welcome)
    await queue(welcome)
    expect(await keptMessages()).toHaveLength(3)
  })
})

describe('without a provider', () => {
  it('sends nothing and does not erase the message', async () => {
    await queue(sms)
    await runDue()
    expect(await keptMessages()).toMatchObject([
      { state: 'sent', provider: 'outbox', recipient: '+84912345678', parameters: ['482915'] },
    ])
    expect((await keptMessages())[0]!.text).toContain('482915')
    expect(await waitingJobs()).toBe(0)
  })
})

it.each<[Record<string, string>, string[]]>([
  [{}, ['sms', 'whatsapp', 'email']],
  [{ SMTP_URL: '' }, ['sms', 'whatsapp', 'email']],
  [{ SMTP_URL: 'smtp://mail' }, ['email']],
  [{ SMS_PROVIDER: 'esms' }, ['sms']],
  [{ WHATSAPP_TOKEN: 'token' }, ['whatsapp']],
  [{ SMS_PROVIDER: 'zns', SMTP_URL: 'smtp://mail' }, ['sms', 'email']],
  [{ SMS_PROVIDER: 'http', SMTP_URL: 'smtp://mail', WHATSAPP_TOKEN: 't' }, ['sms', 'whatsapp', 'email']],
])('with %j messages can go by %j', (settings, channels) => {
  given(settings)
  expect(availableChannels()).toEqual(channels)
})

describe('with a provider', () => {
  it('sends a message once in two concurrent runs of its job', async () => {
    const provider = await httpProvider({ delay: 300 })
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    const [first, second] = await Promise.allSettled([send(), setTimeout(50).then(() => send())])
    expect(first.status).toBe('fulfilled')
    // The other run fails, and its retry finds the message sent.
    expect(second.status).toBe('rejected')
    await send()
    expect(provider.asked).toHaveLength(1)
    expect(await keptMessages()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  it('retries after two failures of the provider, with the same id', async () => {
    const provider = await httpProvider({ status: 503 }, { status: 503 }, { status: 200 })
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    for (let turn = 0; turn < 5; turn++) {
      await runDue()
      await letTimePass()
    }
    expect(provider.asked).toHaveLength(3)
    expect(new Set(provider.asked.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
    expect(await keptMessages()).toMatchObject([
      { state: 'sent', attempts: 3, provider: 'http', last_error: null },
    ])
    expect(await waitingJobs()).toBe(0)
  })

  it('erases code, content and recipient once the message is accepted', async () => {
    const { url, mails } = await smtpProvider()
    given({ SMTP_URL: url })
    await queue(
      oneTimeCode({
        channel: 'email',
        recipient: 'lan.nguyen@example.com',
        values: { code: '482915', minutes: 10, purpose: 'login', name: 'Lan' },
      }),
    )
    await runDue()
    expect(mails).toHaveLength(1)
    const [message] = await keptMessages()
    expect(message).toMatchObject({
      state: 'sent',
      provider: 'smtp',
      recipient: 'l***n@example.com',
      text: '',
      html: null,
      parameters: [],
      provider_id: `<${message!.id}@localhost>`,
    })
    expect(JSON.stringify(message)).not.toMatch(/482915|lan\.nguyen/)
  })

  it('masks phone numbers', async () => {
    const provider = await httpProvider({})
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    await runDue()
    expect(await keptMessages()).toMatchObject([{ recipient: '+84 *** *** 678', text: '', parameters: [] }])
  })

  it('gives up after a final failure, and logs it without personal data', async () => {
    const provider = await httpProvider({ status: 422, body: { error: '+84912345678 is no number, 482915' } })
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    await runDue()
    await letTimePass()
    await runDue()
    expect(provider.asked).toHaveLength(1)
    expect(await keptMessages()).toMatchObject([{ state: 'failed', last_error: 'HTTP 422' }])
    expect(await waitingJobs()).toBe(0)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('message was not sent')
    expect(said[0]).not.toMatch(/912345678|482915/)
  })

  it('gives up after the last attempt, without personal data in the log', async () => {
    const provider = await httpProvider({ status: 500, body: '+84912345678' })
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    for (let turn = 0; turn < 9; turn++) {
      await runDue()
      await letTimePass()
    }
    expect(provider.asked).toHaveLength(6)
    expect(await keptMessages()).toMatchObject([{ state: 'failed', attempts: 6, last_error: 'HTTP 500' }])
    expect(said.join()).not.toMatch(/912345678|482915/)
  })

  it('does not send an expired code', async () => {
    const provider = await httpProvider({})
    given({ SMS_PROVIDER: 'http', SMS_HTTP_URL: provider.url })
    await queue(sms)
    await databasePool().query(
      `UPDATE graphile_worker._private_jobs SET payload = jsonb_set(payload::jsonb, '{until}', '"2026-01-01T00:00:00.000Z"')::json`,
    )
    await runDue()
    expect(provider.asked).toEqual([])
    expect(await keptMessages()).toMatchObject([{ state: 'failed', last_error: 'too old to be of use' }])
  })

  it.each([
    [{ SMS_PROVIDER: 'esms' }, 'ESMS_API_KEY is not set'],
    [{ SMTP_URL: 'smtp://127.0.0.1:9' }, 'no provider for sms: SMS_PROVIDER is not set'],
  ])('with %j the message waits until the setting is corrected', async (settings, reason) => {
    given(settings)
    await queue(sms)
    await runDue()
    expect(await keptMessages()).toMatchObject([
      { state: 'queued', last_error: reason, text: expect.stringContaining('482915') },
    ])
    expect(await waitingJobs()).toBe(1)
  })
})

it('deletes messages after thirty days', async () => {
  await queue(sms)
  await queue(welcome)
  await databasePool().query(
    "UPDATE message.messages SET created_at = now() - interval '31 days' WHERE template = 'welcome'",
  )
  await performJob(messageModule, 'forget-messages')
  expect(await keptMessages()).toMatchObject([{ channel: 'sms' }])
})
