import type { ProductFilter } from './catalog-filter'
import { FILTER_NAMES, type FilterName, FILTERS, withoutFilters } from './filters'
import { filterOf, type ListingQuery } from './listing-query'

/** Filters that the page itself fixes, so that they cannot be chosen. */
export const fixedBy = (scope: ProductFilter): FilterName[] =>
  FILTER_NAMES.filter((name) => FILTERS[name].fixedBy.some((field) => scope[field] !== undefined))

/** The filter of a narrowed page: a category chosen within the page's own stands in its place, everything else is added. */
export const scoped = (scope: ProductFilter, query: ListingQuery): ProductFilter => ({
  ...scope,
  ...filterOf(withoutFilters(query, fixedBy(scope))),
})
