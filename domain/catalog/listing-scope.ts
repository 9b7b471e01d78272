import type { ProductFilter } from './filter'
import { filterOf, type ListingQuery } from './listing-query'

/** What a listing can be narrowed by, in the order it is offered. */
export const FACET_KINDS = [
  'category',
  'brands',
  'prices',
  'rating',
  'origins',
  'tags',
  'products',
  'is_sale',
] as const
export type FacetKind = (typeof FACET_KINDS)[number]

const FIXES: readonly (readonly [key: keyof ProductFilter, kinds: readonly FacetKind[]])[] = [
  // Brand and origin are an either-or (spec 1 §5): one of them beside the page's own would widen the page.
  ['brand.id', ['brands', 'origins']],
  ['brand.country_tag_id', ['brands', 'origins']],
  ['tags.id', ['tags']],
  ['default_combination.price_after_discount', ['prices']],
  ['review_stats.average_rating', ['rating']],
  ['availability', ['products']],
  ['is_in_stock', ['products']],
  ['is_pre_order', ['products']],
  ['is_sale', ['is_sale']],
]

/** What cannot be chosen any more where the page itself has chosen it. */
export const fixedBy = (scope: ProductFilter): FacetKind[] =>
  FIXES.flatMap(([key, kinds]) => (scope[key] === undefined ? [] : [...kinds]))

/** The query without the filters of these kinds. */
export function withoutKinds(query: ListingQuery, kinds: readonly FacetKind[]): ListingQuery {
  const drops = (kind: FacetKind) => kinds.includes(kind)
  return {
    ...query,
    ...(drops('category') && { category: [] }),
    ...(drops('brands') && { brands: [] }),
    ...(drops('prices') && { prices: null }),
    ...(drops('rating') && { ratings: [] }),
    ...(drops('origins') && { origins: [] }),
    ...(drops('tags') && { tags: [] }),
    ...(drops('products') && { availability: 'all_product' as const }),
    ...(drops('is_sale') && { isSale: false }),
  }
}

/** The filter of a narrowed page: a category chosen within the page's own stands in its place, everything else is added. */
export const scoped = (scope: ProductFilter, query: ListingQuery): ProductFilter => ({
  ...scope,
  ...filterOf(withoutKinds(query, fixedBy(scope))),
})
