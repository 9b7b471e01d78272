import { array, boolean, lazy, mixed, number, object, type ObjectSchema, type Schema, string } from 'yup'
import { productCardSchema } from '@/domain/catalog/product'
import { readList, readSchema } from '@/lib/services/quick-schema'
import { sampleCard } from '@/tests/components/catalog/card/sample-card'

/** What a reading comes to: the value, or the words of the refusal. */
function outcome(read: () => unknown) {
  try {
    return { value: read() }
  } catch (error) {
    return { error: String(error) }
  }
}

interface Node {
  id: number
  children: Node[]
}
const node: ObjectSchema<Node> = object({
  id: number().required(),
  children: array(lazy((): ObjectSchema<Node> => node)).required(),
})

const thing = object({
  id: number().integer().min(1).max(9).required(),
  name: string().required(),
  code: string().matches(/^[a-z]+$/),
  note: string().nullable().default(null),
  is_new: boolean().default(false),
  kind: mixed<'a' | 'b'>()
    .oneOf(['a', 'b'] as const)
    .required(),
  word: string()
    .oneOf(['x', 'y'] as const)
    .nullable()
    .default(null),
  part: object({ id: number().required() }).optional().default(undefined),
  sizes: array(number().required()).max(3).required(),
  places: object({ a: string(), b: string().default('b') }),
  label: string().defined(),
})
const right = {
  id: 3,
  name: 'son',
  code: 'abc',
  note: 'x',
  is_new: true,
  kind: 'a',
  word: 'y',
  part: { id: 1, more: 2 },
  sizes: [1, 2],
  places: { a: 'a', b: 'c' },
  label: '',
  unknown: 1,
}
const { note: _note, is_new: _new, word: _word, part: _part, code: _code, ...least } = right
const wrong = [
  { id: 0 },
  { id: 1.5 },
  { id: 10 },
  { id: '7' },
  { id: NaN },
  { id: undefined },
  { name: '' },
  { name: null },
  { name: 7 },
  { code: 'A1' },
  { code: null },
  { kind: 'c' },
  { kind: undefined },
  { word: 'z' },
  { is_new: 'true' },
  { part: null },
  { part: {} },
  { part: [1] },
  { sizes: [1, 2, 3, 4] },
  { sizes: [1, 'x'] },
  { sizes: [1, null] },
  { sizes: null },
  { sizes: '[1]' },
  { places: undefined },
  { places: { a: 1 } },
  { label: undefined },
]

/** Schemas that change a value or look at another, which yup alone reads. */
const changing = object({
  trimmed: string().trim(),
  upper: string().transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value)),
  other: string().when('trimmed', ([trimmed], own) => (trimmed === 'a' ? own.required() : own)),
  own: string().test('own', 'is not own', (value) => value !== 'foreign'),
  list: array(string().required()).default([]),
  never: string().notOneOf(['no']),
})

const cases: [name: string, schema: Schema, value: unknown][] = [
  ['all there is', thing, right],
  ['the least', thing, least],
  ...wrong.map((change): [string, Schema, unknown] => [
    JSON.stringify(change),
    thing,
    { ...right, ...change },
  ]),
  ...[null, undefined, 3, 'x', []].map((value): [string, Schema, unknown] => [String(value), thing, value]),
  ['a tree', node, { id: 1, children: [{ id: 2, children: [], more: 1 }] }],
  ['a wrong tree', node, { id: 1, children: [{ id: 2 }] }],
  ['changes', changing, { trimmed: ' a ', upper: 'x', other: 'o', own: 'o', never: 'yes' }],
  ['what depends on another', changing, { trimmed: 'a' }],
  ['a test of its own', changing, { own: 'foreign' }],
  ['what may not be', changing, { never: 'no' }],
  ['a date', object({ at: string().datetime() }), { at: 'x' }],
]

it.each(cases)('reads %s as yup does', (_, schema, value) => {
  const expected = outcome(() => schema.validateSync(value, { stripUnknown: true }))
  expect(outcome(() => readSchema(schema, value))).toEqual(expected)
  expect(outcome(() => readList(schema, [value, value])).value).toEqual(
    'value' in expected ? [expected.value, expected.value] : undefined,
  )
})

it('does not ask yup about what is right', () => {
  const asked = jest.spyOn(thing, 'validateSync')
  readSchema(thing, right)
  expect(asked).not.toHaveBeenCalled()
  readSchema(thing, { ...right, id: '7' })
  expect(asked).toHaveBeenCalledTimes(1)
})

it('leaves what it reads as it was', () => {
  const before = structuredClone(right)
  readSchema(thing, right)
  expect(right).toEqual(before)
})

/** The answers a page is made of; a schema that only yup could read would make each page slower again. */
it('reads cards of products without yup', () => {
  const card = sampleCard()
  const expected = productCardSchema.validateSync(card, { stripUnknown: true })
  const asked = jest.spyOn(productCardSchema, 'validateSync')
  expect(readSchema(productCardSchema, { ...card, more: 1 })).toEqual(expected)
  expect(readList(productCardSchema, [card])).toEqual([expected])
  expect(asked).not.toHaveBeenCalled()
})
