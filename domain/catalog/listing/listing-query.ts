import { INTEGER_MAX, PAGE_SIZE } from '../../constants'
import { type PriceWords, readPriceWords } from '../../search/price-words'
import { stripDiacritics } from '../../text'
import { readAmount } from './amount'
import type { ProductFilter } from './catalog-filter'
import { FILTER_PARAMS } from './filter-params'
import {
  choicesOf,
  fieldsOf,
  FILTER_NAMES,
  FILTERS,
  type FilterValues,
  NO_FILTERS,
  readFilters,
  writeFilter,
} from './filters'
import { type PriceBounds, wholeNumber } from './listing-values'
import { isSortKey, type SortKey } from './sort'

const LIMIT_MAX = 100
const KEYWORD_MAX = 200

/** The query of a listing's address (LST-02 to LST-14), each part already valid. */
export interface ListingQuery extends FilterValues {
  keyword: string
  /** null: the order the listing itself starts with */
  sort: SortKey | null
  page: number
  limit: number
  /** where given, it replaces the page */
  skip: number | null
}

export const EMPTY_QUERY: ListingQuery = {
  ...NO_FILTERS,
  keyword: '',
  sort: null,
  page: 1,
  limit: PAGE_SIZE,
  skip: null,
}

export type QueryParams = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** A price field's text may hold a comma of its own: '150,000'. */
const amountText = (text: string): string => String(readAmount(text) ?? '')

/** A parameter given more than once is one list: so a plain form can send two price fields. */
function textOf(params: QueryParams, name: string): string {
  const value = params instanceof URLSearchParams ? params.getAll(name) : (params[name] ?? '')
  if (typeof value === 'string') return value
  const isOfFields = name === FILTERS.prices.param && value.length > 1
  return (isOfFields ? value.map(amountText) : value).join(',')
}

const readKeyword = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\0/g, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, KEYWORD_MAX)
    .join('')
    .trim()

/** A price said in the keyword narrows the listing, unless the address names another (`prices`). */
const keywordPrices = (keyword: string): PriceBounds | null => readPriceWords(keyword)?.prices ?? null

const isSame = (a: PriceBounds | null, b: PriceBounds | null) => a?.min === b?.min && a?.max === b?.max

/** Price words of the keyword, where they narrow the listing. */
export function priceWordsOf({ keyword, prices }: ListingQuery): PriceWords | null {
  const said = prices && readPriceWords(keyword)
  return said && isSame(said.prices, prices) ? said : null
}

/** The keyword without its price, which becomes a filter; unchanged when nothing else is left. */
function withoutPrice(keyword: string): string {
  const said = readPriceWords(keyword)
  return said && said.rest !== '' ? said.rest : keyword
}

/** Reads the query of a listing's address. Wrong parts are left out, the rest is kept; it never fails. */
export function readListingQuery(params: QueryParams): ListingQuery {
  const text = (name: string) => textOf(params, name)
  const filters = readFilters(text)
  const keyword = readKeyword(text('q'))
  const sort = text('sort')
  return {
    ...filters,
    prices: filters.prices ?? keywordPrices(keyword),
    keyword,
    sort: isSortKey(sort) ? sort : null,
    page: wholeNumber(text('page'), 1, 999_999) ?? 1,
    limit: wholeNumber(text('limit'), 1, LIMIT_MAX) ?? PAGE_SIZE,
    skip: wholeNumber(text('skip'), 0, INTEGER_MAX),
  }
}

const placeInAddress = (name: keyof FilterValues) => FILTER_PARAMS.indexOf(FILTERS[name].param)
const IN_ADDRESS = [...FILTER_NAMES].sort((one, other) => placeInAddress(one) - placeInAddress(other))

/** The parameters that are set, in the order addresses have them. */
export function listingParams(query: ListingQuery): [name: string, value: string][] {
  const filters = priceWordsOf(query) ? { ...query, prices: null } : query
  const params: [string, string][] = [
    ['q', query.keyword],
    ...IN_ADDRESS.map((name) => writeFilter(name, filters[name])),
    ['limit', query.limit === PAGE_SIZE ? '' : String(query.limit)],
    ['sort', query.sort ?? ''],
    ['skip', query.skip === null ? '' : String(query.skip)],
    ['page', query.page > 1 && query.skip === null ? String(query.page) : ''],
  ]
  return params.filter(([, value]) => value !== '')
}

const written = (value: string) => encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',')

/** The query string, without '?', always in the same order; '' when the query is empty. */
export const writeListingQuery = (query: ListingQuery): string =>
  listingParams(query)
    .map(([name, value]) => `${name}=${written(value)}`)
    .join('&')

/** Address of a listing at `path`. */
export function listingPath(path: string, query: ListingQuery): string {
  const text = writeListingQuery(query)
  return text ? `${path}?${text}` : path
}

/** Number of products before the first one shown. */
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

/** Without any filter; keyword, sort and page size stay. */
export const cleared = ({ keyword, sort, limit }: ListingQuery): ListingQuery => ({
  ...EMPTY_QUERY,
  keyword: readPriceWords(keyword)?.rest ?? keyword,
  sort,
  limit,
})

/** Number of values that narrow the listing, which is the number of its chips. The keyword is not among them. */
export const countFilters = (query: ListingQuery): number =>
  FILTER_NAMES.flatMap((name) => choicesOf(name, query[name])).length

/** Whether anything narrows the listing; order, page and keyword do not. */
export const isFiltered = (query: ListingQuery): boolean => countFilters(query) > 0

/** The filter as it goes over the wire (SRC-15, SRC-23): the keyword without diacritics, only what is set. */
export function filterOf(query: ListingQuery): ProductFilter {
  const keyword = readPriceWords(query.keyword)?.rest ?? query.keyword
  return FILTER_NAMES.reduce<ProductFilter>(
    (filter, name) => ({ ...filter, ...fieldsOf(name, query[name]) }),
    keyword === '' ? {} : { keyword: stripDiacritics(keyword) },
  )
}

/**
 * The kind of the last change (LST-18): 'filtered' when a filter changed (which also leads back to the first page), 'sort' when only
 * the order or the window did, 'none' on first load (`before` null) and when nothing changed.
 */
export function filterType(before: ListingQuery | null, after: ListingQuery): 'none' | 'filtered' | 'sort' {
  if (before === null) return 'none'
  const filtersOf = (query: ListingQuery) => JSON.stringify(filterOf(query))
  if (filtersOf(before) !== filtersOf(after)) return 'filtered'
  return writeListingQuery(before) === writeListingQuery(after) ? 'none' : 'sort'
}
