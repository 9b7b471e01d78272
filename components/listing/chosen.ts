import type { useTranslations } from 'next-intl'
import type { Facets } from '@/domain/catalog/facets'
import { changed, type ListingQuery } from '@/domain/catalog/listing-query'
import type { PriceBounds } from '@/domain/catalog/listing-values'
import { formatMoney } from '@/lib/format'
import type { FacetLabels } from './facet-options'

/** Names of chosen ids, where the facets do not hold them. */
export interface Names {
  brands: Readonly<Record<number, string>>
  category: Readonly<Record<number, string>>
  /** countries among them */
  tags: Readonly<Record<number, string>>
}

export interface Chosen {
  key: string
  name: string
  /** the query without it */
  without: ListingQuery
}

interface Sources {
  names: Names | undefined
  facets: Facets | null
  labels: FacetLabels
  t: ReturnType<typeof useTranslations<'filters'>>
  /** what is searched for is a choice too, but on the search page itself */
  hasKeyword: boolean
}

type IdList = 'brands' | 'category' | 'origins' | 'tags'

export function priceText({ min, max }: PriceBounds, t: Sources['t']): string {
  if (max === null) return t('priceFrom', { min: formatMoney(min) })
  if (min === 0) return t('priceTo', { max: formatMoney(max) })
  return t('priceBetween', { min: formatMoney(min), max: formatMoney(max) })
}

/** Everything that narrows a listing, each with the query that is left without it. */
export function chosenOf(query: ListingQuery, { names, facets, labels, t, hasKeyword }: Sources): Chosen[] {
  const take = (key: string, name: string, change: Partial<ListingQuery>): Chosen => ({
    key,
    name,
    without: changed(query, change),
  })
  const ids = (kind: IdList, nameOf: (id: number) => string | undefined) =>
    query[kind].map((id) =>
      take(`${kind}-${id}`, nameOf(id) ?? t(kind), { [kind]: query[kind].filter((one) => one !== id) }),
    )
  const among = (entries: readonly { id: number; name: string }[] | undefined, id: number) =>
    entries?.find((entry) => entry.id === id)?.name
  return [
    ...(hasKeyword && query.keyword !== ''
      ? [take('q', t('keyword', { keyword: query.keyword }), { keyword: '' })]
      : []),
    ...ids('category', (id) => names?.category[id] ?? among(facets?.categories, id)),
    ...ids('brands', (id) => names?.brands[id] ?? among(facets?.brands, id)),
    ...(query.prices ? [take('prices', priceText(query.prices, t), { prices: null })] : []),
    ...query.ratings.map((value) =>
      take(`rating-${value}`, labels.stars(value), {
        ratings: query.ratings.filter((one) => one !== value),
      }),
    ),
    ...ids('origins', (id) => names?.tags[id] ?? among(facets?.origins, id)),
    ...ids('tags', (id) => names?.tags[id] ?? among(facets?.tags, id)),
    ...(query.availability === 'all_product'
      ? []
      : [take('products', labels.availability[query.availability], { availability: 'all_product' })]),
    ...(query.isSale ? [take('is_sale', labels.onSale, { isSale: false })] : []),
  ]
}
