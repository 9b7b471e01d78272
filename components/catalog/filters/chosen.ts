import type { useTranslations } from 'next-intl'
import type { Facets } from '@/domain/catalog/listing/facets'
import {
  byNamedFilter,
  type ChosenNames,
  choicesOf,
  FILTER_NAMES,
  type FilterName,
  type NamedFilter,
} from '@/domain/catalog/listing/filters'
import { changed, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import type { PriceBounds } from '@/domain/catalog/listing/listing-values'
import { formatMoney } from '@/lib/format'
import type { FacetLabels } from './facets/facet-options'

export interface ChosenFilter {
  key: string
  name: string
  /** the query without this filter */
  without: ListingQuery
}

interface Sources {
  names: ChosenNames | undefined
  facets: Facets | null
  labels: FacetLabels
  t: ReturnType<typeof useTranslations<'filters'>>
  /** on listings other than the search page, the keyword is a filter too */
  hasKeyword: boolean
}

export function priceText({ min, max }: PriceBounds, t: Sources['t']): string {
  if (max === null) return t('priceFrom', { min: formatMoney(min) })
  if (min === 0) return t('priceTo', { max: formatMoney(max) })
  return t('priceBetween', { min: formatMoney(min), max: formatMoney(max) })
}

/** All active filters of a listing, each with the query without it. */
export function chosenFilters(
  query: ListingQuery,
  { names, facets, labels, t, hasKeyword }: Sources,
): ChosenFilter[] {
  const named = (filter: NamedFilter) => (key: string) => {
    const id = Number(key)
    const counted: readonly { id: number; name: string }[] = facets?.[filter] ?? []
    return names?.[filter][id] ?? counted.find((entry) => entry.id === id)?.name ?? t(filter)
  }
  const nameOf: Record<FilterName, (key: string) => string> = {
    ...byNamedFilter(named),
    prices: () => (query.prices ? priceText(query.prices, t) : ''),
    ratings: (key) => labels.stars(Number(key)),
    availability: () => labels.availability[query.availability],
    is_sale: () => labels.onSale,
  }
  const keyword = hasKeyword && query.keyword !== '' ? [query.keyword] : []
  return [
    ...keyword.map((text) => ({
      key: 'q',
      name: t('keyword', { keyword: text }),
      without: changed(query, { keyword: '' }),
    })),
    ...FILTER_NAMES.flatMap((filter) =>
      choicesOf(filter, query[filter]).map(({ key, change }) => ({
        key: `${filter}-${key}`,
        name: nameOf[filter](key),
        without: changed(query, change),
      })),
    ),
  ]
}
