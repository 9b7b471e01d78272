import useSWR from 'swr'
import type { ProductFilter } from '@/domain/catalog/filter'
import type { SortKey } from '@/domain/catalog/sort'
import { CONCERN_TAGS_LIMIT, TRENDING_LIMIT } from '@/domain/constants'
import { firstOfEachLabel } from '@/domain/search/label-banners'
import { getData, listPath } from '@/lib/client/api'
import { type Discovery, DISCOVERY_PRODUCTS_ASKED, DISCOVERY_SIZES } from './discovery'

/** What a short line shows, and nothing more, over a phone's network. */
const FIELDS =
  'id,name,slug,brand,default_category,images,default_combination,price_after_discount_range,discount_range'

const short = (path: string) => `${path}&fields=${FIELDS}`

const products = (filter: ProductFilter, sort: SortKey) =>
  short(
    `${listPath('catalog/v3/search', { filter: { ...filter, is_in_stock: true }, sort, limit: DISCOVERY_PRODUCTS_ASKED })}&count=false`,
  )

const PATHS: Record<keyof Discovery, string> = {
  trending: '/api/public/search/trending',
  concerns: listPath('catalog/tags', {
    filter: { kind: 'concern', is_show_in_search: true },
    limit: CONCERN_TAGS_LIMIT,
  }),
  exclusive: products({ is_exclusive: true }, 'most-purchased'),
  fresh: short(listPath('public/products/featured/trending', { limit: TRENDING_LIMIT })),
  bestSellers: products({}, 'most-purchased'),
  popular: products({}, 'most-review'),
  brands: listPath('catalog/v3/brands', { sort: 'most-purchased', limit: DISCOVERY_SIZES.brands }),
  banners: listPath('catalog/banners/all', { filter: { locations: ['search'] }, limit: 100 }),
}

const SETTINGS = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false } as const

/** One of the lists, the same for everyone: none until it is there, and when it does not come (spec 1 §8). */
function useList<Kind extends keyof Discovery>(kind: Kind): Discovery[Kind] | undefined {
  return useSWR<Discovery[Kind], unknown>(PATHS[kind], getData<Discovery[Kind]>, SETTINGS).data
}

/** What one might look for, asked for once a visit. */
export function useDiscovery(): Discovery {
  const trending = useList('trending') ?? []
  const concerns = useList('concerns') ?? []
  const exclusive = useList('exclusive') ?? []
  const fresh = useList('fresh') ?? []
  const bestSellers = useList('bestSellers') ?? []
  const popular = useList('popular') ?? []
  const brands = useList('brands') ?? []
  const banners = firstOfEachLabel(useList('banners') ?? [])
  return { trending, concerns, exclusive, fresh, bestSellers, popular, brands, banners }
}
