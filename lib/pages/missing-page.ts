import 'server-only'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import type { ProductCard } from '@/domain/catalog/product'
import {
  getBestSellers,
  getCategoryListing,
  getCategoryTree,
  getPopularBrands,
} from '@/lib/reads/cached/cached-catalog'
import { isMissingPageName, type MissingPageName, missingCategory, missingHelp } from './missing-page-name'

const PRODUCTS = 6
const BRANDS = 6

/** Alternatives on a not-found page: goods of the requested category, else best sellers. */
export interface MissingPageData {
  name: MissingPageName
  categories: CategoryNode[]
  brands: Brand[]
  products: ProductCard[]
  /** whose products these are; null for best sellers of the whole shop */
  category: { id: number; name: string; slug: string } | null
}

/** Data of the not-found page with this name; null for a name that is none, of a category that is not there, or of the help centre. */
export async function getMissingPage(name: string): Promise<MissingPageData | null> {
  if (!isMissingPageName(name) || missingHelp(name)) return null
  const categoryId = missingCategory(name)
  const [listing, categories, brands, best] = await Promise.all([
    categoryId === null ? null : getCategoryListing(categoryId, 1),
    getCategoryTree(),
    name === 'brand' ? getPopularBrands() : [],
    categoryId === null ? getBestSellers(PRODUCTS) : [],
  ])
  if (categoryId !== null && !listing) return null
  return {
    name,
    categories: categories.filter(({ product_count }) => product_count > 0),
    brands: brands.slice(0, BRANDS),
    products: listing ? listing.products.slice(0, PRODUCTS) : best,
    category: listing?.category ?? null,
  }
}
