import { type InferType, object, string } from 'yup'
import { filterKeyword, listOf } from '../catalog/listing/catalog-filter'

/** Groups of the global search (SRC-18, SRC-19): 'add-review' holds the products one could write about. */
export const SEARCH_GROUPS = ['add-review', 'brand', 'product', 'tag', 'category'] as const
export type SearchGroupType = (typeof SEARCH_GROUPS)[number]

/** Groups on the first page of a global search unless it names others (SRC-19). */
export const FIRST_PAGE_GROUPS: readonly SearchGroupType[] = ['add-review', 'brand']

/** `filter` of the global search; without a keyword everything is found. */
export const globalFilterSchema = object({
  keyword: filterKeyword,
  types: listOf(string().oneOf(SEARCH_GROUPS).required()),
})
export type GlobalFilter = InferType<typeof globalFilterSchema>
