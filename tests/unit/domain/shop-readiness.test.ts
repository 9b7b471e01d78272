import { identityFact, isPublicDemo, wantsDemo } from '@/domain/shop/shop-identity'
import { isRefused, readinessFindings } from '@/domain/shop/shop-readiness'

const secret = 'x'.repeat(32)

/** Everything a real shop sets. */
const complete = {
  SITE_URL: 'https://shop.example',
  SITE_COMPANY_NAME: 'Công ty A',
  SITE_TAX_CODE: '0100000000',
  SITE_TAX_AUTHORITY: 'Sở Tài chính Hà Nội',
  SITE_REPRESENTATIVE: 'Trần B',
  SITE_ADDRESS: '1 Tràng Tiền, Hà Nội',
  SITE_MINISTRY_NOTICE_URL: 'http://online.gov.vn/Home/WebDetails/1',
  SITE_HOTLINE: '1900 1234',
  SITE_HOTLINE_HOURS: '8:00–21:00',
  SITE_EMAIL: 'care@shop.example',
  SITE_FACEBOOK: 'https://facebook.com/a',
  SITE_INSTAGRAM: 'https://instagram.com/a',
  SITE_TIKTOK: 'https://tiktok.com/@a',
  SITE_YOUTUBE: 'https://youtube.com/@a',
  BANK_TRANSFER_ACCOUNTS: '[{"bank":"A","bin":"970436","number":"0123456789","holder":"A"}]',
  VNPAY_TMN_CODE: 'a',
  MOMO_PARTNER_CODE: 'a',
  ZALOPAY_APP_ID: 'a',
  ONEPAY_MERCHANT: 'a',
  SHOPEEPAY_CLIENT_ID: 'a',
  SMTP_URL: 'smtp://mail',
  SMS_PROVIDER: 'esms',
  SESSION_SECRET: secret,
  REVALIDATE_SECRET: secret,
}

const real = { demoProducts: 0 }

const said = (environment: Record<string, string | undefined>, database = real) =>
  readinessFindings(environment, database).map(({ effect, text }) => `${effect}: ${text}`)

it('finds nothing in a shop that set everything', () => {
  expect(said(complete)).toEqual([])
})

it('finds nothing on a local address, where the demo shop is wanted', () => {
  expect(said({ SITE_URL: 'http://localhost:3000' }, { demoProducts: 775 })).toEqual([])
  expect(said({}, { demoProducts: 775 })).toEqual([])
})

it('warns that affiliates are approved without staff', () => {
  expect(said({ ...complete, AFFILIATE_APPROVAL: 'staff' })).toEqual([])
  expect(said({ ...complete, AFFILIATE_APPROVAL: 'rules' })).toEqual([
    expect.stringMatching(/^missing: Affiliates are approved without staff/),
  ])
})

it.each([
  ['SITE_COMPANY_NAME', 'refused'],
  ['SITE_TAX_CODE', 'refused'],
  ['SITE_ADDRESS', 'refused'],
  ['SITE_HOTLINE', 'refused'],
  ['SITE_HOTLINE_HOURS', 'refused'],
  ['SITE_REPRESENTATIVE', 'refused'],
  ['SITE_EMAIL', 'refused'],
  ['SITE_FACEBOOK', 'hidden'],
  ['SITE_MINISTRY_NOTICE_URL', 'hidden'],
  ['BANK_TRANSFER_ACCOUNTS', 'off'],
  ['VNPAY_TMN_CODE', 'off'],
  ['SHOPEEPAY_CLIENT_ID', 'off'],
  ['SMTP_URL', 'missing'],
  ['SMS_PROVIDER', 'missing'],
  ['SESSION_SECRET', 'missing'],
])('names %s when it is not set: %s', (name, effect) => {
  for (const value of [undefined, '', '  ']) {
    const findings = said({ ...complete, [name]: value })
    expect(findings).toEqual([expect.stringContaining(name)])
    expect(findings[0]?.startsWith(effect)).toBe(true)
  }
})

it.each([
  [{ LOCAL_BANK: 'on' }, 'LOCAL_BANK'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ SMTP_URL: '', SMS_PROVIDER: '', DEV_OUTBOX: 'on' }, 'DEV_OUTBOX'],
])('refuses %o', (more, name) => {
  const findings = readinessFindings({ ...complete, ...more }, real)
  expect(findings.filter(({ effect }) => effect === 'refused').map(({ text }) => text)).toEqual([
    expect.stringContaining(name),
  ])
})

it('refuses the demo catalogue on a public address, unless it is shown on purpose', () => {
  expect(isRefused(readinessFindings(complete, { demoProducts: 775 }))).toBe(true)
  expect(said({ ...complete, SHOP_DEMO: 'public' }, { demoProducts: 775 })).toEqual([])
})

it('says the heaviest first', () => {
  const effects = readinessFindings({ SITE_URL: 'https://shop.example' }, { demoProducts: 1 }).map(
    ({ effect }) => effect,
  )
  expect(effects).toEqual([...effects].sort((a, b) => rank(a) - rank(b)))
  expect(effects[0]).toBe('refused')
})

const rank = (effect: string) => ['refused', 'off', 'hidden', 'missing'].indexOf(effect)

describe('a fact of the shop', () => {
  it.each([
    [{}, '1900 0108'],
    [{ SITE_URL: 'http://localhost:3000' }, '1900 0108'],
    [{ SITE_URL: 'https://shop.example' }, ''],
    [{ SITE_URL: 'https://shop.example', SITE_HOTLINE: '' }, ''],
    [{ SITE_URL: 'https://shop.example', SITE_HOTLINE: '1900 1234' }, '1900 1234'],
    [{ SITE_URL: 'https://shop.example', SHOP_DEMO: 'public' }, '1900 0108'],
  ])('with %o the hotline is "%s"', (environment, hotline) => {
    expect(identityFact('SITE_HOTLINE', environment)).toBe(hotline)
  })
})

it.each([
  [{}, true],
  [{ SHOP_DEMO: 'none' }, false],
  [{ SITE_URL: 'https://shop.example' }, false],
  [{ SITE_URL: 'https://shop.example', SHOP_DEMO: 'public' }, true],
])('fills an empty database with the demo shop for %o: %s', (environment, isWanted) => {
  expect(wantsDemo(environment)).toBe(isWanted)
})

it('takes a demonstration for one on a public address only', () => {
  expect(isPublicDemo({ SHOP_DEMO: 'public' })).toBe(false)
})
