import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { ProductFilter } from '@/domain/catalog/filter'
import type { ListingQuery } from '@/domain/catalog/listing-query'
import type { FacetKind } from '@/domain/catalog/listing-scope'

export interface ListingFiltersProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  hidden?: readonly FacetKind[]
  /** where the products begin, on pages that keep their place */
  hash: string
}

export const listingFiltersOverlay: OverlayDeclaration<ListingFiltersProps> = {
  name: 'listing-filters',
  load: () => import('./filter-sheet'),
}
