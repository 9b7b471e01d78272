import 'server-only'
import { array } from 'yup'
import { type Banner, bannerSchema } from '@/domain/catalog/banner'
import { type Brand, type BrandLetter, brandLetterSchema, brandSchema } from '@/domain/catalog/brand'
import {
  type Category,
  type CategoryNode,
  categoryNodeSchema,
  categorySchema,
} from '@/domain/catalog/category'
import type { ProductFilter, SortKey } from '@/domain/catalog/filter'
import { type Product, type ProductCard, productCardSchema, productSchema } from '@/domain/catalog/product'
import {
  flashSaleItemSchema,
  type Promotion,
  type PromotionCategory,
  promotionSchema,
} from '@/domain/catalog/promotion'
import { type Tag, tagSchema } from '@/domain/catalog/tag'
import {
  BRANDS_MENU_LIMIT,
  CONCERN_TAGS_LIMIT,
  PAGE_SIZE,
  TRENDING_DAYS,
  TRENDING_LIMIT,
} from '@/domain/constants'
import { type Voucher, voucherSchema } from '@/domain/voucher'
import { cached, tags } from './cache-manifest'
import { cartClient, catalogClient } from './services/clients'
import { listQuery } from './services/query'
import { readData, readDataOrNull, readPage } from './services/read'

/** Cached reads of the catalogue for pages that are the same for everyone. */

export interface Listing {
  products: ProductCard[]
  total: number
}

interface ListOptions {
  filter: ProductFilter
  sort?: SortKey
  skip?: number
  limit?: number
}

async function search({ filter, sort, skip = 0, limit = PAGE_SIZE }: ListOptions): Promise<Listing> {
  const query = { ...listQuery({ filter, sort, skip, limit }), count: 'true' }
  const { data, total } = await readPage(catalogClient.v3.search.$get({ query }), productCardSchema)
  return { products: data, total }
}

/** The first of those that match, for rows of a page where nobody asks how many there are. */
async function firstOf(filter: ProductFilter, sort: SortKey, limit: number): Promise<ProductCard[]> {
  const query = { ...listQuery({ filter, sort, limit }), count: 'false' }
  return (await readPage(catalogClient.v3.search.$get({ query }), productCardSchema)).data
}

/** The product, or null when it is unknown or not for sale. */
export async function getProduct(id: number): Promise<Product | null> {
  'use cache'
  cached('hours', tags.product(id))
  return readDataOrNull(catalogClient.v3.products[':key'].$get({ param: { key: String(id) } }), productSchema)
}

/** Neighbours of a product, at most `limit`; empty for an unknown one. */
export async function getPeopleAlsoBuy(id: number, limit: number): Promise<ProductCard[]> {
  'use cache'
  cached('hours', tags.product(id))
  const answer = catalogClient.v3['people-also-buy'][':id'].$get({
    param: { id: String(id) },
    query: { limit: String(limit) },
  })
  return (await readDataOrNull(answer, array(productCardSchema.required()).required())) ?? []
}

/** Vouchers in force a product counts for. */
export async function getProductVouchers(id: number): Promise<Voucher[]> {
  'use cache'
  cached('minutes', tags.product(id))
  const answer = cartClient.vouchers.products[':id'].$get({
    param: { id: String(id) },
    query: { limit: '10' },
  })
  return (await readDataOrNull(answer, array(voucherSchema.required()).required())) ?? []
}

/** The category with its way up and its children, or null. */
export async function getCategory(id: number): Promise<Category | null> {
  'use cache'
  cached('hours', tags.category(id), tags.categories)
  return readDataOrNull(
    catalogClient.v3.categories[':id'].$get({ param: { id: String(id) } }),
    categorySchema,
  )
}

/** One page of a category's products, best sellers first. */
export async function getCategoryListing(id: number, page: number): Promise<Listing> {
  'use cache'
  cached('hours', tags.category(id))
  return search({ filter: { 'categories.id': [id] }, skip: (page - 1) * PAGE_SIZE })
}

/** The whole category tree, for menus. */
export async function getCategoryTree(): Promise<CategoryNode[]> {
  'use cache'
  cached('hours', tags.categories)
  return readData(
    catalogClient.v3.categories.children.$get({ query: {} }),
    array(categoryNodeSchema.required()).required(),
  )
}

/** The brand, or null. */
export async function getBrand(id: number): Promise<Brand | null> {
  'use cache'
  cached('hours', tags.brand(id))
  return readDataOrNull(catalogClient.v3.brands[':id'].$get({ param: { id: String(id) } }), brandSchema)
}

/** One page of a brand's products, best sellers first. */
export async function getBrandListing(id: number, page: number): Promise<Listing> {
  'use cache'
  cached('hours', tags.brand(id))
  return search({ filter: { 'brand.id': [id] }, skip: (page - 1) * PAGE_SIZE })
}

/** Brands for the menu and the home page: featured first, then by sales. */
export async function getPopularBrands(limit = BRANDS_MENU_LIMIT): Promise<Brand[]> {
  'use cache'
  cached('hours', tags.brands)
  const answer = catalogClient.v3.brands.$get({ query: listQuery({ sort: 'most-purchased', limit }) })
  return (await readPage(answer, brandSchema)).data
}

/** All brands by initial. */
export async function getBrandLetters(): Promise<BrandLetter[]> {
  'use cache'
  cached('hours', tags.brands)
  return readData(catalogClient.v3.brands.letters.$get(), array(brandLetterSchema.required()).required())
}

/** Concern tags shown in search and on the home page (spec 1 §9: 20). */
export async function getConcernTags(): Promise<Tag[]> {
  'use cache'
  cached('hours')
  const filter = { kind: 'concern', is_show_in_search: true }
  const answer = catalogClient.tags.$get({ query: listQuery({ filter, limit: CONCERN_TAGS_LIMIT }) })
  return (await readPage(answer, tagSchema)).data
}

/** Cards of these products, in no set order; unknown ones and those no longer for sale are left out. */
export async function getProductsById(ids: number[]): Promise<ProductCard[]> {
  'use cache'
  cached('hours', ...ids.map(tags.product))
  if (ids.length === 0) return []
  const query = { ...listQuery({ filter: { id: ids }, limit: ids.length }), count: 'false' }
  return (await readPage(catalogClient.v3.products.$get({ query }), productCardSchema)).data
}

export interface ConcernShelf {
  concern: Tag
  products: ProductCard[]
}

/** The first `limit` concerns with `each` best sellers for it; concerns nothing is in stock for are left out. */
export async function getConcernShelves(limit: number, each: number): Promise<ConcernShelf[]> {
  'use cache'
  cached('minutes', tags.home)
  const concerns = (await getConcernTags()).slice(0, limit)
  const shelves = await Promise.all(
    concerns.map(async (concern) => {
      const filter = { 'tags.id': [Number(concern._id)], is_in_stock: true }
      return { concern, products: await firstOf(filter, 'most-purchased', each) }
    }),
  )
  return shelves.filter(({ products }) => products.length > 0)
}

/** Banners of one location, in order. */
export async function getBanners(location: Banner['type']): Promise<Banner[]> {
  'use cache'
  cached('minutes', tags.banners)
  const query = listQuery({ filter: { locations: [location] }, limit: 100 })
  return readData(catalogClient.banners.all.$get({ query }), array(bannerSchema.required()).required())
}

/** Best sellers of the whole shop. */
export async function getBestSellers(limit: number): Promise<ProductCard[]> {
  'use cache'
  cached('minutes', tags.home)
  return firstOf({ is_in_stock: true }, 'most-purchased', limit)
}

/** Latest arrivals in stock. */
export async function getNewArrivals(limit: number): Promise<ProductCard[]> {
  'use cache'
  cached('minutes', tags.home)
  return firstOf({ is_new: true, is_in_stock: true }, 'newest', limit)
}

/** Trending now: active, in stock, created within 60 days, best sellers first (spec 1 §5, §9: 10). */
export async function getTrending(limit: number = TRENDING_LIMIT): Promise<ProductCard[]> {
  'use cache'
  cached('minutes', tags.home)
  return firstOf({ is_in_stock: true, created_within_days: TRENDING_DAYS }, 'most-purchased', limit)
}

/** Promotions in force of one category, those ending soonest first. */
export async function getPromotions(category: PromotionCategory): Promise<Promotion[]> {
  'use cache'
  cached('minutes', tags.promotions)
  const query = listQuery({ filter: { category }, limit: PAGE_SIZE })
  return (await readPage(catalogClient.v3.promotions.$get({ query }), promotionSchema)).data
}

export interface FlashSale {
  promotion: Promotion
  items: { product: ProductCard; quota: number; sold: number }[]
}

/** The flash sale that is on now with its offers, or null between sales. */
export async function getFlashSale(): Promise<FlashSale | null> {
  'use cache'
  cached('minutes', tags.promotions, tags.home)
  const [promotion] = await getPromotions('flash_sale')
  if (!promotion) return null
  const [offers, listing] = await Promise.all([
    readData(
      catalogClient.v3.promotions[':id'].items.$get({ param: { id: promotion._id } }),
      array(flashSaleItemSchema.required()).required(),
    ),
    search({ filter: { promotion_id: Number(promotion._id) }, limit: 50 }),
  ])
  const cards = new Map(listing.products.map((product) => [product.id, product]))
  return {
    promotion,
    items: offers.flatMap(({ product_id, quota, sold }) => {
      const product = cards.get(product_id)
      return product ? [{ product, quota, sold }] : []
    }),
  }
}

/** Gift offers in force a product counts for. */
export async function getGiftOffers(productId: number): Promise<Promotion[]> {
  'use cache'
  cached('minutes', tags.product(productId), tags.promotions)
  const query = listQuery({
    filter: { category: 'gift_with_purchase', product_id: productId },
    limit: PAGE_SIZE,
  })
  return (await readPage(catalogClient.v3.promotions.$get({ query }), promotionSchema)).data
}
