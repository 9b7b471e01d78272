import { array, boolean, date, lazy, mixed, number, object, string, ValidationError } from 'yup'
import { listOf } from '@/domain/catalog/listing/catalog-filter'
import { texts } from '@/domain/forms/texts'
import { readInput } from '@/domain/input'

const schema = object({
  name: string().trim().max(20),
  address: object({
    city: string().max(20),
    lines: array(string().trim().max(20).required()).max(3),
  }).default(undefined),
  count: number().max(9),
  is_gift: boolean(),
  at: date(),
  free: mixed(),
  'brand.id': listOf(number().required()),
})

/** From JSON, so that `__proto__` is a field as any other. */
const read = (json: string) => readInput(schema, JSON.parse(json))

function faultsOf(json: string): Record<string, string> {
  try {
    readInput(schema, JSON.parse(json), { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
  return {}
}

describe('reading input', () => {
  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'])(
    'knows no field named %s, at any depth',
    (name) => {
      expect(read(`{"${name}":1,"name":"a","address":{"${name}":{"${name}":1},"city":"b"}}`)).toEqual({
        name: 'a',
        address: { city: 'b' },
      })
      expect(read(`{"brand.id":{"${name}":1,"in":[5]}}`)).toEqual({ 'brand.id': [5] })
      expect(({} as Record<string, unknown>)['1']).toBeUndefined()
    },
  )

  it.each([
    ['name', '[]'],
    ['name', '{}'],
    ['name', '{"toString":1}'],
    ['address.city', '["b"]'],
    ['address.lines[0]', '[]'],
    ['count', '[1]'],
    ['count', '{"valueOf":1}'],
    ['is_gift', '[true]'],
    ['at', '{"toString":1}'],
    ['["brand.id"][0]', '{"toString":1}'],
  ])('says that %s cannot be %s', (path, json) => {
    const body = path.startsWith('address.')
      ? path.includes('lines')
        ? `{"address":{"lines":[${json}]}}`
        : `{"address":{"city":${json}}}`
      : path.startsWith('["')
        ? `{"brand.id":{"in":[${json}]}}`
        : `{"${path}":${json}}`
    expect(faultsOf(body)).toEqual({ [path]: texts.wrongType })
    expect(() => read(body)).toThrow(ValidationError)
  })

  it('names other faults beside a wrong type', () => {
    expect(Object.keys(faultsOf('{"name":[],"count":10}'))).toEqual(['name', 'count'])
  })

  it('leaves what may be anything as it is', () => {
    expect(read('{"free":{"toString":[1]}}')).toEqual({ free: { toString: [1] } })
  })

  it('replaces half of a sign of two', () => {
    expect(read(String.raw`{"name":"a\ud800b","free":"\ud800","brand.id":[1]}`)).toEqual({
      ...{ name: 'a\ufffdb', free: '\ufffd' },
      'brand.id': [1],
    })
  })

  it('takes a list, its one item, and its long form', () => {
    for (const json of ['[5]', '5', '{"in":[5]}'])
      expect(read(`{"brand.id":${json}}`)).toEqual({ 'brand.id': [5] })
  })

  it('reads a schema that depends on its value', () => {
    const depending = object({
      it: lazy((value: unknown) => (typeof value === 'object' ? object({ a: string() }) : string())),
    })
    expect(readInput(depending, JSON.parse('{"it":{"a":"b","toString":1}}'))).toEqual({ it: { a: 'b' } })
    expect(readInput(depending, { it: 'c' })).toEqual({ it: 'c' })
  })
})
