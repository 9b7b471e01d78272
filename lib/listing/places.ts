import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { TRENDING_DAYS } from '@/domain/constants'
import { getCategoryListing, getCategoryTree, getTags } from '@/lib/reads/cached/cached-catalog'
import { categoriesBelow } from './names'
import { NAMED_LISTINGS } from './addresses.js'
import { promoCategoryPath, tagPath } from './paths'
import { categoryPath, readKey } from '@/lib/pages/routes'
import { site } from '@/lib/site'

/** A listing that is no category's or brand's page: its products and its names. */
export interface ListingPlace {
  name: string
  /** canonical, without a query */
  path: string
  scope: ProductFilter
  sort?: SortKey
  /** what its result in a search engine says; given the number of products */
  description: (count: string) => string
  /** categories that may be chosen; absent for all */
  within?: number[]
  /** where an empty listing links to: the last step of its breadcrumb */
  way: { name: string; path: string }[]
  keepsPlace: boolean
}

const NAMED: Record<
  (typeof NAMED_LISTINGS)[number],
  { scope: ProductFilter; sort: SortKey; text: 'sale' | 'new' | 'justArrived' }
> = {
  sale: { scope: { is_sale: true }, sort: 'sale', text: 'sale' },
  'new-arrivals': { scope: { is_new: true }, sort: 'newest', text: 'new' },
  'just-arrived': { scope: { created_within_days: TRENDING_DAYS }, sort: 'newest', text: 'justArrived' },
}

async function namedPlace(key: string): Promise<ListingPlace | null> {
  const listing = NAMED_LISTINGS.find((known) => known === key)
  if (!listing) return null
  const { scope, sort, text } = NAMED[listing]
  const t = await getTranslations('listing')
  return {
    name: t(`${text}Title`),
    path: `/${listing}`,
    scope,
    sort,
    description: (count) => t(`${text}Description`, { count, site: site.name }),
    way: [{ name: t('home'), path: '/' }],
    keepsPlace: false,
  }
}

/** A country's tag stands for the brands from there, any other for the products that carry it. */
async function tagPlace(slug: string): Promise<ListingPlace | null> {
  const tag = (await getTags()).find((known) => known.slug === slug)
  if (!tag) return null
  const t = await getTranslations('listing')
  const isCountry = tag.kind === 'country'
  const ids = [Number(tag._id)]
  return {
    name: t(isCountry ? 'originTitle' : 'tagTitle', { name: tag.name }),
    path: tagPath(tag),
    scope: isCountry ? { 'brand.country_tag_id': ids } : { 'tags.id': ids },
    description: (count) => t('tagDescription', { count, name: tag.name, site: site.name }),
    way: [{ name: t('home'), path: '/' }],
    keepsPlace: false,
  }
}

/** Promotions of a category (RTE-03). */
async function promoPlace(segment: string): Promise<ListingPlace | null> {
  const key = readKey(segment, '-')
  const listing = key && (await getCategoryListing(key.id, 1))
  if (!listing) return null
  const { category } = listing
  const [t, tree] = await Promise.all([getTranslations('listing'), getCategoryTree()])
  return {
    name: t('promoTitle', { name: category.name }),
    path: promoCategoryPath(category),
    scope: { 'categories.id': [category.id], is_sale: true },
    sort: 'sale',
    description: (count) => t('promoDescription', { count, name: category.name, site: site.name }),
    within: categoriesBelow(tree, category.id),
    way: [
      { name: t('home'), path: '/' },
      { name: category.name, path: categoryPath(category) },
    ],
    keepsPlace: true,
  }
}

const KINDS: Readonly<Record<string, (key: string) => Promise<ListingPlace | null>>> = {
  named: namedPlace,
  tag: tagPlace,
  promo: promoPlace,
}

/** The listing of an address as next.config.js rewrites it; null when there is none. The key is as in the address. */
export async function findPlace(kind: string, key: string): Promise<ListingPlace | null> {
  const find = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  return find ? find(key) : null
}
