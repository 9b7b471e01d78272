import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import { finderTexts } from './finder-texts'
import type { FacetOption } from './facet-options'
import { LateBrands } from '../listing/late-parts'

/** So many brands are found by looking. */
const FEW = 8

interface BrandChoicesProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  options: readonly FacetOption[]
  children: ReactNode
}

/** The brands of a listing: the list, and once the page is at rest a search box and letters over it. */
export function BrandChoices({ path, query, scope, options, children }: BrandChoicesProps) {
  const texts = finderTexts(useTranslations('filters.finder'))
  if (options.length <= FEW) return children
  return <LateBrands path={path} query={query} scope={scope} texts={texts} list={children} />
}
