import 'server-only'
import { array, boolean, number, object, string } from 'yup'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { type ChosenNames, NO_NAMES, withoutFilters } from '@/domain/catalog/listing/filters'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { type ListingQuery, offsetOf } from '@/domain/catalog/listing/listing-query'
import { fixedBy, scoped } from '@/domain/catalog/listing/listing-scope'
import { type ProductCard, productCardSchema } from '@/domain/catalog/product'
import { pageCount } from '@/domain/pager'
import { noteShownTags, refuseKeeping } from '@/lib/cache/answers/answer-notes.js'
import { tags } from '@/lib/cache-manifest'
import { readFacets } from '@/lib/reads/catalog-reads'
import { knownQuery } from './names'
import { catalogClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readBody } from '@/lib/services/read'

/** How the search understood a keyword. */
export interface UnderstoodKeyword {
  /** the keyword searched for */
  keyword: string
  is_corrected: boolean
  /** not all of its words were found together */
  is_loosened: boolean
}

export interface LiveListing {
  products: ProductCard[]
  total: number
  /** null when loading failed: the list is shown without them */
  facets: Facets | null
  /** null without a keyword */
  understood: UnderstoodKeyword | null
  /** the query as executed: without unknown ids, values that the page fixes, and a page past the end */
  query: ListingQuery
  /** the address names a page past the end; `query` is that of the last page */
  isPastEnd: boolean
  /** the chosen values with their names */
  names: ChosenNames
  /** loading failed (LST-37: the list is then empty) */
  isFailed: boolean
}

const foundSchema = object({
  data: array(productCardSchema.required()).required(),
  total: number().integer().min(0).required(),
  understood: object({
    keyword: string().required(),
    is_corrected: boolean().required(),
    is_loosened: boolean().required(),
  })
    .nullable()
    .default(null),
})

async function search(filter: ProductFilter, query: ListingQuery, sort: SortKey | undefined) {
  const window = { skip: offsetOf(query), limit: query.limit }
  const answer = catalogClient.v3.search.$get({
    query: { ...listQuery({ filter, sort, ...window }), count: 'true' },
  })
  const { data, total, understood } = await readBody(answer, foundSchema)
  return { products: data, total, understood, query }
}

/** In place of a page past the end there is the last one (LST-06): a narrowed list gets shorter while a shopper turns its pages. */
async function searchWithin(filter: ProductFilter, query: ListingQuery, sort: SortKey | undefined) {
  const found = await search(filter, query, sort)
  const isPast = found.products.length === 0 && found.total > 0 && offsetOf(query) > 0
  const last = pageCount(found.total, query.limit)
  const shown = isPast ? await search(filter, { ...query, page: last, skip: null }, sort) : found
  return { ...shown, isPastEnd: isPast }
}

/** Replaces what failed to load; the page with the replacement is for this visitor alone. */
const failing =
  <T>(instead: T) =>
  (): T => {
    refuseKeeping()
    return instead
  }

/**
 * A narrowed or sorted listing, loaded for each request (LST-01). `scope` is what the page itself fixes, `within` the categories
 * that may be chosen there when it is a category's page. Never fails: when loading fails the list is empty (LST-37).
 */
export async function getListing(
  scope: ProductFilter,
  asked: ListingQuery,
  defaultSort?: SortKey,
  within?: readonly number[],
): Promise<LiveListing> {
  const own = withoutFilters(asked, fixedBy(scope))
  const { query, names } = await knownQuery(own, within).catch(failing({ query: own, names: NO_NAMES }))
  const filter = scoped(scope, query)
  const [found, facets] = await Promise.all([
    searchWithin(filter, query, query.sort ?? defaultSort).catch(failing(null)),
    readFacets(filter).catch(failing(null)),
  ])
  noteShownTags(found?.products.map(({ id }) => tags.card(id)) ?? [])
  if (!found)
    return {
      products: [],
      total: 0,
      facets,
      understood: null,
      query,
      isPastEnd: false,
      names,
      isFailed: true,
    }
  return { ...found, facets, names, isFailed: false }
}
