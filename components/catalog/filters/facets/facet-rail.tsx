import { useTranslations } from 'next-intl'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { FilterName } from '@/domain/catalog/listing/filters'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { changed, isFiltered, listingPath, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { LateBrands } from '@/components/catalog/listing/late-parts'
import { useFacetLabels } from './facet-labels'
import { facetGroups, type FacetOption } from './facet-options'
import { type ChoiceRow, Choices } from '../choices'
import { PriceForm } from '../price/price-form'
import { finderTexts } from '../finder-texts'

/** Up to this number of brands needs no search box. */
const FEW = 8

interface FacetRailProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  facets: Facets
  hidden?: readonly FilterName[]
  defaultSort?: SortKey
}

/** The facets of a listing, every choice a link. Beside the products on the desktop. */
export function FacetRail({ path, query, scope, facets, hidden, defaultSort }: FacetRailProps) {
  const t = useTranslations('filters')
  const groups = facetGroups(facets, query, scope, useFacetLabels(), hidden)
  return groups.map(({ kind, options }) => (
    <details key={kind} open className="facet">
      <summary>
        <h3>{t(kind)}</h3>
      </summary>
      {kind === 'prices' && <PriceForm path={path} query={query} />}
      {kind === 'brands' && (
        <BrandChoices path={path} query={query} scope={scope} options={options}>
          <Choices path={path} rows={choiceRows(path, query, inFirstSight(options, query))} />
          {options.length > inFirstSight(options, query).length && (
            <noscript>
              <a
                href={listingPath(
                  path,
                  changed(query, { sort: query.sort ?? defaultSort ?? 'most-purchased' }),
                )}
                rel="nofollow"
                className="flex min-h-11 items-center text-sm text-accent"
              >
                {t('allBrands', { count: formatNumber(options.length) })}
              </a>
            </noscript>
          )}
        </BrandChoices>
      )}
      {kind !== 'prices' && kind !== 'brands' && (
        <Choices path={path} rows={choiceRows(path, query, options)} />
      )}
    </details>
  ))
}

const BRANDS_IN_FIRST_SIGHT = 16

/** An unnarrowed listing is a static page: it contains only the biggest brands, the others are loaded on demand. */
function inFirstSight(options: readonly FacetOption[], query: ListingQuery): readonly FacetOption[] {
  if (isFiltered(query) || query.sort !== null) return options
  return options.slice(0, BRANDS_IN_FIRST_SIGHT)
}

/** Deeper levels of categories share the indent of the second. */
const MAX_DEPTH = 2

function choiceRows(path: string, query: ListingQuery, options: readonly FacetOption[]): ChoiceRow[] {
  return options.map(({ name, total, isChosen, change, depth, country }) => {
    const address = listingPath(path, changed(query, change)).slice(path.length)
    const count = total === null ? '' : formatNumber(total)
    if (country !== '') return [name, count, address, isChosen, depth, country]
    if (depth > 0) return [name, count, address, isChosen, Math.min(depth, MAX_DEPTH)]
    return isChosen ? [name, count, address, true] : [name, count, address]
  })
}

interface BrandChoicesProps {
  path: string
  query: ListingQuery
  scope: ProductFilter
  options: readonly FacetOption[]
  children: ReactNode
}

/** The brands of a listing; search box and letters are added when the browser is idle. */
function BrandChoices({ path, query, scope, options, children }: BrandChoicesProps) {
  const texts = finderTexts(useTranslations('filters.finder'))
  if (options.length <= FEW) return children
  return <LateBrands path={path} query={query} scope={scope} texts={texts} list={children} />
}
