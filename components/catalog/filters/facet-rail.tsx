import { useTranslations } from 'next-intl'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { FilterName } from '@/domain/catalog/listing/filters'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { changed, isFiltered, listingPath, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { LateBrands } from '../listing/late-parts'
import { useFacetLabels } from './facet-labels'
import { facetGroups, type FacetOption } from './facet-options'
import { Flag } from './flag'
import { PriceForm } from './price/price-form'
import { finderTexts } from './finder-texts'

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

/** Indent of a category by its depth; deeper levels share the third. */
const INDENTS = ['', 'ml-4', 'ml-8'] as const

/** The facets of a listing, every choice a link. Beside the products on the desktop. */
export function FacetRail({ path, query, scope, facets, hidden, defaultSort }: FacetRailProps) {
  const t = useTranslations('filters')
  const groups = facetGroups(facets, query, scope, useFacetLabels(), hidden)
  return groups.map(({ kind, options }) => (
    <details key={kind} open className="group/facet border-b border-line py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        <h3>{t(kind)}</h3>
        <span
          aria-hidden
          className="mr-1.5 rotate-90 text-xl leading-none transition-transform group-open/facet:-rotate-90 motion-reduce:transition-none"
        >
          ›
        </span>
      </summary>
      {kind === 'prices' && <PriceForm path={path} query={query} />}
      {kind === 'brands' && (
        <BrandChoices path={path} query={query} scope={scope} options={options}>
          <Choices path={path} query={query} options={inFirstSight(options, query)} />
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
      {kind !== 'prices' && kind !== 'brands' && <Choices path={path} query={query} options={options} />}
    </details>
  ))
}

const BRANDS_IN_FIRST_SIGHT = 16

/** An unnarrowed listing is a static page: it contains only the biggest brands, the others are loaded on demand. */
function inFirstSight(options: readonly FacetOption[], query: ListingQuery): readonly FacetOption[] {
  if (isFiltered(query) || query.sort !== null) return options
  return options.slice(0, BRANDS_IN_FIRST_SIGHT)
}

interface ChoicesProps {
  path: string
  query: ListingQuery
  options: readonly FacetOption[]
}

function Choices({ path, query, options }: ChoicesProps) {
  return (
    <ul className="choices">
      {options.map(({ key, name, total, isChosen, change, depth, country }) => (
        <li key={key} className={depth > 0 ? INDENTS[Math.min(depth, 2)] : undefined}>
          <a
            href={listingPath(path, changed(query, change))}
            rel="nofollow"
            aria-current={isChosen || undefined}
          >
            {country && <Flag country={country} />}
            {name}
            {total !== null && <small>{formatNumber(total)}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
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
