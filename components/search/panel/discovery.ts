import type { shortCardView } from '@/components/catalog/card/card-view'
import type { Banner } from '@/domain/catalog/banner'
import type { Brand } from '@/domain/catalog/brand'
import type { Tag } from '@/domain/catalog/tag'
import type { TrendingSearch } from '@/domain/search/history'

/** The fields of a product in a short line. */
export type ShortProduct = Parameters<typeof shortCardView>[0]

/** Discovery: the content before anything is typed (SRC-03, SRC-04, SRC-11). */
export interface Discovery {
  trending: readonly TrendingSearch[]
  concerns: readonly Pick<Tag, '_id' | 'name' | 'slug'>[]
  exclusive: readonly ShortProduct[]
  /** new and popular */
  fresh: readonly ShortProduct[]
  bestSellers: readonly ShortProduct[]
  popular: readonly ShortProduct[]
  brands: readonly Pick<Brand, 'id' | 'name' | 'slug' | 'logo'>[]
  banners: readonly Banner[]
}

/** Number of items shown in each list. */
export const DISCOVERY_SIZES = { products: 6, brands: 8 } as const
/** Number of products requested per list: some appear in another list already. */
export const DISCOVERY_PRODUCTS_REQUESTED = 3 * DISCOVERY_SIZES.products

const LISTS = ['exclusive', 'fresh', 'bestSellers', 'popular'] as const

/** The lists with each product only in the first that contains it. */
export function withoutRepeats(discovery: Discovery): Discovery {
  const seen = new Set<number>()
  const lists = LISTS.map((list) => {
    const products = discovery[list].filter(({ id }) => !seen.has(id)).slice(0, DISCOVERY_SIZES.products)
    for (const { id } of products) seen.add(id)
    return [list, products] as const
  })
  return { ...discovery, ...Object.fromEntries(lists) }
}

/** 'son môi' → 'Son môi': keywords as shoppers type them stand beside names of categories. */
export const sentenceCase = (keyword: string): string =>
  keyword.charAt(0).toLocaleUpperCase('vi') + keyword.slice(1)
