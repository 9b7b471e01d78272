import type { Facets } from '@/domain/catalog/facets'
import type { ListingQuery } from '@/domain/catalog/listing-query'
import type { ProductCard } from '@/domain/catalog/product'
import type { Names } from './chosen'

/** The products a listing's page shows, and the query they answer. */
export interface ShownListing {
  products: readonly ProductCard[]
  total: number
  facets: Facets | null
  query: ListingQuery
  names?: Names
  isFailed?: boolean
}
