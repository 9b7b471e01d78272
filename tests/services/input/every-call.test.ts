import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { addAddress } from '@/services/account/addresses/addresses'
import { givenMember } from '../account/given-member'
import { givenCampaign } from '../campaign/given-campaign'
import { put } from '../cart/shop'
import { useDatabase } from '../database'
import { eventSchema } from '@/domain/tracking/event'
import { givenGoods, givenOrder, type Goods } from '../order/given-order'
import { allCalls, appOf, type Call, sampleOf } from './calls'
import { endless } from './bounds'
import { bodies, filters, queries } from './seen'

process.env.RATE_LIMIT_FACTOR = '1000'

jest.mock('@/services/http', () => {
  const { noting } = jest.requireActual<typeof import('./seen')>('./seen')
  return noting(jest.requireActual('@/services/http'))
})

useDatabase()

/** What no field is: other types, names of methods, texts that no text can hold, numbers beyond every column. */
const WRONG: readonly string[] = [
  'null',
  '[]',
  '{}',
  '[[]]',
  '[{}]',
  '{"toString":1}',
  '{"valueOf":1,"toString":1}',
  '{"__proto__":{"toString":1}}',
  '{"in":[{"toString":1}]}',
  '{"in":{"length":5}}',
  '{"length":1e9}',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u0301\\u0301"',
  `"${'a'.repeat(60_000)}"`,
  '-1',
  '0.5',
  '1e308',
  '9007199254740993',
  '2147483648',
  'true',
  '"1970-13-45"',
  '"%"',
]
const wrong = fc.constantFrom(...WRONG)

const NAMES = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'then', 'toJSON']

type Path = readonly (string | number)[]

/** Where a value can be changed: itself, and every place within it. */
const placesIn = (value: unknown): Path[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        placesIn(part).map((path) => [Array.isArray(value) ? Number(name) : name, ...path]),
      )
    : []),
]

/** The JSON of a value that holds other JSON at a place. */
function jsonWith(value: unknown, [step, ...rest]: Path, json: string): string {
  if (step === undefined) return json
  if (Array.isArray(value))
    return `[${value.map((item, index) => (index === step ? jsonWith(item, rest, json) : (JSON.stringify(item) ?? 'null'))).join()}]`
  const parts = Object.entries(value as object)
    .filter(([, part]) => part !== undefined)
    .map(
      ([name, part]) =>
        `${JSON.stringify(name)}:${name === step ? jsonWith(part, rest, json) : JSON.stringify(part)}`,
    )
  return `{${parts.join()}}`
}

/** The JSON of a sample with one thing wrong: a value, or a field of a name that every object has. */
function broken(sample: unknown): fc.Arbitrary<string> {
  const place = fc.constantFrom(...placesIn(sample))
  const replaced = fc.tuple(place, wrong).map(([path, json]) => jsonWith(sample, path, json))
  const named = fc
    .tuple(fc.constantFrom(...NAMES), wrong)
    .map(([name, json]) => jsonWith({ ...(sample as object), [`${name}!`]: null }, [`${name}!`], json))
    .map((json) => json.replace('!":', '":'))
  return fc.oneof({ weight: 4, arbitrary: replaced }, { weight: 1, arbitrary: named })
}

const SEGMENTS = [
  '1',
  '1-son-li',
  '0',
  'toString',
  '__proto__',
  '%00',
  '%F0%9F%98%80',
  'x'.repeat(300),
  randomUUID(),
]

/** What the id in a call's address is of. */
function kindOf({ app, path }: Call): keyof Caller['ids'] {
  if (['order', 'payment', 'shipping'].includes(app)) return 'order'
  if (path.startsWith('/campaigns')) return 'campaign'
  if (path.includes('addresses')) return 'address'
  if (path.includes('lines')) return 'line'
  return path.startsWith('/users') || path.startsWith('/newsfeeds') ? 'member' : 'product'
}

/** Addresses of a call: about what the caller has for the most part, else about what no id is. */
const pathOf = (call: Call, { ids }: Caller) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constant(ids[kindOf(call)]) },
      { weight: 1, arbitrary: fc.constantFrom(...SEGMENTS) },
    )
    .map((segment) => call.path.replace(/:\w+|\*/g, segment))

/** Query strings: fields of the schema with a text of the wrong kind, twice, or of a name that every object has. */
function queryOf({ query }: Call, filterSamples: readonly unknown[]): fc.Arbitrary<string> {
  if (!query) return fc.constant('')
  const sample = sampleOf(query)
  const names = [...Object.keys(sample as object), ...NAMES]
  const pair = fc
    .tuple(fc.constantFrom(...names), wrong)
    .map(
      ([name, json]) => `${name}=${encodeURIComponent(json.replace(/^"|"$/g, '').replace('\\u0000', '\0'))}`,
    )
  const filter = fc
    .constantFrom(...filterSamples)
    .chain(broken)
    .map((json) => `filter=${encodeURIComponent(json.slice(0, 7_000))}`)
  const parts = names.includes('filter') ? fc.oneof(pair, filter, filter, filter) : pair
  return fc.array(parts, { maxLength: 2 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''))
}

interface Caller {
  authorization: string
  device: string
  ids: Record<'member' | 'product' | 'address' | 'order' | 'line' | 'campaign', string>
}

const campaignWithVote = async (): Promise<string> => {
  const choices = [{ id: 'do', name: 'Đỏ', description: '', image: null }]
  const vote = {
    type: 'vote',
    key: 'x',
    title: '',
    body: '',
    choices,
    once: 'day',
    is_changeable: true,
  } as const
  return String(await givenCampaign({ sections: [vote] }))
}

/** A member who has one of each thing that a call is about. */
async function caller(goods: Goods): Promise<Caller> {
  const { id, authorization } = await givenMember()
  const device = randomUUID()
  const address = await addAddress(id, {
    label: 'Nhà riêng',
    recipient_name: 'Nguyễn Minh An',
    phone_code: '+84',
    phone_no: '0987654321',
    zipcode: null,
    is_default: true,
    province_code: '79',
    ward_code: '26740',
    address1: '125 Nguyễn Huệ',
    address2: null,
    district: null,
  })
  const order = await givenOrder(goods, { user_id: id, payment_method: 'bank_transfer' })
  const { line_id } = await put(
    { authorization, device },
    { product_id: goods.productId, combination_id: String(goods.combinationId) },
  )
  const ids = {
    member: String(id),
    product: String(goods.productId),
    address: address.id,
    order: order.id,
    line: line_id,
    campaign: await campaignWithVote(),
  }
  return { authorization, device, ids }
}

async function send(
  call: Call,
  path: string,
  json: string | null,
  { authorization, device }: Caller,
  isSignedIn = true,
): Promise<{ status: number; text: string }> {
  const response = await appOf(call).request(path, {
    method: call.method,
    headers: {
      ...(isSignedIn && { authorization }),
      'x-device-id': device,
      'x-client-address': '192.0.2.1',
      'idempotency-key': randomUUID(),
      ...(json !== null && { 'content-type': 'application/json' }),
    },
    ...(json !== null && { body: json }),
  })
  return { status: response.status, text: await response.text() }
}

/** Calls that leave everything as it is, but for the one that signs out. */
const isReading = ({ method, path }: Call) => method === 'GET' && path !== '/auth/logout'

describe('every call', () => {
  const calls = allCalls()

  let goods: Goods
  let reader: Caller

  beforeAll(async () => {
    goods = await givenGoods(1_000_000)
    reader = await caller(goods)
    // Each list call is made once, so that the schema of its filter is known.
    for (const call of calls.filter(isReading))
      await send(call, `${call.path.replace(/:\w+/g, '1')}?filter={}`, null, reader)
  })

  it('is known with what it takes', () => {
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.filter(({ body }) => body).length).toBeGreaterThan(25)
    expect(filters.size).toBeGreaterThan(8)
  })

  it('takes no text, number or list without an end', () => {
    const schemas = [...bodies.values(), ...queries.values(), ...filters, eventSchema]
    expect([...new Set(schemas.flatMap((schema) => endless(schema)))]).toEqual([])
  })

  it.each(calls.map((call) => [`${call.app} ${call.method} ${call.path}`, call] as const))(
    'never fails by itself, whatever it is given: %s',
    async (_name, call) => {
      const member = isReading(call) ? reader : await caller(goods)
      const filterSamples = [...filters].map(sampleOf)
      const json = call.body ? broken(sampleOf(call.body)) : fc.constant(null)
      const isSignedIn = fc.oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      )
      await fc.assert(
        fc.asyncProperty(
          pathOf(call, member),
          queryOf(call, filterSamples),
          json,
          isSignedIn,
          async (path, query, body, signedIn) => {
            const { status, text } = await send(call, path + query, body, member, signedIn)
            if (status >= 500) throw new Error(`${status} ${text} to ${path}${query} ${body ?? ''}`)
          },
        ),
        { numRuns: call.body ? 20 : 8 },
      )
    },
  )
})
