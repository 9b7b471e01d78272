import { readFileSync } from 'node:fs'
import { settingFaults, settings } from '@/settings'
import { SETTINGS } from '@/settings/table.js'

const names = Object.keys(SETTINGS)

afterEach(() => {
  delete process.env.DATABASE_POOL_SIZE
  delete process.env.CATALOG_HOSTS
})

it.each([
  ['DATABASE_POOL_SIZE', 'ten', 'DATABASE_POOL_SIZE is "ten": it must be a whole number from 1 to 1000.'],
  ['PORT', '70000', 'PORT is "70000": it must be a whole number from 1 to 65535.'],
  ['SERVICE_TIMEOUT_MS', '5s', 'SERVICE_TIMEOUT_MS is "5s": it must be a whole number, 1 or more.'],
  ['RATE_LIMIT_FACTOR', '-1', 'RATE_LIMIT_FACTOR is "-1": it must be a number above 0.'],
  ['SHIPPING_CARRIER', 'dhl', 'SHIPPING_CARRIER is "dhl": it must be one of own, ghn, ghtk.'],
  [
    'SITE_URL',
    'shop.example',
    'SITE_URL is "shop.example": it must be an address that begins with http:// or https://.',
  ],
  ['BANK_TRANSFER_ACCOUNTS', '[{', 'BANK_TRANSFER_ACCOUNTS is (not shown): it must be JSON.'],
])('refuses %s=%s in one sentence', (name, value, sentence) => {
  expect(settingFaults({ [name]: value })).toEqual([sentence])
})

it('takes what is not set, or set to nothing, as its default', () => {
  expect(settingFaults({})).toEqual([])
  expect(settingFaults({ DATABASE_POOL_SIZE: ' ' })).toEqual([])
  expect(settings.DATABASE_POOL_SIZE).toBe(10)
  expect(settings.CATALOG_HOSTS).toEqual([])
})

it('reads a value as what it is', () => {
  process.env.DATABASE_POOL_SIZE = ' 25 '
  process.env.CATALOG_HOSTS = 'http://a:1/catalog/, http://b:2'
  expect(settings.DATABASE_POOL_SIZE).toBe(25)
  expect(settings.CATALOG_HOSTS).toEqual(['http://a:1/catalog', 'http://b:2'])
})

describe('.env.example', () => {
  const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^(# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)]

  it('explains every setting once, and no other', () => {
    expect(lines.map(([, , name]) => name).toSorted()).toEqual(names.toSorted())
  })

  it('shows values that are taken, and where a line is not a comment the default', () => {
    for (const [, comment, name = '', value = ''] of lines) {
      expect(settingFaults({ [name]: value })).toEqual([])
      if (comment !== undefined) continue
      const { fallback } = SETTINGS[name as keyof typeof SETTINGS]
      expect(`${name}=${value}`).toBe(`${name}=${String(fallback)}`)
    }
  })
})

it("names settings that exist in README's table, with their defaults", () => {
  const table = /\| variable[\s\S]*?\n\n/.exec(readFileSync('README.md', 'utf8'))?.[0] ?? ''
  const rows = table.split('\n').slice(2).filter(Boolean)
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const [, variables = '', fallbacks = ''] = row.split('|')
    const named = [...variables.matchAll(/`([A-Z0-9_]+)(…?)`/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, name = '', more] of named)
      expect([row, names.some((known) => (more ? known.startsWith(name) : known === name))]).toEqual([
        row,
        true,
      ])
    const values = [...fallbacks.matchAll(/`([^`]+)`/g)].map(([, value]) => value)
    values.forEach((value, index) => {
      const setting = SETTINGS[named[index]?.[1] as keyof typeof SETTINGS]
      if (typeof setting?.fallback === 'string' || typeof setting?.fallback === 'number')
        expect([row, String(setting.fallback)]).toEqual([row, value])
    })
  }
})
