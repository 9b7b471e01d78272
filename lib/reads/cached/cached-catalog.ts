import 'server-only'
import type { Brand, BrandLetter } from '@/domain/catalog/brand'
import type { Category, CategoryNode, TopCategory } from '@/domain/catalog/category'
import type { Facets } from '@/domain/catalog/listing/facets'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { SortKey } from '@/domain/catalog/listing/sort'
import type { ProductCard } from '@/domain/catalog/product'
import type { Tag } from '@/domain/catalog/tag'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { cached, tags } from '@/lib/cache-manifest'
import * as reads from '@/lib/reads/catalog-reads'

/**
 * Data of menus, listings and indexes, cached for all visitors. Whole pages are cached too; caching each part costs a few milliseconds
 * apiece, so one function loads all data of a page: lib/pages/product-page.ts, lib/pages/home-page.ts, and below.
 */

/** The whole category tree, for menus. */
export async function getCategoryTree(): Promise<CategoryNode[]> {
  'use cache'
  cached('hours', tags.categories)
  return reads.readCategoryTree()
}

/** The top categories, for the frame: every page reads them, so they come without what is below. */
export async function getTopCategories(): Promise<TopCategory[]> {
  'use cache'
  cached('hours', tags.categories)
  const tree = await reads.readCategoryTree()
  return tree.map(({ id, slug, name, product_count }) => ({ id, slug, name, product_count }))
}

/** Brands for the menu: featured first, then by sales. */
export async function getPopularBrands(): Promise<Brand[]> {
  'use cache'
  cached('hours', tags.brands)
  return reads.readPopularBrands()
}

/** All brands by initial. */
export async function getBrandLetters(): Promise<BrandLetter[]> {
  'use cache'
  cached('hours', tags.brands)
  return reads.readBrandLetters()
}

/** Best sellers of the whole shop. */
export async function getBestSellers(limit: number): Promise<ProductCard[]> {
  'use cache'
  cached('minutes', tags.home)
  return reads.readBestSellers(limit)
}

/** Every tag of the shop. */
export async function getTags(): Promise<Tag[]> {
  'use cache'
  cached('hours')
  return reads.readTags()
}

export interface ListingPage extends reads.Listing {
  /** what the list can be narrowed by, the same on all of its pages */
  facets: Facets
}

/** What a list can be narrowed by, kept for all of its pages. */
async function getFacets(scope: ProductFilter, tagNames: string[]): Promise<Facets> {
  'use cache'
  cached('hours', ...tagNames)
  return reads.readFacets(scope)
}

/** One page of a list, or nothing when the list ends before it: no number in an address makes the database walk past the end. */
async function onePage(page: number, total: number, list: reads.ListOptions): Promise<reads.Listing> {
  return page > pageCount(total, PAGE_SIZE)
    ? { products: [], total }
    : reads.readListing({ ...list, skip: (page - 1) * PAGE_SIZE })
}

export interface CategoryListing extends ListingPage {
  category: Category
}

/** A category and one page of its products, best sellers first; null for an unknown category. */
export async function getCategoryListing(id: number, page: number): Promise<CategoryListing | null> {
  'use cache'
  const tagNames = [tags.category(id), tags.categories]
  cached('hours', ...tagNames)
  const filter = { 'categories.id': [id] }
  const [category, facets] = await Promise.all([reads.readCategory(id), getFacets(filter, tagNames)])
  return category && { category, facets, ...(await onePage(page, category.product_count, { filter })) }
}

export interface BrandListing extends ListingPage {
  brand: Brand
}

/** A brand and one page of its products, best sellers first; null for an unknown brand. */
export async function getBrandListing(id: number, page: number): Promise<BrandListing | null> {
  'use cache'
  cached('hours', tags.brand(id))
  const filter = { 'brand.id': [id] }
  const [brand, facets] = await Promise.all([reads.readBrand(id), getFacets(filter, [tags.brand(id)])])
  return brand && { brand, facets, ...(await onePage(page, brand.product_count, { filter })) }
}

/** Lists are counted so far and no further. */
const COUNTED_TO = 10_000

/**
 * One page of a listing that is no category's or brand's: a sale, a tag, new arrivals. No tag marks its changes, so it is loaded
 * again every few minutes.
 */
export async function getScopedListing(
  filter: ProductFilter,
  sort: SortKey | undefined,
  page: number,
): Promise<ListingPage> {
  'use cache'
  cached('minutes', tags.home, tags.promotions)
  const facets = await reads.readFacets(filter)
  const total = facets.total < COUNTED_TO ? facets.total : Number.MAX_SAFE_INTEGER
  return { facets, ...(await onePage(page, total, { filter, sort })) }
}
