import type { Facets } from '@/domain/catalog/listing/facets'
import type { ChosenNames } from '@/domain/catalog/listing/filters'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { ProductCard } from '@/domain/catalog/product'

/** The products a listing's page shows, and the query they answer. */
export interface ShownListing {
  products: readonly ProductCard[]
  total: number
  facets: Facets | null
  query: ListingQuery
  /** the address names a page past the end; `query` is that of the last page */
  isPastEnd?: boolean
  names?: ChosenNames
  isFailed?: boolean
}
