import { byMailKind, MAIL_KINDS, type MailKind } from '@/domain/mail-kinds'
import { backInStock } from '@/services/alert/templates/back-in-stock'
import { saleReminder } from '@/services/alert/templates/sale-reminder'
import { welcome } from '@/services/account/templates/welcome'
import { apps } from '@/services/app'
import { database } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { chooseMails, type Message, moveMailChoices, queueMessage } from '@/services/message'
import { message as messageModule } from '@/services/message/module'
import { subscriptionToken } from '@/services/message/unsubscribe/link'
import { useDatabase } from '../database'
import { forgetAll, given, keptMessages, smtpProvider } from './stand-ins'

useDatabase()

const LAN = 'lan@example.com'

const stockMail = (recipient = LAN): Message =>
  backInStock({
    channel: 'email',
    recipient,
    values: { name: 'Lan', product: 'Son', variant: '', price: 249_000, path: '/son-moi/1-son' },
  })
const saleMail = saleReminder({
  channel: 'email',
  recipient: LAN,
  values: { name: 'Lan', sale: 'Flash sale', starts_at: new Date('2026-11-20T05:00:00Z'), path: '/' },
})
const welcomeMail = welcome({ channel: 'email', recipient: LAN, values: { name: 'Lan' } })

const queue = (message: Message) => queueMessage(database(), message)
const runDue = () => runDueJobs(messageModule.jobs)

async function call(method: string, path: string, json?: object) {
  const response = await apps.message!.fetch(
    new Request(`http://message.internal${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}
const put = (token: string, is_wanted: boolean) => call('PUT', '/subscription', { token, is_wanted })
const read = (token: string) => call('GET', `/subscription?token=${encodeURIComponent(token)}`)

/** The token of the link in a mail. */
const tokenIn = (text: string) => /\/unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? ''
const preferencesIn = (text: string) => /\/unsubscribe\?token=([\w-]+\.all\.\S+)/.exec(text)?.[1] ?? ''

afterEach(async () => {
  await forgetAll()
  for (const kind of MAIL_KINDS) await chooseMails(database(), LAN, kind, true)
})

it('links from every mail of a kind, in text and HTML, and from no other', () => {
  given({ SITE_URL: 'https://nang.vn/' })
  for (const message of [stockMail(), saleMail]) {
    const { text, html } = message.write()
    const token = tokenIn(text)
    expect(text).toContain(`https://nang.vn/unsubscribe?token=${token}`)
    expect(html).toContain(`href="https://nang.vn/unsubscribe?token=${token}"`)
    // An address in a link ends up in logs and in the browser's history.
    expect(text.slice(text.indexOf('/unsubscribe'))).not.toMatch(/lan|@/)
  }
  expect(welcomeMail.write().text).not.toContain('Ngừng nhận')
})

it('links from every mail to the choices of its address, which open nothing else', async () => {
  given({ SITE_URL: 'https://nang.vn/' })
  const tokens = [stockMail(), saleMail, welcomeMail].map((message) => {
    const { text, html } = message.write()
    expect(html).toContain(`href="https://nang.vn/unsubscribe?token=${preferencesIn(text)}"`)
    return preferencesIn(text)
  })
  expect(new Set(tokens).size).toBe(1)
  const [preferences = ''] = tokens
  const ask = (token: string) => call('GET', `/preferences?token=${encodeURIComponent(token)}`)
  const all = byMailKind(() => true)
  expect((await ask(preferences)).body.data).toEqual(all)
  const chosen = { ...all, 'back-in-stock': false, 'review-answer': false }
  const kept = await call('PUT', '/preferences', { token: preferences, choices: chosen })
  expect(kept).toMatchObject({ status: 200, body: { data: chosen } })
  expect((await ask(preferences)).body.data).toEqual(chosen)
  for (const message of [stockMail(), saleMail, welcomeMail]) await queue(message)
  expect((await keptMessages()).map(({ template }) => template).sort()).toEqual(['sale-reminder', 'welcome'])

  expect((await read(preferences)).status).toBe(404)
  expect((await ask(token())).status).toBe(404)
  expect((await ask(preferences.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect((await call('PUT', '/preferences', { token: preferences, choices: {} })).status).toBe(422)
})

it('stops one kind to one address in any case, and resumes it', async () => {
  await queue(stockMail())
  const token = tokenIn((await keptMessages())[0]!.text)
  await forgetAll()
  expect((await read(token)).body.data).toEqual({ kind: 'back-in-stock', is_wanted: true })
  await put(token, false)
  await put(token, false)
  expect((await read(token)).body.data).toEqual({ kind: 'back-in-stock', is_wanted: false })
  for (const message of [stockMail('LAN@Example.com'), saleMail, welcomeMail, stockMail('hoa@example.com')])
    await queue(message)
  expect((await keptMessages()).map(({ template, recipient }) => `${template} ${recipient}`).sort()).toEqual([
    'back-in-stock hoa@example.com',
    'sale-reminder lan@example.com',
    'welcome lan@example.com',
  ])
  await forgetAll()
  await put(token, true)
  await queue(stockMail())
  expect(await keptMessages()).toHaveLength(1)
})

it('does not send what was queued before, and erases it', async () => {
  const { url, mails } = await smtpProvider()
  given({ SMTP_URL: url })
  await queue(stockMail())
  await queue(saleMail)
  await chooseMails(database(), LAN, 'back-in-stock', false)
  await runDue()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.raw).toContain('Flash')
  const stopped = (await keptMessages()).find(({ template }) => template === 'back-in-stock')
  expect(stopped).toMatchObject({
    state: 'failed',
    last_error: 'the recipient unsubscribed',
    text: '',
    html: null,
  })
  expect(stopped!.recipient).not.toBe(LAN)
})

const token = (kind: MailKind = 'back-in-stock', email = LAN) => subscriptionToken(email, kind)

it.each<[string, () => string]>([
  ['nothing', () => 'x'],
  ['another kind', () => token().replace('back-in-stock', 'sale-reminder')],
  ['an unknown kind', () => token().replace('back-in-stock', 'order-placed')],
  [
    "another address's digest",
    () => [token('back-in-stock', 'hoa@example.com').split('.')[0], ...token().split('.').slice(1)].join('.'),
  ],
  ['a changed signature', () => `${token().slice(0, -2)}AA`],
  ['no signature', () => token().split('.').slice(0, 2).join('.')],
  ['more parts', () => `${token()}.x`],
])('refuses a token with %s', async (_, make) => {
  expect((await read(make())).status).toBe(404)
  expect((await put(make(), false)).status).toBe(404)
  await queue(stockMail())
  await queue(saleMail)
  expect(await keptMessages()).toHaveLength(2)
})

it("refuses another shop's link", async () => {
  const ours = process.env.SESSION_SECRET
  process.env.SESSION_SECRET = 'the secret of another shop, as long as ours'
  const foreign = token()
  process.env.SESSION_SECRET = ours
  expect((await put(foreign, false)).status).toBe(404)
})

it('sends both headers by SMTP, each in one line, and none with a mail about the account', async () => {
  const { url, mails } = await smtpProvider()
  given({ SMTP_URL: url, SITE_URL: 'https://mua-sam.cua-hang-my-pham-rat-dai.example.com.vn' })
  await queue(stockMail())
  await runDue()
  await queue(welcomeMail)
  await runDue()
  const [withKind, without] = mails.map(({ raw }) => raw.split(/\r?\n\r?\n/)[0]!.split(/\r?\n/))
  expect(withKind).toContain(
    `List-Unsubscribe: <https://mua-sam.cua-hang-my-pham-rat-dai.example.com.vn/api/unsubscribe?token=${token()}>`,
  )
  expect(withKind).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  // No line may be longer (RFC 5322).
  expect(Math.max(...withKind!.map((line) => line.length))).toBeLessThan(998)
  expect(without!.join('\n')).not.toMatch(/List-Unsubscribe/)
})

it('shows the headers in the outbox', async () => {
  given({ SITE_URL: 'http://localhost:3000' })
  await queue(welcomeMail)
  await queue(saleMail)
  const { body } = await call('GET', '/outbox?to=lan')
  const headersOf = (words: string) =>
    body.data.find(({ text }: { text: string }) => text.includes(words)).headers
  expect(headersOf('Flash sale')).toEqual([
    {
      name: 'List-Unsubscribe',
      value: `<http://localhost:3000/api/unsubscribe?token=${token('sale-reminder')}>`,
    },
    { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
  ])
  expect(body.data.map(({ headers }: { headers: unknown[] }) => headers.length).sort()).toEqual([0, 2])
})

it('follows an address to its successor', async () => {
  await chooseMails(database(), 'cu@example.com', 'back-in-stock', false)
  await moveMailChoices(database(), 'cu@example.com', 'moi@example.com')
  await moveMailChoices(database(), 'cu@example.com', 'moi@example.com')
  expect((await read(token('back-in-stock', 'moi@example.com'))).body.data.is_wanted).toBe(false)
  expect((await read(token('sale-reminder', 'moi@example.com'))).body.data.is_wanted).toBe(true)
})
