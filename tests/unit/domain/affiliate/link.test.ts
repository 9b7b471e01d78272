import { affiliateLink } from '@/domain/affiliate/link'
import { codeOf, CODE_PATTERN } from '@/domain/affiliate/affiliate'
import { commissionLines, lineCommission } from '@/domain/affiliate/commission'
import { isCitizenNumber, isSameHolder, isTaxCode } from '@/domain/affiliate/identity'
import { readTracking } from '@/domain/affiliate/tracking'
import { PAGES } from '@/lib/pages/pages'

const ORIGIN = 'https://nang.example'
const CODE = 'AB23CD45'
const linkTo = (page: string, sid?: string) => affiliateLink(ORIGIN, { page, code: CODE, sid })

describe('a link', () => {
  it.each([
    ['', '/'],
    ['/flash-sale', '/flash-sale'],
    ['https://nang.example/son-moi/12-son?q=1#x', '/son-moi/12-son?q=1'],
    ['nang.example/sale', '/sale'],
    ['/sale?utm_medium=x&affiliate_code=ZZZZZZZZ&aff_sid=y', '/sale'],
  ])('leads from %j to %s of this shop', (page, path) => {
    const glue = path.includes('?') ? '&' : '?'
    expect(linkTo(page)).toBe(`${ORIGIN}${path}${glue}utm_source=affiliate&affiliate_code=${CODE}`)
  })

  it.each([
    'https://evil.example/sale',
    '//evil.example',
    '/\\evil.example',
    'http://nang.example/sale',
    'https://nang.example.evil.example/',
    'https://user:pass@nang.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/order/payment',
    '/my-orders',
    '/api/cart/carts/me',
    '/contact/token',
    `/${'x'.repeat(1_200)}`,
    '/a\u0000b',
  ])('never leads to %j', (page) => expect(linkTo(page)).toBeNull())

  it('never leads to a page of one person, nor to a call', () => {
    const closed = PAGES.filter(({ kind }) => kind !== 'static' && kind !== 'query').map(({ path }) => path)
    expect(closed.length).toBeGreaterThan(20)
    expect(closed.filter((path) => linkTo(path) !== null)).toEqual([])
  })

  it('carries the word for where it is used, escaped', () => {
    expect(linkTo('/', ' nhóm & zalo ')).toContain('&aff_sid=nh%C3%B3m+%26+zalo')
  })
})

describe('tracking data, which anyone can forge (AFF-04)', () => {
  it.each([
    undefined,
    {},
    { affiliate_code: 'short' },
    { affiliate_code: "' OR 1=1" },
    { affiliate_code: 'AB0ICD45' },
  ])('names no affiliate: %j', (input) => expect(readTracking(input)).toBeNull())

  it('is one line of visible letters', () => {
    expect(
      readTracking({
        affiliate_code: ' ab23cd45 ',
        aff_sid: ' a\u0000b\u202ec\n=1 ',
        traffic_id: '\u200b',
        utm_source: 'zalo',
      }),
    ).toEqual({ affiliate_code: CODE, aff_sid: 'a b c =1', traffic_id: null, utm_source: 'zalo' })
  })
})

it('makes codes without look-alikes', () => {
  for (let seed = 0; seed < 300; seed += 1)
    expect(codeOf(Uint8Array.from({ length: 8 }, (_, index) => (seed * 31 + index * 7) % 256))).toMatch(
      CODE_PATTERN,
    )
})

describe('a commission', () => {
  it.each([
    [200_000, 500, 10_000],
    [199_999, 500, 9_999],
    [0, 500, 0],
    [-5, 500, 0],
  ])('of %d at %d is %d', (base, rate, amount) => expect(lineCommission(base, rate)).toBe(amount))

  it('is nothing for gift cards, which are money', () => {
    const [card, goods] = commissionLines(
      [
        { product_id: 1, amount: 100_000, is_gift_card: true },
        { product_id: 2, amount: 100_000, is_gift_card: false },
      ],
      () => 500,
    )
    expect([card?.amount, goods?.amount]).toEqual([0, 5_000])
  })
})

describe('who an affiliate is', () => {
  it.each([
    ['079203001234', true],
    ['001099123456', true],
    ['000203001234', false],
    ['097203001234', false],
    ['07920300123', false],
  ])('%s is a citizen’s number: %s', (value, isOne) => expect(isCitizenNumber(value)).toBe(isOne))

  it.each([
    ['0100109106', true],
    ['0100109106-001', true],
    ['0100109107', false],
    ['0100109106-01', false],
  ])('%s is a tax code: %s', (value, isOne) => expect(isTaxCode(value)).toBe(isOne))

  it.each([
    ['NGUYEN THI LAN', 'Nguyễn  Thị Lan', true],
    ['nguyen thi lan', 'Nguyễn Thị Lan', true],
    ['NGUYEN LAN', 'Nguyễn Thị Lan', false],
    ['', '', false],
  ])('%s holds the account of %s: %s', (holder, name, isSo) => expect(isSameHolder(holder, name)).toBe(isSo))
})
