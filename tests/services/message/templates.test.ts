import { accountRemoved } from '@/services/account/templates/account-removed'
import { backInStock } from '@/services/alert/templates/back-in-stock'
import { contactChanged } from '@/services/account/templates/contact-changed'
import { oneTimeCode } from '@/services/account/templates/one-time-code'
import { passwordChanged } from '@/services/account/templates/password-changed'
import { passwordReset } from '@/services/account/templates/password-reset'
import { saleReminder } from '@/services/alert/templates/sale-reminder'
import { welcome } from '@/services/account/templates/welcome'
import { OTP_SCOPES } from '@/domain/account/otp'
import type { Message } from '@/services/message'
import { MODERATION_REASONS } from '@/domain/review/moderation/moderate'
import { reviewRejected } from '@/services/review/templates/review-rejected'
import { reviewReminder } from '@/services/review/templates/review-reminder'
import { reviewReplied } from '@/services/review/templates/review-replied'
import { given } from './stand-ins'

const code = (channel: 'email' | 'sms' | 'whatsapp', changes: object = {}): Message =>
  oneTimeCode({
    channel,
    recipient: 'someone',
    values: { code: '482915', minutes: 10, purpose: 'verification', ...changes },
  })

const HOSTILE = `<img src=x onerror="alert('1')">&amp;`

const rejected = (reason: string, product = 'Son lì'): Message =>
  reviewRejected({
    channel: 'email',
    recipient: 'a',
    values: { name: product, product, reason, path: '/son-moi/1-son?review=1' },
  })

const mails: Message[] = [
  code('email', { name: HOSTILE }),
  passwordReset({
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      link: `https://nang.vn/set-password?uid=1&code="><script>`,
      link_minutes: 30,
      code: HOSTILE,
      code_minutes: 10,
    },
  }),
  welcome({ channel: 'email', recipient: 'a', values: { name: HOSTILE, voucher_code: HOSTILE } }),
  passwordChanged({
    channel: 'email',
    recipient: 'a',
    values: { name: HOSTILE, at: new Date('2026-11-20T18:05:00Z') },
  }),
  accountRemoved({ channel: 'email', recipient: 'a', values: { name: HOSTILE } }),
  contactChanged({ channel: 'email', recipient: 'a', values: { name: HOSTILE, what: 'phone' } }),
  backInStock({
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      product: HOSTILE,
      variant: HOSTILE,
      price: 249_000,
      path: '/son-moi/1-son?combination=2',
    },
  }),
  saleReminder({
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      sale: HOSTILE,
      starts_at: new Date('2026-11-20T05:00:00Z'),
      path: '/flash-sale',
    },
  }),
  reviewReminder({
    channel: 'email',
    recipient: 'a',
    values: {
      name: HOSTILE,
      reference: 'NG260716A38J8',
      products: [{ name: HOSTILE, variant: HOSTILE, picture: null, path: '/son-moi/1-son?review=1' }],
      points: { review: 20, photos: 10 },
    },
  }),
  rejected('phone', HOSTILE),
  reviewReplied({
    channel: 'email',
    recipient: 'a',
    values: { name: HOSTILE, product: HOSTILE, reply: HOSTILE, path: '/son-moi/1-son' },
  }),
]

it.each(mails)('$template escapes markup in values', (message) => {
  const { html, text } = message.write()
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
    const { subject, html, text } = message.write()
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
  const { subject, html, text, parameters } = code('email', { purpose }).write()
  expect(subject).toMatch(/^Mã xác thực Nàng để .{8,}/)
  expect(html).toContain('482915')
  expect(text).toContain('482915')
  expect(parameters).toEqual(['482915'])
})

it('greets by name, or without one', () => {
  expect(code('email', { name: 'Lan' }).write().text).toContain('Chào Lan,')
  expect(code('email').write().text).toContain('Chào bạn,')
  expect(code('email', { name: ' ' }).write().text).toContain('Chào bạn,')
})

it('writes an SMS without diacritics, in one message, with the line for WebOTP', () => {
  given({ SITE_URL: 'https://www.nang.vn:8443', SITE_NAME: 'Mỹ phẩm Đẹp' })
  const { subject, html, text, parameters } = code('sms').write()
  expect(text.split('\n').at(-1)).toBe('@www.nang.vn #482915')
  expect(text).toContain('Ma xac thuc My pham Dep cua ban la 482915')
  expect(text).toMatch(/^[\x20-\x7E\n]+$/)
  expect(text.length).toBeLessThanOrEqual(160)
  expect([subject, html, parameters]).toEqual([null, null, ['482915']])
})

it('gives the time of a password change in Vietnam', () => {
  const { text } = mails[3]!.write()
  expect(text).toContain('01:05 ngày 21/11/2026')
})

it('leaves out the gift when there is none', () => {
  const { text } = welcome({
    channel: 'email',
    recipient: 'a',
    values: { name: 'Lan' },
  }).write()
  expect(text).not.toContain('mã ưu đãi')
})

it('expires a code with its validity, and retries other messages for a day', () => {
  expect(code('sms').write()).toMatchObject({ attempts: 6, minutes: 10 })
  expect(mails[4]!.write()).toMatchObject({ attempts: 14, minutes: undefined })
})

it('says of each reason what to change, and of an unknown one the general words', () => {
  const said = MODERATION_REASONS.map((reason) => /Lý do\n(.+)/.exec(rejected(reason).write().text)?.[1])
  expect(new Set(said).size).toBe(MODERATION_REASONS.length)
  for (const sentence of said) expect(sentence).toMatch(/^Bài .+\. Bạn .+ nhé\.$/)
  expect(rejected('toString').write().text).toContain(said.at(-1))
})

it('mentions points of a review only where there are some', () => {
  const reminder = (points: { review: number; photos: number }) =>
    reviewReminder({
      channel: 'email',
      recipient: 'a',
      values: { name: 'Lan', reference: 'NG1', products: [], points },
    }).write().text
  expect(reminder({ review: 20, photos: 10 })).toContain('20 điểm, thêm 10 điểm khi có ảnh')
  expect(reminder({ review: 20, photos: 0 })).not.toContain('khi có ảnh')
  expect(reminder({ review: 0, photos: 10 })).not.toContain('điểm')
})
