import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import {
  AVAILABILITIES,
  type Availability,
  byNamedFilter,
  FILTER_NAMES,
  type FilterName,
} from '@/domain/catalog/listing/filters'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import { fixedBy } from '@/domain/catalog/listing/listing-scope'
import { categoryOptions } from '../category-options'

/** One choice of a facet: label, count, and the query after toggling it. */
export interface FacetOption {
  key: string
  name: string
  /** null where there is no count */
  total: number | null
  isChosen: boolean
  change: Partial<ListingQuery>
  /** how deep in the category tree; 0 elsewhere */
  depth: number
  /** emoji before the name, or '' */
  country: string
}

export interface FacetGroup {
  kind: FilterName
  options: FacetOption[]
}

/** Names of choices without a name of their own. */
export interface FacetLabels {
  stars: (value: number) => string
  onSale: string
  availability: Readonly<Record<Availability, string>>
}

const plain = { depth: 0, country: '' }

export const toggled = (list: readonly number[], id: number): number[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id].sort((a, b) => a - b)

/** Multiple-choice options; empty ones are left out unless chosen. */
function severalOptions(
  entries: readonly { id: number; name: string; total: number; country?: string }[],
  chosen: readonly number[],
  changeTo: (ids: number[]) => Partial<ListingQuery>,
): FacetOption[] {
  return entries
    .filter(({ id, total }) => total > 0 || chosen.includes(id))
    .map(({ id, name, total, country = '' }) => ({
      ...plain,
      key: String(id),
      name,
      total,
      country,
      isChosen: chosen.includes(id),
      change: changeTo(toggled(chosen, id)),
    }))
}

function availabilityOptions(facets: Facets, query: ListingQuery, labels: FacetLabels): FacetOption[] {
  const counted = AVAILABILITIES.map((key) => ({ key, total: facets.availability[key] }))
  const shown = counted.filter(
    ({ key, total }) => key === 'all_product' || total > 0 || query.availability === key,
  )
  if (shown.length < 2) return []
  return shown.map(({ key, total }) => ({
    ...plain,
    key,
    name: labels.availability[key],
    total,
    isChosen: query.availability === key,
    change: { availability: key },
  }))
}

function saleOptions(facets: Facets, query: ListingQuery, labels: FacetLabels): FacetOption[] {
  if (facets.is_sale === 0 && !query.is_sale) return []
  const change = { is_sale: !query.is_sale }
  return [
    { ...plain, key: 'is_sale', name: labels.onSale, total: facets.is_sale, isChosen: query.is_sale, change },
  ]
}

/** The facets of a listing in order, without those that offer no choice. Prices have no options: they have their own field. */
export function facetGroups(
  facets: Facets,
  query: ListingQuery,
  scope: ProductFilter,
  labels: FacetLabels,
  hidden: readonly FilterName[] = [],
): FacetGroup[] {
  const away = new Set([...hidden, ...fixedBy(scope)])
  const stars = facets.ratings.map(({ value, total }) => ({ id: value, name: labels.stars(value), total }))
  const options: Record<FilterName, FacetOption[]> = {
    ...byNamedFilter((filter) => severalOptions(facets[filter], query[filter], (ids) => ({ [filter]: ids }))),
    categories: categoryOptions(facets.categories, query, scope),
    prices: [],
    ratings: severalOptions(stars, query.ratings, (ratings) => ({ ratings })),
    availability: availabilityOptions(facets, query, labels),
    is_sale: saleOptions(facets, query, labels),
  }
  return FILTER_NAMES.filter((kind) => !away.has(kind))
    .map((kind) => ({ kind, options: options[kind] }))
    .filter(({ kind, options: some }) => some.length > 0 || (kind === 'prices' && hasPrices(facets, query)))
}

const hasPrices = (facets: Facets, query: ListingQuery) =>
  query.prices !== null || facets.prices.max > facets.prices.min
