import { PAGE_SIZE } from '../constants'
import { type PriceWords, readPriceWords } from '../search/price-words'
import { stripDiacritics } from '../text'
import type { ProductFilter, SortKey } from './filter'
import { INTEGER_MAX, numbers, type PriceBounds, priceBounds, wholeNumber } from './listing-values'

const LIMIT_MAX = 100
const KEYWORD_MAX = 200

export const AVAILABILITIES = ['all_product', 'available_stock', 'is_pre_order'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** What the address of a listing asks for (spec 1 §2), each part already valid. Lists are sorted, each value once. */
export interface ListingQuery {
  keyword: string
  /** null: the order the listing itself starts with */
  sort: SortKey | null
  page: number
  limit: number
  /** where given, it stands in place of the page */
  skip: number | null
  brands: number[]
  category: number[]
  prices: PriceBounds | null
  origins: number[]
  isSale: boolean
  ratings: number[]
  tags: number[]
  availability: Availability
}

export const EMPTY_QUERY: ListingQuery = {
  keyword: '',
  sort: null,
  page: 1,
  limit: PAGE_SIZE,
  skip: null,
  brands: [],
  category: [],
  prices: null,
  origins: [],
  isSale: false,
  ratings: [],
  tags: [],
  availability: 'all_product',
}

/** By type, so that a new key cannot be forgotten here. */
const SORTS: Readonly<Record<SortKey, true>> = {
  'most-purchased': true,
  'most-review': true,
  cheapest: true,
  expensive: true,
  aToZ: true,
  zToA: true,
  newest: true,
  sale: true,
}
const isSortKey = (text: string): text is SortKey => Object.hasOwn(SORTS, text)

export type QueryParams = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** A parameter given more than once is one list: so a plain form can send two price fields. */
function textOf(params: QueryParams, name: string): string {
  const value = params instanceof URLSearchParams ? params.getAll(name) : (params[name] ?? '')
  return typeof value === 'string' ? value : value.join(',')
}

function readPrices(text: string): PriceBounds | null {
  const [min = '', max = '', ...others] = text.split(',')
  if (others.length > 0) return null
  return priceBounds(wholeNumber(min, 0, INTEGER_MAX), wholeNumber(max, 0, INTEGER_MAX))
}

const readKeyword = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\0/g, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, KEYWORD_MAX)
    .join('')
    .trim()

/** A price said in the keyword narrows the listing, unless the address names another (`prices`). */
const saidPrices = (keyword: string): PriceBounds | null => readPriceWords(keyword)?.prices ?? null

const isSame = (a: PriceBounds | null, b: PriceBounds | null) => a?.min === b?.min && a?.max === b?.max

/** What the keyword says of the price, while that is what narrows the listing. */
export function priceWordsOf({ keyword, prices }: ListingQuery): PriceWords | null {
  const said = prices && readPriceWords(keyword)
  return said && isSame(said.prices, prices) ? said : null
}

/** The keyword without a price, which the filter tells; as it is when it says nothing else. */
function withoutPrice(keyword: string): string {
  const said = readPriceWords(keyword)
  return said && said.rest !== '' ? said.rest : keyword
}

/** Reads the query of a listing's address. What is wrong is left out, the rest is kept; nothing ever fails. */
export function readListingQuery(params: QueryParams): ListingQuery {
  const text = (name: string) => textOf(params, name)
  const sort = text('sort')
  const availability = text('products')
  const keyword = readKeyword(text('q'))
  return {
    keyword,
    sort: isSortKey(sort) ? sort : null,
    page: wholeNumber(text('page'), 1, 999_999) ?? 1,
    limit: wholeNumber(text('limit'), 1, LIMIT_MAX) ?? PAGE_SIZE,
    skip: wholeNumber(text('skip'), 0, INTEGER_MAX),
    brands: numbers(text('brands'), 1, INTEGER_MAX),
    category: numbers(text('category'), 1, INTEGER_MAX),
    prices: readPrices(text('prices')) ?? saidPrices(keyword),
    origins: numbers(text('origins'), 1, INTEGER_MAX),
    isSale: ['true', '1'].includes(text('is_sale')),
    ratings: numbers(text('rating'), 1, 5),
    tags: numbers(text('tags'), 1, INTEGER_MAX),
    availability: AVAILABILITIES.find((known) => known === availability) ?? 'all_product',
  }
}

/** The parameters that are set, in the order addresses have them. */
export function listingParams(query: ListingQuery): [name: string, value: string][] {
  const prices = priceWordsOf(query) ? null : query.prices
  const params: [string, string][] = [
    ['q', query.keyword],
    ['category', query.category.join(',')],
    ['brands', query.brands.join(',')],
    ['prices', prices ? `${prices.min},${prices.max ?? ''}` : ''],
    ['origins', query.origins.join(',')],
    ['rating', query.ratings.join(',')],
    ['tags', query.tags.join(',')],
    ['products', query.availability === 'all_product' ? '' : query.availability],
    ['is_sale', query.isSale ? 'true' : ''],
    ['limit', query.limit === PAGE_SIZE ? '' : String(query.limit)],
    ['sort', query.sort ?? ''],
    ['skip', query.skip === null ? '' : String(query.skip)],
    ['page', query.page > 1 && query.skip === null ? String(query.page) : ''],
  ]
  return params.filter(([, value]) => value !== '')
}

const written = (value: string) => encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',')

/** The query string, without '?', always in the same order; '' when nothing is asked for. */
export const writeListingQuery = (query: ListingQuery): string =>
  listingParams(query)
    .map(([name, value]) => `${name}=${written(value)}`)
    .join('&')

/** Address of a listing at `path`. */
export function listingPath(path: string, query: ListingQuery): string {
  const text = writeListingQuery(query)
  return text ? `${path}?${text}` : path
}

/** How many products stand before the first one shown. */
export const offsetOf = ({ skip, page, limit }: ListingQuery): number => skip ?? (page - 1) * limit

/** The query after a change of filters or order, from the first page on. A changed price is not said in the keyword any more. */
export function changed(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const { keyword } = query
  const isAbandoned = change.prices === null && readPriceWords(keyword)?.rest === ''
  return {
    ...query,
    ...(change.prices !== undefined && { keyword: isAbandoned ? '' : withoutPrice(keyword) }),
    page: 1,
    skip: null,
    ...change,
  }
}

/** Without any filter; what is searched for, the order and the page size stay. */
export const cleared = ({ keyword, sort, limit }: ListingQuery): ListingQuery => ({
  ...EMPTY_QUERY,
  keyword: readPriceWords(keyword)?.rest ?? keyword,
  sort,
  limit,
})

/** How many values narrow the listing: as many chips stand over it. The keyword is not among them. */
export const countFilters = (query: ListingQuery): number =>
  query.brands.length +
  query.category.length +
  query.origins.length +
  query.ratings.length +
  query.tags.length +
  [query.prices !== null, query.isSale, query.availability !== 'all_product'].filter(Boolean).length

/** Whether anything narrows the listing; order, page and keyword do not. */
export const isFiltered = (query: ListingQuery): boolean => countFilters(query) > 0

/** The filter as it goes over the wire (spec 1 §3): the keyword without diacritics, only what is set. */
export function filterOf(query: ListingQuery): ProductFilter {
  const { prices } = query
  const keyword = readPriceWords(query.keyword)?.rest ?? query.keyword
  return {
    ...(keyword !== '' && { keyword: stripDiacritics(keyword) }),
    ...(query.brands.length > 0 && { 'brand.id': query.brands }),
    ...(query.category.length > 0 && { 'categories.id': query.category }),
    ...(prices && {
      'default_combination.price_after_discount': {
        ...(prices.min > 0 && { gte: prices.min }),
        ...(prices.max !== null && { lte: prices.max }),
      },
    }),
    ...(query.origins.length > 0 && { 'brand.country_tag_id': query.origins }),
    ...(query.isSale && { is_sale: true }),
    ...(query.ratings.length > 0 && { 'review_stats.average_rating': query.ratings }),
    ...(query.tags.length > 0 && { 'tags.id': query.tags }),
    ...(query.availability !== 'all_product' && { availability: query.availability }),
  }
}

/**
 * What the last change was about (spec 1 §4): 'filtered' when a filter changed (which also leads back to the first page), 'sort' when only
 * the order or the window did, 'none' on first load (`before` null) and when nothing changed.
 */
export function filterType(before: ListingQuery | null, after: ListingQuery): 'none' | 'filtered' | 'sort' {
  if (before === null) return 'none'
  const filtersOf = (query: ListingQuery) => JSON.stringify(filterOf(query))
  if (filtersOf(before) !== filtersOf(after)) return 'filtered'
  return writeListingQuery(before) === writeListingQuery(after) ? 'none' : 'sort'
}
