import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { FILTERS, type NamedFilter } from '@/domain/catalog/listing/filters'
import { readPriceWords } from '@/domain/search/price-words'
import type { Database } from '../../database'
import { postgresEngine } from './postgres/engine'

/** How a keyword was read. */
export interface Understood {
  /** what was searched: as typed, or corrected, with diacritics where keys of an input method stood for them */
  keyword: string
  is_corrected: boolean
  /** no product has all words: those that have all but one are shown */
  is_loosened: boolean
}

export interface Found {
  /** in order */
  ids: number[]
  /** how many match in all, counted up to 10.000 */
  total: number
  /** null without a keyword */
  understood: Understood | null
}

export interface SearchWindow {
  skip: number
  limit: number
  /** false: the caller does not want to know how many there are in all, which then is 0 */
  count?: boolean
  /** the keyword is still being typed: its last word may be unfinished */
  isTyping?: boolean
}

/** Counts by id or value, most first; what `Facets` of the domain are made of. */
export interface FacetCounts extends Record<NamedFilter, Map<number, number>> {
  /** changes when anything that is searched does */
  version: string
  total: number
  /** by whole stars */
  ratings: Map<number, number>
  availability: { all_product: number; is_pre_order: number; available_stock: number }
  is_sale: number
  prices: { min: number; max: number }
}

/**
 * The port between the catalogue and whatever searches it (decision 18). The catalogue asks in its own filter and gets ids;
 * names, prices and pictures are its own business. Another engine is another file like postgres/engine.ts.
 */
export interface SearchEngine {
  /** One window of what matches. An unknown sort counts as none: best first with a keyword, best sellers without. */
  find(filter: ProductFilter, sort: string | undefined, window: SearchWindow): Promise<Found>
  /** How many match, counted up to `cap` and no further. */
  count(filter: ProductFilter, cap: number): Promise<number>
  facets(filter: ProductFilter): Promise<FacetCounts>
  /** The brands or categories of what matches, with how many each has. */
  distinct(kind: 'brand' | 'category', filter: ProductFilter): Promise<Map<number, number>>
  /** The words of a keyword as they are searched, corrected where no product uses them so; none when nothing is left to search for. */
  words(keyword: string): Promise<readonly string[]>
}

/** A price said in the keyword becomes the filter's, unless the filter names one. */
function withSaidPrice(filter: ProductFilter): ProductFilter {
  const said = filter.keyword === undefined ? null : readPriceWords(filter.keyword)
  if (!said) return filter
  const given = filter['default_combination.price_after_discount']
  return {
    ...filter,
    keyword: said.rest === '' ? undefined : said.rest,
    ...(given === undefined && FILTERS.prices.fields(said.prices)),
  }
}

/** The engine of the shop. Whatever searches, a keyword's price is read before. */
export function searchEngine(db: Database): SearchEngine {
  const engine = postgresEngine(db)
  return {
    find: (filter, sort, window) => engine.find(withSaidPrice(filter), sort, window),
    count: (filter, cap) => engine.count(withSaidPrice(filter), cap),
    facets: (filter) => engine.facets(withSaidPrice(filter)),
    distinct: (kind, filter) => engine.distinct(kind, withSaidPrice(filter)),
    words: (keyword) => engine.words(readPriceWords(keyword)?.rest ?? keyword),
  }
}
