import { globSync, readFileSync } from 'node:fs'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { LISTING_PARAMS } from '@/domain/catalog/listing/filter-params'
import { pageOf } from '@/domain/tracking/page-types'
import { LISTINGS } from '@/lib/listing/addresses'
import {
  DISALLOWED_PATHS,
  guestPageAt,
  isMembersOnly,
  type Page,
  PAGES,
  SITEMAP_PATHS,
  lacksPage,
} from '@/lib/pages/pages'
import { config } from '@/middleware'

const FILES = globSync('app/**/{page.tsx,route.ts}')
const pages: readonly Page[] = PAGES

/** `app/(shop)/order/page.tsx` → `/order` */
const pathOf = (file: string) =>
  `/${file
    .split('/')
    .slice(1, -1)
    .filter((folder) => !folder.startsWith('('))
    .join('/')}`

const fileOf = (path: string) => FILES.find((file) => pathOf(file) === path) ?? ''
const sourceOf = (path: string) => readFileSync(fileOf(path), 'utf8')
const ofKind = (...kinds: Page['kind'][]) => pages.filter(({ kind }) => kinds.includes(kind))

it('has every page and route handler once, and no other (DEC-12, RTE-27)', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(FILES.map(pathOf).sort())
})

/** Paths that are shown under other addresses (lib/pages/addresses.js), belong to a developer, or say that there is no page. */
const IS_INTERNAL = /^\/(?:listing|product|help|dev|khong-co|policy|\[)/

it.each(
  ofKind('static', 'query', 'member', 'own', 'nonce')
    .map(({ path }) => path.replace(/\/?\[\[.*\]\]/, '').replaceAll(/\[\w+\]/g, 'a1'))
    .filter((path) => !IS_INTERNAL.test(path)),
)('%s has a page type of tracking', (path) => {
  expect(pageOf(path).type).not.toBe('NotFound')
})

describe('the kind of a page is true of its file', () => {
  it.each(ofKind('static'))('$path is made without a request', ({ path }) => {
    expect(sourceOf(path)).toContain('ensureStatic')
  })
  it.each(ofKind('query', 'member', 'own', 'nonce'))('$path waits for the request', ({ path }) => {
    expect(sourceOf(path)).not.toContain('ensureStatic')
  })
  it.each(ofKind('query'))('$path reads its query', ({ path }) => {
    expect(sourceOf(path)).toContain('searchParams')
  })
  it.each(ofKind('member', 'own', 'nonce'))(
    '$path has a layout of pages made for each request',
    ({ path }) => {
      expect(fileOf(path)).toMatch(/\/\((?:member|blank)\)\//)
    },
  )
  it.each(ofKind('handler'))('$path is a route handler that keeps no answer for made-up keys', ({ path }) => {
    expect(fileOf(path)).toMatch(/route\.ts$/)
    if (path.includes('[')) expect(sourceOf(path)).not.toContain('generateStaticParams')
  })
  it.each(ofKind('member', 'own', 'nonce'))('$path keeps search engines out', ({ path }) => {
    expect(sourceOf(path)).toMatch(/index: false|resultMetadata/)
  })
  it.each(pages.filter(({ robots }) => robots === 'noindex'))('$path is marked noindex', ({ path }) => {
    if (path !== '/[...missing]')
      expect(sourceOf(path)).toMatch(/noindex: true|index: false|Metadata\([^;]*null\)/)
  })
})

describe('below the folder of a page with a nonce', () => {
  it.each(ofKind('member', 'own', 'nonce'))('$path is found', ({ path }) => {
    expect(lacksPage(path.replaceAll(/\[\w+\]/g, 'a1'))).toBe(false)
  })
  it.each(['/order/foo', '/order/shipping/x', '/order/success', '/contact/a/b', '/dev/x'])(
    'nothing is found at %s',
    (path) => {
      expect(lacksPage(path)).toBe(true)
    },
  )
  it.each(['/', '/son/12-son', '/nothing'])('%s is no such address', (path) => {
    expect(lacksPage(path)).toBe(false)
  })
})

/** An address of a path: its keys filled in. */
const sampleOf = (path: string) => path.replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, '$1')

const matchers = config.matcher.map((matcher) =>
  typeof matcher === 'string'
    ? { source: matcher, param: null }
    : { source: matcher.source, param: matcher.has[0]?.key ?? '' },
)
const reaches = (path: string, param: string | null = null) =>
  matchers.some((matcher) => matcher.param === param && getPathMatch(matcher.source, { strict: true })(path))

describe('the middleware', () => {
  it.each(ofKind('member', 'own', 'nonce'))('is asked before $path', ({ path }) => {
    expect(reaches(sampleOf(path))).toBe(true)
  })
  it.each(ofKind('static', 'query', 'handler'))('does not slow down $path', ({ path }) => {
    expect(reaches(sampleOf(path))).toBe(false)
  })

  /** Addresses a source stands for: one for each word it names, its keys filled in. */
  const samplesOf = (source: string) => {
    const values = /\((.*)\)/.exec(source)?.[1] ?? 'x'
    const words = values.startsWith('\\d+') ? [`12${values.charAt(3)}x`] : values.split('|')
    return words.map((word) => source.replace(/:\w+(?:\(.*\))?/, word).replace(/:\w+/, 'x'))
  }
  const listings = LISTINGS.filter(({ isFixed }) => !isFixed).flatMap(({ source }) => samplesOf(source))
  it.each(listings)('is asked before %s with any parameter that narrows it', (path) => {
    expect(LISTING_PARAMS.filter((param) => !reaches(path, param))).toEqual([])
  })
  it('is asked before listings of every form', () => {
    expect(listings).toEqual([
      '/12-x',
      '/brand/12_x',
      '/tag/x',
      '/promo/12-x',
      '/sale/x',
      '/deals/x',
      '/weekly-highlight/x',
    ])
  })
  it('is asked for no other parameter of a listing', () => {
    const asked = matchers.flatMap(({ source, param }) => (param && !source.includes('_next') ? [param] : []))
    expect(asked.sort()).toEqual([...LISTING_PARAMS].sort())
  })
})

it.each([
  ['/order', false],
  ['/order/shipping', true],
  ['/order/success/12', true],
  ['/order/made-up', true],
  ['/my-orders/', true],
  ['/wishlist', true],
  ['/my-affiliate', true],
  ['/affiliate', false],
  ['/complete-profile', true],
  ['/complete-profile-signup', false],
  ['/set-password', false],
  ['/my-orders-guide', false],
  ['/', false],
])('%s is for members alone: %s', (path, isSo) => expect(isMembersOnly(path)).toBe(isSo))

describe('search engines', () => {
  it('are kept from every page of members and every call', () => {
    for (const { path } of ofKind('member', 'own', 'nonce'))
      expect(DISALLOWED_PATHS.some((start) => path.startsWith(start))).toBe(true)
    expect(DISALLOWED_PATHS).toContain('/api/')
    expect(DISALLOWED_PATHS).toContain('/order')
  })
  it('are sent to no page they are kept from', () => {
    expect(SITEMAP_PATHS.filter((path) => DISALLOWED_PATHS.some((start) => path.startsWith(start)))).toEqual(
      [],
    )
    expect(pages.filter(({ sitemap, robots }) => sitemap && robots)).toEqual([])
    expect(SITEMAP_PATHS).toContain('/best-seller')
  })
})

describe('the pages of members that guests may open (DEC-10)', () => {
  it.each([
    ['/order/shipping', 'checkout', null],
    ['/order/payment/', 'checkout', null],
    ['/order/success/7b1c', 'key', '7b1c'],
    ['/order/failed/7b1c/', 'key', '7b1c'],
    ['/order/credit-card-failed/7b1c', 'key', '7b1c'],
  ])('%s: %s', (address, guests, key) => {
    expect(guestPageAt(address)).toMatchObject({ guests, key })
    expect(isMembersOnly(address)).toBe(true)
  })

  it.each(['/order', '/order/success', '/order/success/7b1c/x', '/my-orders', '/order/paymentx'])(
    '%s: no',
    (address) => expect(guestPageAt(address)).toBeNull(),
  )
})
