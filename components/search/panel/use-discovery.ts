import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { CONCERN_TAGS_LIMIT, TRENDING_LIMIT } from '@/domain/constants'
import type { Success } from '@/domain/envelope'
import { firstOfEachLabel } from '@/domain/search/label-banners'
import { api } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { useData } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { type Discovery, DISCOVERY_PRODUCTS_REQUESTED, DISCOVERY_SIZES } from './discovery'

/** Only the fields of a short line, to save a phone's network. */
const FIELDS =
  'id,name,slug,brand,default_category,images,default_combination,price_after_discount_range,discount_range'

const products = (filter: ProductFilter, sort: SortKey) =>
  api.catalog.v3.search.$path({
    query: {
      ...listQuery({ filter: { ...filter, is_in_stock: true }, sort, limit: DISCOVERY_PRODUCTS_REQUESTED }),
      count: 'false',
      fields: FIELDS,
    },
  })

const PATHS = {
  trending: api.public.search.trending.$path(),
  concerns: api.catalog.tags.$path({
    query: listQuery({ filter: { kind: 'concern', is_show_in_search: true }, limit: CONCERN_TAGS_LIMIT }),
  }),
  exclusive: products({ is_exclusive: true }, 'most-purchased'),
  fresh: api.public.products.featured.trending.$path({
    query: { ...listQuery({ limit: TRENDING_LIMIT }), fields: FIELDS },
  }),
  bestSellers: products({}, 'most-purchased'),
  popular: products({}, 'most-review'),
  brands: api.catalog.v3.brands.$path({
    query: listQuery({ sort: 'most-purchased', limit: DISCOVERY_SIZES.brands }),
  }),
  banners: api.catalog.banners.all.$path({
    query: listQuery({ filter: { locations: ['search'] }, limit: 100 }),
  }),
}

const SETTINGS = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false } as const

/** One of the lists, the same for every visitor: empty while loading, and after a failure (SRC-22). */
const useList = <T>(address: Address<Success<T[]>>): T[] => useData(address, SETTINGS).data ?? []

/** Discovery data, loaded once a visit. */
export function useDiscovery(): Discovery {
  const trending = useList(PATHS.trending)
  const concerns = useList(PATHS.concerns)
  const exclusive = useList(PATHS.exclusive)
  const fresh = useList(PATHS.fresh)
  const bestSellers = useList(PATHS.bestSellers)
  const popular = useList(PATHS.popular)
  const brands = useList(PATHS.brands)
  const banners = firstOfEachLabel(useList(PATHS.banners))
  return { trending, concerns, exclusive, fresh, bestSellers, popular, brands, banners }
}
