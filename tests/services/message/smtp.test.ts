import type { Outgoing } from '@/services/message/delivery/port'
import { smtp } from '@/services/message/delivery/smtp'
import { failureOf, given, smtpProvider } from './stand-ins'

const message: Outgoing = {
  id: '7f0a3c1e-6a55-4f0e-9a55-0a3c1e6a554f',
  template: 'welcome',
  channel: 'email',
  recipient: 'lan@example.com',
  subject: 'Chào mừng bạn đến với Nàng',
  text: 'Chào Lan,',
  html: '<p>Chào Lan,</p>',
  parameters: [],
  headers: {},
}

const failure = (changes: Partial<Outgoing> = {}) =>
  smtp.deliver({ ...message, ...changes }).then(() => null, failureOf)

const refusing = (responseCode: number) => () =>
  Object.assign(new Error('lan@example.com is not known here'), { responseCode })

it('sends text and HTML with a Message-ID made from the message’s id', async () => {
  const { url, mails } = await smtpProvider()
  given({ SMTP_URL: url, SITE_URL: 'https://nang.vn', MAIL_FROM: 'Nàng <thu@nang.vn>' })
  expect(await smtp.deliver(message)).toEqual({ providerId: `<${message.id}@nang.vn>` })
  await smtp.deliver(message)
  expect(mails).toHaveLength(2)
  for (const { to, raw } of mails) {
    expect(to).toEqual(['lan@example.com'])
    expect(raw).toContain(`Message-ID: <${message.id}@nang.vn>`)
    expect(raw).toMatch(/^From: =\?UTF-8\?.+<thu@nang\.vn>/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(raw).toMatch(/^Content-Type: text\/plain/m)
    expect(raw).toMatch(/^Content-Type: text\/html/m)
  }
})

it('is sent from the shop’s name and address by default', async () => {
  const { url, mails } = await smtpProvider()
  given({ SMTP_URL: url, SITE_NAME: 'Nang', SITE_EMAIL: 'care@nang.vn' })
  await smtp.deliver(message)
  expect(mails[0]!.raw).toMatch(/^From: Nang <care@nang\.vn>/m)
})

it('sends to one address, whatever it contains', async () => {
  const { url, mails } = await smtpProvider()
  given({ SMTP_URL: url })
  await smtp.deliver({ ...message, recipient: 'lan@example.com, thief@example.com' }).catch(() => undefined)
  expect(mails.flatMap(({ to }) => to)).not.toContain('thief@example.com')
})

it.each([
  [550, true],
  [451, false],
])('an address refused with %i: final is %s', async (code, isFinal) => {
  const { url } = await smtpProvider({ onRcptTo: (_address, _session, done) => done(refusing(code)()) })
  given({ SMTP_URL: url })
  expect(await failure()).toEqual({ reason: `SMTP EENVELOPE ${code}`, isFinal })
})

it.each([
  [554, true],
  [452, false],
])('a mail refused with %i: final is %s', async (code, isFinal) => {
  const { url } = await smtpProvider({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done(refusing(code)()))
    },
  })
  given({ SMTP_URL: url })
  expect(await failure()).toEqual({ reason: `SMTP EMESSAGE ${code}`, isFinal })
})

it('is retried when the login is refused or the server does not answer', async () => {
  const { url } = await smtpProvider({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  })
  given({ SMTP_URL: url.replace('//', '//shop:wrong@') })
  expect(await failure()).toMatchObject({ reason: expect.stringContaining('EAUTH'), isFinal: false })
  given({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await failure()).toMatchObject({ reason: expect.stringContaining('SMTP'), isFinal: false })
})
