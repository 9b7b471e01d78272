import { INTEGER_MAX } from '../../constants'
import type { ProductFilter } from './catalog-filter'
import type { FILTER_PARAMS } from './filter-params'
import { readAmount } from './amount'
import { numbers, type PriceBounds, priceBounds } from './listing-values'

/**
 * The table of listing filters: addresses, wire filter, chips, facets, robots and tracking derive from it. Its names are used everywhere but
 * on the wire and in addresses, whose words LST-07 to LST-14 fix. The SQL of each is in services/catalog/search/postgres by the same name.
 */

export const AVAILABILITIES = ['all_product', 'available_stock', 'is_pre_order'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Chosen values of each filter. Lists are sorted, each value once. */
export interface FilterValues {
  categories: number[]
  brands: number[]
  prices: PriceBounds | null
  /** whole stars */
  ratings: number[]
  origins: number[]
  tags: number[]
  availability: Availability
  is_sale: boolean
}
export type FilterName = keyof FilterValues

/** Filters by the ids of rows that have names. */
export const NAMED_FILTERS = ['categories', 'brands', 'origins', 'tags'] as const
export type NamedFilter = (typeof NAMED_FILTERS)[number]

/** One value for each filter by named rows. */
export const byNamedFilter = <Value>(valueOf: (filter: NamedFilter) => Value) =>
  Object.fromEntries(NAMED_FILTERS.map((filter) => [filter, valueOf(filter)])) as Record<NamedFilter, Value>

/** Names of chosen ids. */
export type ChosenNames = Record<NamedFilter, Readonly<Record<number, string>>>

export const NO_NAMES: Readonly<ChosenNames> = byNamedFilter(() => ({}))

/** One value that narrows a listing, as a chip shows it. */
interface Choice<Value> {
  /** the id, the stars or the state chosen; '' where there can be only one */
  key: string
  /** what stays chosen without it */
  rest: Value
}

interface Filter<Value> {
  param: (typeof FILTER_PARAMS)[number]
  /** from the text of the address; wrong values are left out */
  read: (text: string) => Value
  /** for the address; '' when nothing is chosen */
  write: (value: Value) => string
  /** the fields of the wire's filter (SRC-23); none when nothing is chosen */
  fields: (value: Value) => ProductFilter
  /** fields of a page's own filter that leave nothing to choose here */
  fixedBy: readonly (keyof ProductFilter)[]
  choices: (value: Value) => Choice<Value>[]
}

type List = Pick<Filter<number[]>, 'write' | 'choices' | 'read'>

const list = (max: number): List => ({
  read: (text) => numbers(text, 1, max),
  write: (values) => values.join(','),
  choices: (values) =>
    values.map((value) => ({ key: String(value), rest: values.filter((other) => other !== value) })),
})
const ids = list(INTEGER_MAX)

function readPrices(text: string): PriceBounds | null {
  const [min = '', max = '', ...others] = text.split(',')
  if (others.length > 0) return null
  return priceBounds(readAmount(min), readAmount(max))
}

/** Brand and origin are alternatives (LST-24): a product meets either. One of them beside a page's own would widen the page. */
export const ALTERNATIVES: readonly FilterName[] = ['brands', 'origins']
const MAKER: Filter<unknown>['fixedBy'] = ['brand.id', 'brand.country_tag_id']

/** Every filter, in the order they are offered. */
export const FILTERS: { readonly [Name in FilterName]: Filter<FilterValues[Name]> } = {
  categories: {
    ...ids,
    param: 'category',
    fields: (values) => (values.length > 0 ? { 'categories.id': values } : {}),
    // A category's own page can be narrowed to those within it.
    fixedBy: [],
  },
  brands: {
    ...ids,
    param: 'brands',
    fields: (values) => (values.length > 0 ? { 'brand.id': values } : {}),
    fixedBy: MAKER,
  },
  prices: {
    param: 'prices',
    read: readPrices,
    write: (prices) => (prices ? `${prices.min},${prices.max ?? ''}` : ''),
    fields: (prices) =>
      prices
        ? {
            'default_combination.price_after_discount': {
              ...(prices.min > 0 && { gte: prices.min }),
              ...(prices.max !== null && { lte: prices.max }),
            },
          }
        : {},
    fixedBy: ['default_combination.price_after_discount'],
    choices: (prices) => (prices ? [{ key: '', rest: null }] : []),
  },
  ratings: {
    ...list(5),
    param: 'rating',
    fields: (values) => (values.length > 0 ? { 'review_stats.average_rating': values } : {}),
    fixedBy: ['review_stats.average_rating'],
  },
  origins: {
    ...ids,
    param: 'origins',
    fields: (values) => (values.length > 0 ? { 'brand.country_tag_id': values } : {}),
    fixedBy: MAKER,
  },
  tags: {
    ...ids,
    param: 'tags',
    fields: (values) => (values.length > 0 ? { 'tags.id': values } : {}),
    fixedBy: ['tags.id'],
  },
  availability: {
    param: 'products',
    read: (text) => AVAILABILITIES.find((known) => known === text) ?? 'all_product',
    write: (state) => (state === 'all_product' ? '' : state),
    fields: (state) => (state === 'all_product' ? {} : { availability: state }),
    fixedBy: ['availability', 'is_in_stock', 'is_pre_order'],
    choices: (state) => (state === 'all_product' ? [] : [{ key: state, rest: 'all_product' }]),
  },
  is_sale: {
    param: 'is_sale',
    read: (text) => ['true', '1'].includes(text),
    write: (isOn) => (isOn ? 'true' : ''),
    fields: (isOn) => (isOn ? { is_sale: true } : {}),
    fixedBy: ['is_sale'],
    choices: (isOn) => (isOn ? [{ key: '', rest: false }] : []),
  },
}

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

export const NO_FILTERS: Readonly<FilterValues> = {
  categories: [],
  brands: [],
  prices: null,
  ratings: [],
  origins: [],
  tags: [],
  availability: 'all_product',
  is_sale: false,
}

function set<Name extends FilterName>(values: FilterValues, name: Name, value: FilterValues[Name]): void {
  values[name] = value
}

/** The filters of an address; `textOf` gives the text of a parameter. */
export function readFilters(textOf: (param: string) => string): FilterValues {
  const values = { ...NO_FILTERS }
  for (const name of FILTER_NAMES) set(values, name, FILTERS[name].read(textOf(FILTERS[name].param)))
  return values
}

/** The same values without those of these filters. */
export function withoutFilters<Values extends FilterValues>(
  values: Values,
  names: readonly FilterName[],
): Values {
  const left = { ...values }
  for (const name of names) set(left, name, NO_FILTERS[name])
  return left
}

/** A parameter with its text, '' when nothing is chosen. */
export const writeFilter = <Name extends FilterName>(
  name: Name,
  value: FilterValues[Name],
): [param: string, text: string] => [FILTERS[name].param, FILTERS[name].write(value)]

/** The fields of the wire's filter for the chosen values of one filter. */
export const fieldsOf = <Name extends FilterName>(name: Name, value: FilterValues[Name]): ProductFilter =>
  FILTERS[name].fields(value)

/** Chosen values of one filter, each with the change that removes it. */
export const choicesOf = <Name extends FilterName>(
  name: Name,
  value: FilterValues[Name],
): { key: string; change: Partial<FilterValues> }[] =>
  FILTERS[name].choices(value).map(({ key, rest }) => ({ key, change: { [name]: rest } }))
