import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { FILTERS, type NamedFilter } from '@/domain/catalog/listing/filters'
import { readPriceWords } from '@/domain/search/price-words'
import type { Database } from '../../database'
import { productsBySku } from './sku-search'
import { postgresEngine } from './postgres/engine'

/** How the engine understood a keyword. */
export interface InterpretedKeyword {
  /** the keyword that was searched: as typed or corrected; raw Telex and VNI keys are replaced by diacritics */
  keyword: string
  is_corrected: boolean
  /** no product has all words: the products that have all but one are listed */
  is_loosened: boolean
}

export interface Found {
  /** product ids in the order of the listing */
  ids: number[]
  /** number of matches, counted up to 10,000 */
  total: number
  /** null without a keyword */
  understood: InterpretedKeyword | null
}

export interface SearchWindow {
  skip: number
  limit: number
  /** false: the total is not counted and is 0 */
  count?: boolean
  /** the keyword is still being typed: its last word may be incomplete */
  isTyping?: boolean
}

/** Product counts by id or value, highest count first; `facetsOf` adds the names. */
export interface FacetCounts extends Record<NamedFilter, Map<number, number>> {
  /** changes with every change of the search rows */
  version: string
  total: number
  /** by number of whole stars */
  ratings: Map<number, number>
  availability: { all_product: number; is_pre_order: number; available_stock: number }
  is_sale: number
  prices: { min: number; max: number }
}

/**
 * The port between the catalogue and its search engine (docs/decisions/0018-search.md). The engine takes the catalogue's filter and gives
 * product ids; the catalogue reads names, prices and pictures itself. An adapter such as postgres/engine.ts implements it.
 */
export interface SearchEngine {
  /** One window of the matches. Without a known sort: by relevance with a keyword, by sales without one. */
  find(filter: ProductFilter, sort: string | undefined, window: SearchWindow): Promise<Found>
  /** Number of matches, counted up to `cap`. */
  count(filter: ProductFilter, cap: number): Promise<number>
  facets(filter: ProductFilter): Promise<FacetCounts>
  /** The brands or categories of the matches, each with its number of matches. */
  distinct(kind: 'brand' | 'category', filter: ProductFilter): Promise<Map<number, number>>
  /** The words of a keyword as they are searched, with words that no product has corrected; empty when nothing is left to search for. */
  words(keyword: string): Promise<readonly string[]>
}

/** Moves a price named in the keyword into the filter; a price of the filter itself wins. */
function withKeywordPrice(filter: ProductFilter): ProductFilter {
  const parsed = filter.keyword === undefined ? null : readPriceWords(filter.keyword)
  if (!parsed) return filter
  const given = filter['default_combination.price_after_discount']
  return {
    ...filter,
    keyword: parsed.rest === '' ? undefined : parsed.rest,
    ...(given === undefined && FILTERS.prices.fields(parsed.prices)),
  }
}

/** The filter for a keyword: the products with it as SKU, where there are any, else the words without their price. */
async function withoutCodes(db: Database, filter: ProductFilter): Promise<ProductFilter> {
  const ids = filter.keyword === undefined || filter.id ? [] : await productsBySku(db, filter.keyword)
  return ids.length > 0 ? { ...filter, keyword: undefined, id: ids } : withKeywordPrice(filter)
}

/** The shop's search engine. SKUs and prices in keywords are parsed here, so that every adapter receives them as filters. */
export function searchEngine(db: Database): SearchEngine {
  const engine = postgresEngine(db)
  return {
    find: async (filter, sort, window) => engine.find(await withoutCodes(db, filter), sort, window),
    count: async (filter, cap) => engine.count(await withoutCodes(db, filter), cap),
    facets: async (filter) => engine.facets(await withoutCodes(db, filter)),
    distinct: async (kind, filter) => engine.distinct(kind, await withoutCodes(db, filter)),
    words: (keyword) => engine.words(readPriceWords(keyword)?.rest ?? keyword),
  }
}
