import type { Banner } from '@/domain/catalog/banner'
import type { Brand } from '@/domain/catalog/brand'
import type { ProductCard } from '@/domain/catalog/product'
import type { Tag } from '@/domain/catalog/tag'
import type { TrendingSearch } from '@/domain/search/history'

/** As much of a product as a short line about it shows. */
export type ShortProduct = Pick<
  ProductCard,
  | 'id'
  | 'name'
  | 'slug'
  | 'brand'
  | 'default_category'
  | 'images'
  | 'default_combination'
  | 'price_after_discount_range'
  | 'discount_range'
>

/** What is shown to one who has not typed anything yet (SRC-03, SRC-04, SRC-11). */
export interface Discovery {
  trending: readonly TrendingSearch[]
  concerns: readonly Pick<Tag, '_id' | 'name' | 'slug'>[]
  exclusive: readonly ShortProduct[]
  /** new and much bought */
  fresh: readonly ShortProduct[]
  bestSellers: readonly ShortProduct[]
  popular: readonly ShortProduct[]
  brands: readonly Pick<Brand, 'id' | 'name' | 'slug' | 'logo'>[]
  banners: readonly Banner[]
}

/** How many of each are shown. */
export const DISCOVERY_SIZES = { products: 6, brands: 8 } as const
/** How many products of a list are asked for: some of them stand in another one already. */
export const DISCOVERY_PRODUCTS_ASKED = 3 * DISCOVERY_SIZES.products

const LISTS = ['exclusive', 'fresh', 'bestSellers', 'popular'] as const

/** The lists with each product only once, in the first that has it. */
export function withoutRepeats(discovery: Discovery): Discovery {
  const seen = new Set<number>()
  const lists = LISTS.map((list) => {
    const products = discovery[list].filter(({ id }) => !seen.has(id)).slice(0, DISCOVERY_SIZES.products)
    for (const { id } of products) seen.add(id)
    return [list, products] as const
  })
  return { ...discovery, ...Object.fromEntries(lists) }
}
