'use client'

import { type ReactNode, useState } from 'react'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { withMenuBrands } from '@/domain/catalog/listing/menu-brands'
import { changed, listingPath, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import { scoped } from '@/domain/catalog/listing/listing-scope'
import { useData } from '@/lib/client/use-data'
import { formatNumber } from '@/lib/format'
import type { FinderTexts } from './finder-texts'
import { useBrandSearch } from '../brands/use-brand-search'
import { BrandSearchBox } from '../brands/brand-search-box'
import { facetsCall } from './facets/facets-call'
import { toggled } from './facets/facet-options'

export interface BrandFinderProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  texts: FinderTexts
  /** shown while the search is empty */
  list: ReactNode
}

/** Search box and letters over the brands of a listing. The full list is loaded on first use. */
export default function BrandFinder({ path, query, scope, texts, list }: BrandFinderProps) {
  const [isWanted, setWanted] = useState(false)
  const { data, error } = useData(isWanted ? facetsCall(scoped(scope, query)) : null, {
    revalidateOnFocus: false,
  })
  const search = useBrandSearch(data ? withMenuBrands(data, query.brands).brands : [])
  return (
    <>
      <BrandSearchBox search={search} texts={texts} onFocus={() => setWanted(true)} />
      {search.isSearching ? (
        <>
          <ul className="choices">
            {search.found.map(({ id, name, total }) => (
              <li key={id}>
                <a
                  href={listingPath(path, changed(query, { brands: toggled(query.brands, id) }))}
                  rel="nofollow"
                  aria-current={query.brands.includes(id) || undefined}
                >
                  {name}
                  <small>{formatNumber(total)}</small>
                </a>
              </li>
            ))}
          </ul>
          <p role="status" className="text-sm text-muted">
            {search.found.length === 0 && (data ? texts.none : error ? texts.failed : texts.loading)}
          </p>
        </>
      ) : (
        list
      )}
    </>
  )
}
