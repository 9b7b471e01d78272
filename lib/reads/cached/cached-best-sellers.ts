import 'server-only'
import type { Category } from '@/domain/catalog/category'
import { BEST_SELLER_LIMIT } from '@/domain/catalog/best-seller'
import { cached, tags } from '@/lib/cache-manifest'
import { type Listing, readCategory, readCategoryTree, readListing } from '@/lib/reads/catalog-reads'

export interface BestSellers extends Listing {
  /** null for the whole shop */
  category: Category | null
  /** categories with a list of their own */
  categories: { id: number; name: string; slug: string }[]
}

/** The first best sellers of the shop or of one category (LST-31: 20); null for an unknown category. */
export async function getBestSellerPage(categoryId: number | null): Promise<BestSellers | null> {
  'use cache'
  cached('minutes', tags.home, tags.categories)
  const filter = categoryId === null ? {} : { 'categories.id': [categoryId] }
  const [category, tree, listing] = await Promise.all([
    categoryId === null ? null : readCategory(categoryId),
    readCategoryTree(),
    readListing({ filter, sort: 'most-purchased', limit: BEST_SELLER_LIMIT }),
  ])
  if (categoryId !== null && !category) return null
  const categories = tree
    .filter(({ product_count }) => product_count > 0)
    .map(({ id, name, slug }) => ({ id, name, slug }))
  return { category, categories, ...listing }
}
