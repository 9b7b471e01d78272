import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { FilterName } from '@/domain/catalog/listing/filters'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'

export interface ListingFiltersProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  hidden?: readonly FilterName[]
  /** id of the products, on pages that keep their scroll position */
  hash: string
}

export const listingFiltersOverlay: OverlayDeclaration<ListingFiltersProps> = {
  name: 'listing-filters',
  load: () => import('./filter-sheet'),
  texts: ['filters'],
}
