import 'server-only'
import type { Brand, BrandLetter } from '@/domain/catalog/brand'
import type { Category, CategoryNode } from '@/domain/catalog/category'
import type { ProductCard } from '@/domain/catalog/product'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { cached, tags } from './cache-manifest'
import * as reads from './catalog-reads'

/**
 * What menus, listings and the indexes show, kept for all visitors. A page is kept as a whole too; keeping each of its parts costs
 * a few milliseconds apiece, so a page's data is gathered under one roof: lib/product-page.ts, lib/home-page.ts, and below.
 */

/** The whole category tree, for menus. */
export async function getCategoryTree(): Promise<CategoryNode[]> {
  'use cache'
  cached('hours', tags.categories)
  return reads.readCategoryTree()
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

/** One page of a list, or nothing when the list ends before it: no number in an address makes the database walk past the end. */
async function onePage(
  page: number,
  list: { product_count: number },
  read: () => Promise<reads.Listing>,
): Promise<reads.Listing> {
  return page > pageCount(list.product_count, PAGE_SIZE)
    ? { products: [], total: list.product_count }
    : read()
}

export interface CategoryListing extends reads.Listing {
  category: Category
}

/** A category and one page of its products, best sellers first; null for an unknown category. */
export async function getCategoryListing(id: number, page: number): Promise<CategoryListing | null> {
  'use cache'
  cached('hours', tags.category(id), tags.categories)
  const category = await reads.readCategory(id)
  return (
    category && { category, ...(await onePage(page, category, () => reads.readCategoryListing(id, page))) }
  )
}

export interface BrandListing extends reads.Listing {
  brand: Brand
}

/** A brand and one page of its products, best sellers first; null for an unknown brand. */
export async function getBrandListing(id: number, page: number): Promise<BrandListing | null> {
  'use cache'
  cached('hours', tags.brand(id))
  const brand = await reads.readBrand(id)
  return brand && { brand, ...(await onePage(page, brand, () => reads.readBrandListing(id, page))) }
}
