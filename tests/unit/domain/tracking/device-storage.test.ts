import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEVICE_STORAGE } from '@/domain/tracking/device-storage'

/** The list of what the shop keeps on devices is the code's: nothing is written that is not in it, and nothing is in it that is not written. */

const WRITES =
  /document\.cookie ?=|cookieLine\(|cookies\.set\(|Path=\/|(?:local|session)Storage\.setItem\(|storage\.setItem\(|work\(window\.(?:local|session)Storage\)|indexedDB\.open\(|openDB[<(]|caches\.open\(|boundedCache\(|ticketPlace\(|_COOKIE = '/

const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  .concat('middleware.ts')
  .filter((file) => /\.(ts|tsx|js)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => WRITES.test(text))

/** Files that write under names they are given: the name stands where they are called. */
const WITHOUT_NAME = ['lib/account/password-ticket.ts', 'lib/worker/bounded-cache.ts']
/** Files that write a cookie whose name is declared beside another one's. */
const NAMES_ELSEWHERE = new Map([
  ['lib/account/acquisition.ts', 'referral_code'],
  ['middleware.ts', 'appsmode'],
  ['lib/worker/owner.ts', 'nang-member-*'],
  ['lib/worker/pages.ts', 'nang-pages-*'],
  ['lib/client/offline-queue/store.ts', 'nang-queue'],
  ['lib/account/social/sign-in-with-token.ts', 'referral_code'],
  ['app/api/sso/broker/route.ts', 'nang_sso_state'],
  ['app/api/sso/return/route.ts', 'nang_sso_state'],
])

const fixedPart = (name: string) => name.replace(/\*$/, '')

/** Names in quotes, and the alternatives of a pattern. */
const literalsIn = (text: string) =>
  [...text.matchAll(/['`"]([\w:|-]+)(?:['`"]|\$\{)/g)].flatMap(([, literal = '']) => literal.split('|'))

const entriesIn = (text: string) => {
  const literals = new Set(literalsIn(text))
  return DEVICE_STORAGE.filter(({ name }) => literals.has(fixedPart(name)))
}

/** Names of cookies and entries that a file declares: constants whose names say so, and what is passed where it is written. */
const declaredIn = (text: string) =>
  [
    ...text.matchAll(
      /const (?:[A-Z_]*(?:COOKIE|ENTRY|KEY|NAME|PREFIX|DATABASE)|SESSION|MARK|SSO) = ['`]([^'`$]+)['`]/g,
    ),
    ...text.matchAll(/(?:cookieLine|ticketPlace|cookies\.set|setItem)\(\s*'([^']+)'/g),
    ...text.matchAll(/cookieName = .*=> `([^$`]+)/g),
  ].map(([, name = '']) => name)

it('finds the code that writes', () => {
  expect(sources.length).toBeGreaterThan(15)
})

it.each(sources.filter(({ file }) => !WITHOUT_NAME.includes(file)).map(({ file, text }) => [file, text]))(
  '%s writes what the list has',
  (file, text) => {
    const known = [
      ...entriesIn(text).map(({ name }) => fixedPart(name)),
      ...[NAMES_ELSEWHERE.get(file)].filter((name) => name !== undefined),
    ]
    expect(known).not.toEqual([])
    expect(
      declaredIn(text).filter((name) => !DEVICE_STORAGE.some((entry) => fixedPart(entry.name) === name)),
    ).toEqual([])
  },
)

it.each(DEVICE_STORAGE.map(({ name }) => name))('%s is written by the code', (name) => {
  const writers = sources.filter(({ text }) => literalsIn(text).includes(fixedPart(name)))
  expect(
    writers.length + (([...NAMES_ELSEWHERE.values()] as string[]).includes(name) ? 1 : 0),
  ).toBeGreaterThan(0)
})

const DAY = 86_400
/** The lengths that a file's constants give, in seconds. */
const lifetimesIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:(_MS)|_SECONDS|SECONDS|LIFETIME|maxAge:.*?\?|VISITOR_SECONDS) ?=? ?((?:\d[\d_]*|KEPT_DAYS\.session)(?: \* \d[\d_]*)*)/g,
    ),
  ].map(([, isMs, product = '']) =>
    product
      .replace('KEPT_DAYS.session', '30')
      .replaceAll('_', '')
      .split(' * ')
      .reduce((value, factor) => value * Number(factor), isMs ? 1 / 1_000 : 1),
  )

it.each(DEVICE_STORAGE.flatMap(({ name, seconds }) => (seconds === null ? [] : [[name, seconds] as const])))(
  '%s is kept for as long as the list says',
  (name, seconds) => {
    const elsewhere = [...NAMES_ELSEWHERE].find(([, other]) => other === name)?.[0]
    const writers = sources.filter(
      ({ file, text }) => file === elsewhere || literalsIn(text).includes(fixedPart(name)),
    )
    const lengths = writers.flatMap(({ text }) => lifetimesIn(text)).map((length) => Math.round(length))
    expect(lengths).toContain(seconds)
    expect(seconds).toBeLessThanOrEqual(400 * DAY)
  },
)
