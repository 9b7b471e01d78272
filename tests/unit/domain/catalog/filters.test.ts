import { facetsSchema } from '@/domain/catalog/listing/facets'
import { productFilterSchema } from '@/domain/catalog/listing/catalog-filter'
import { FILTER_PARAMS } from '@/domain/catalog/listing/filter-params'
import { choicesOf, FILTER_NAMES, FILTERS, NO_FILTERS, readFilters } from '@/domain/catalog/listing/filters'
import { filterOf, readListingQuery } from '@/domain/catalog/listing/listing-query'
import { scoped } from '@/domain/catalog/listing/listing-scope'
import messages from '@/messages/all'

/** A choice of each filter, as its parameter says it. */
const CHOSEN: Record<string, string> = {
  category: '12,34',
  brands: '3',
  prices: '100000,300000',
  origins: '8',
  rating: '4,5',
  tags: '2',
  products: 'is_pre_order',
  is_sale: 'true',
}
const read = (params: Record<string, string>) => readListingQuery(params)

it('has one filter for each parameter', () => {
  expect(FILTER_NAMES.map((name) => FILTERS[name].param).sort()).toEqual([...FILTER_PARAMS].sort())
  expect(Object.keys(CHOSEN).sort()).toEqual([...FILTER_PARAMS].sort())
})

it('chooses nothing where the address says nothing', () => {
  expect(readFilters(() => '')).toEqual(NO_FILTERS)
  expect(FILTER_NAMES.flatMap((name) => choicesOf(name, NO_FILTERS[name]))).toEqual([])
})

describe.each(FILTER_NAMES)('%s', (name) => {
  const { param } = FILTERS[name]
  const query = read({ [param]: CHOSEN[param] ?? '' })

  it('is sent in fields that the wire knows (LST-07 to LST-14)', () => {
    const fields = filterOf(query)
    expect(Object.keys(fields)).toHaveLength(1)
    expect(productFilterSchema.validateSync(fields, { stripUnknown: true })).toMatchObject(fields)
  })

  it('takes every choice back, one by one', () => {
    const choices = choicesOf(name, query[name])
    expect(choices).toHaveLength(param === 'prices' ? 1 : (CHOSEN[param]?.split(',').length ?? 0))
    for (const { change } of choices)
      expect(choicesOf(name, { ...query, ...change }[name])).toHaveLength(choices.length - 1)
  })

  it('is never widened by the address where a page fixes it', () => {
    for (const field of FILTERS[name].fixedBy) {
      const scope = { [field]: 'fixed' }
      expect(scoped(scope, query)).toEqual(scope)
    }
  })

  it('is counted in the facets and has a heading', () => {
    expect(Object.keys(facetsSchema.fields)).toContain(name)
    expect(messages.filters[name]).toBeTruthy()
  })
})
