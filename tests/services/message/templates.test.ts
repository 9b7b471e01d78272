import { OTP_SCOPES } from '@/domain/account/otp'
import { type Message, writeMessage } from '@/services/message/templates'
import { given } from './stand-ins'

const code = (channel: 'email' | 'sms' | 'whatsapp', changes: object = {}): Message => ({
  template: 'one-time-code',
  channel,
  recipient: 'someone',
  values: { code: '482915', minutes: 10, purpose: 'verification', ...changes },
})

const HOSTILE = `<img src=x onerror="alert('1')">&amp;`

const mails: Message[] = [
  code('email', { name: HOSTILE }),
  {
    template: 'password-reset',
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      link: `https://nang.vn/set-password?uid=1&code="><script>`,
      code: HOSTILE,
      minutes: 10,
    },
  },
  { template: 'welcome', channel: 'email', recipient: 'a', values: { name: HOSTILE, voucher_code: HOSTILE } },
  {
    template: 'password-changed',
    channel: 'email',
    recipient: 'a',
    values: { name: HOSTILE, at: new Date('2026-11-20T18:05:00Z') },
  },
  { template: 'account-removed', channel: 'email', recipient: 'a', values: { name: HOSTILE } },
  { template: 'contact-changed', channel: 'email', recipient: 'a', values: { name: HOSTILE, what: 'phone' } },
  {
    template: 'back-in-stock',
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      product: HOSTILE,
      variant: HOSTILE,
      price: 249_000,
      path: '/son-moi/1-son?combination=2',
    },
  },
  {
    template: 'sale-reminder',
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      sale: HOSTILE,
      starts_at: new Date('2026-11-20T05:00:00Z'),
      path: '/flash-sale',
    },
  },
]

it.each(mails)('$template: markup in a value stays text', (message) => {
  const { html, text } = writeMessage(message)
  expect(html).not.toMatch(/<img|<script|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
  expect(text).toContain(HOSTILE)
})

it.each(mails)(
  '$template: one layout, a subject, no code in it, words for programs without markup',
  (message) => {
    given({
      SITE_NAME: 'Nàng',
      SITE_URL: 'https://nang.vn/',
      SITE_HOTLINE: '1900 9999',
      SITE_EMAIL: 'care@nang.vn',
    })
    const { subject, html, text } = writeMessage(message)
    expect(subject).toMatch(/Nàng/)
    expect(subject).not.toContain('482915')
    for (const shown of ['1900 9999', 'care@nang.vn', 'https://nang.vn']) {
      expect(html).toContain(shown)
      expect(text).toContain(shown)
    }
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('max-width:600px')
    expect(html).toContain('lang="vi"')
    expect(html).not.toMatch(/undefined|\[object/)
    expect(text).not.toMatch(/undefined|\[object|<p/)
  },
)

it.each(OTP_SCOPES)('names the purpose of a code: %s', (purpose) => {
  const { subject, html, text, parameters } = writeMessage(code('email', { purpose }))
  expect(subject).toMatch(/^Mã xác thực Nàng để .{8,}/)
  expect(html).toContain('482915')
  expect(text).toContain('482915')
  expect(parameters).toEqual(['482915'])
})

it('greets by name, or as a friend', () => {
  expect(writeMessage(code('email', { name: 'Lan' })).text).toContain('Chào Lan,')
  expect(writeMessage(code('email')).text).toContain('Chào bạn,')
  expect(writeMessage(code('email', { name: ' ' })).text).toContain('Chào bạn,')
})

it('writes short messages without diacritics, within one message, with the line browsers read', () => {
  given({ SITE_URL: 'https://www.nang.vn:8443', SITE_NAME: 'Mỹ phẩm Đẹp' })
  const { subject, html, text, parameters } = writeMessage(code('sms'))
  expect(text.split('\n').at(-1)).toBe('@www.nang.vn #482915')
  expect(text).toContain('Ma xac thuc My pham Dep cua ban la 482915')
  expect(text).toMatch(/^[\x20-\x7E\n]+$/)
  expect(text.length).toBeLessThanOrEqual(160)
  expect([subject, html, parameters]).toEqual([null, null, ['482915']])
})

it('says when a password was changed in Vietnam’s time', () => {
  const { text } = writeMessage(mails[3]!)
  expect(text).toContain('01:05 ngày 21/11/2026')
})

it('leaves the gift out when there is none', () => {
  const { text } = writeMessage({
    template: 'welcome',
    channel: 'email',
    recipient: 'a',
    values: { name: 'Lan' },
  })
  expect(text).not.toContain('mã ưu đãi')
})

it('holds on to a code as long as it can be used, and to other news for a day', () => {
  expect(writeMessage(code('sms'))).toMatchObject({ attempts: 6, minutes: 10 })
  expect(writeMessage(mails[4]!)).toMatchObject({ attempts: 14, minutes: undefined })
})
