import 'server-only'
import { array } from 'yup'
import type { Banner } from '@/domain/catalog/banner'
import type { Brand } from '@/domain/catalog/brand'
import type { ProductCard } from '@/domain/catalog/product'
import { type Suggestions, suggestionsSchema } from '@/domain/catalog/suggestions'
import type { Tag } from '@/domain/catalog/tag'
import { type TrendingSearch, trendingSearchSchema } from '@/domain/search/history'
import { plainKeyword } from '@/domain/search/keyword'
import { firstOfEachLabel } from '@/domain/search/label-banners'
import { refuseKeeping } from '@/lib/cache/answers/answer-notes.js'
import { cached, tags } from '@/lib/cache-manifest'
import * as catalog from '@/lib/reads/catalog-reads'
import { catalogClient, discoveryClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'

/** More than are shown: each product appears in one list only. */
const PRODUCTS = 18
const BRANDS = 8

/** What the page shows before a search. */
export interface SearchStart {
  trending: TrendingSearch[]
  concerns: Tag[]
  exclusive: ProductCard[]
  fresh: ProductCard[]
  bestSellers: ProductCard[]
  popular: ProductCard[]
  brands: Brand[]
  banners: Banner[]
}

async function readTrendingSearches(): Promise<TrendingSearch[]> {
  return readData(discoveryClient.search.trending.$get(), array(trendingSearchSchema.required()).required())
}

const first = async (filter: object, sort: 'most-purchased' | 'most-review') =>
  (await catalog.readListing({ filter: { ...filter, is_in_stock: true }, sort, limit: PRODUCTS })).products

export async function getSearchStart(): Promise<SearchStart> {
  'use cache'
  cached('minutes', tags.home, tags.banners, tags.brands)
  const [trending, concerns, exclusive, fresh, bestSellers, popular, brands, banners] = await Promise.all([
    readTrendingSearches(),
    catalog.readConcernTags(),
    first({ is_exclusive: true }, 'most-purchased'),
    catalog.readTrending(),
    catalog.readBestSellers(PRODUCTS),
    first({}, 'most-review'),
    catalog.readPopularBrands(BRANDS),
    catalog.readBanners('search'),
  ])
  return {
    trending,
    concerns,
    exclusive,
    fresh,
    bestSellers,
    popular,
    brands,
    banners: firstOfEachLabel(banners),
  }
}

async function readSuggestions(query: { keyword: string; limit?: string }): Promise<Suggestions | null> {
  return readData(catalogClient.v3.search.suggestions.$get({ query }), suggestionsSchema).catch(() => {
    refuseKeeping()
    return null
  })
}

/** Brands, categories and tags beside the results, which are its products; null when loading fails. */
export const readMatches = (keyword: string): Promise<Suggestions | null> =>
  readSuggestions({ keyword: plainKeyword(keyword), limit: '0' })

/** What to search for in place of a keyword without results; null when nothing like it has any. */
export async function readCorrection(keyword: string): Promise<string | null> {
  return (await readSuggestions({ keyword: plainKeyword(keyword) }))?.corrected ?? null
}
