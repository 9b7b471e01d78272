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

/** What is shown to one who has not typed anything yet (spec 1 §1, §7). */
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

/** How many of each. */
export const DISCOVERY_SIZES = { products: 6, brands: 8 } as const
