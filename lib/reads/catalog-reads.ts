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
import { type Facets, facetsSchema } from '@/domain/catalog/listing/facets'
import { withMenuBrands } from '@/domain/catalog/listing/menu-brands'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { SortKey } from '@/domain/catalog/listing/sort'
import { type Product, type ProductCard, productCardSchema, productSchema } from '@/domain/catalog/product'
import {
  flashSaleItemSchema,
  type Promotion,
  type PromotionCategory,
  promotionSchema,
  soldOutLast,
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
import { cartClient, catalogClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readDataOrNull, readPage } from '@/lib/services/read'

const TAGS_LIMIT = 200

/** Reads of the catalogue for pages, uncached: the functions that load a page's data cache them. */

export interface Listing {
  products: ProductCard[]
  total: number
}

export interface ListOptions {
  filter: ProductFilter
  sort?: SortKey
  skip?: number
  limit?: number
}

/** One window of the products that match, and how many there are in all. */
export async function readListing({
  filter,
  sort,
  skip = 0,
  limit = PAGE_SIZE,
}: ListOptions): Promise<Listing> {
  const query = { ...listQuery({ filter, sort, skip, limit }), count: 'true' }
  const { data, total } = await readPage(catalogClient.v3.search.$get({ query }), productCardSchema)
  return { products: data, total }
}

/** What the products that match can be narrowed by; of the brands those with the most products. */
export async function readFacets(filter: ProductFilter): Promise<Facets> {
  const query = { ...listQuery({ filter, limit: PAGE_SIZE }), count: 'false' }
  const facets = await readData(catalogClient.v3.search.facets.$get({ query }), facetsSchema)
  return withMenuBrands(facets, filter['brand.id'])
}

/** The first products that match, for rows of a page that do not show a total. */
async function firstOf(filter: ProductFilter, sort: SortKey, limit: number): Promise<ProductCard[]> {
  const query = { ...listQuery({ filter, sort, limit }), count: 'false' }
  return (await readPage(catalogClient.v3.search.$get({ query }), productCardSchema)).data
}

/** The product, or null when it is unknown or not for sale. */
export async function readProduct(id: number): Promise<Product | null> {
  return readDataOrNull(catalogClient.v3.products[':key'].$get({ param: { key: String(id) } }), productSchema)
}

/** Neighbours of a product, at most `limit`; empty for an unknown one. */
export async function readPeopleAlsoBuy(id: number, limit: number): Promise<ProductCard[]> {
  const answer = catalogClient.v3['people-also-buy'][':id'].$get({
    param: { id: String(id) },
    query: { limit: String(limit) },
  })
  return (await readDataOrNull(answer, array(productCardSchema.required()).required())) ?? []
}

/** Vouchers in force a product counts for. */
export async function readProductVouchers(id: number): Promise<Voucher[]> {
  const answer = cartClient.vouchers.products[':id'].$get({
    param: { id: String(id) },
    query: { limit: '10' },
  })
  return (await readDataOrNull(answer, array(voucherSchema.required()).required())) ?? []
}

/** The category with its way up and its children, or null. */
export async function readCategory(id: number): Promise<Category | null> {
  return readDataOrNull(
    catalogClient.v3.categories[':id'].$get({ param: { id: String(id) } }),
    categorySchema,
  )
}

/** The whole category tree, for menus. */
export async function readCategoryTree(): Promise<CategoryNode[]> {
  return readData(
    catalogClient.v3.categories.children.$get({ query: {} }),
    array(categoryNodeSchema.required()).required(),
  )
}

/** The brand, or null. */
export async function readBrand(id: number): Promise<Brand | null> {
  return readDataOrNull(catalogClient.v3.brands[':id'].$get({ param: { id: String(id) } }), brandSchema)
}

/** Brands for the menu and the home page: featured first, then by sales. */
export async function readPopularBrands(limit = BRANDS_MENU_LIMIT): Promise<Brand[]> {
  const answer = catalogClient.v3.brands.$get({ query: listQuery({ sort: 'most-purchased', limit }) })
  return (await readPage(answer, brandSchema)).data
}

/** All brands by initial. */
export async function readBrandLetters(): Promise<BrandLetter[]> {
  return readData(catalogClient.v3.brands.letters.$get(), array(brandLetterSchema.required()).required())
}

/** Concern tags shown in search and on the home page (SRC-04: 20). */
export async function readConcernTags(): Promise<Tag[]> {
  const filter = { kind: 'concern', is_show_in_search: true }
  const answer = catalogClient.tags.$get({ query: listQuery({ filter, limit: CONCERN_TAGS_LIMIT }) })
  return (await readPage(answer, tagSchema)).data
}

/** Every tag of the shop: concerns, badges, countries. There are few. */
export async function readTags(): Promise<Tag[]> {
  return (await readPage(catalogClient.tags.$get({ query: listQuery({ limit: TAGS_LIMIT }) }), tagSchema))
    .data
}

/** Cards of these products, in no set order; unknown ones and those no longer for sale are left out. */
export async function readProductsById(ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const query = { ...listQuery({ filter: { id: ids }, limit: ids.length }), count: 'false' }
  return (await readPage(catalogClient.v3.products.$get({ query }), productCardSchema)).data
}

export interface ConcernProducts {
  concern: Tag
  products: ProductCard[]
}

/** The first `limit` concerns with `each` best sellers for it; concerns nothing is in stock for are left out. */
export async function readConcernProducts(limit: number, each: number): Promise<ConcernProducts[]> {
  const concerns = (await readConcernTags()).slice(0, limit)
  const shelves = await Promise.all(
    concerns.map(async (concern) => {
      const filter = { 'tags.id': [Number(concern._id)], is_in_stock: true }
      return { concern, products: await firstOf(filter, 'most-purchased', each) }
    }),
  )
  return shelves.filter(({ products }) => products.length > 0)
}

/** Banners of one location, in order. */
export async function readBanners(location: Banner['type']): Promise<Banner[]> {
  const query = listQuery({ filter: { locations: [location] }, limit: 100 })
  return readData(catalogClient.banners.all.$get({ query }), array(bannerSchema.required()).required())
}

/** Best sellers of the whole shop. */
export async function readBestSellers(limit: number): Promise<ProductCard[]> {
  return firstOf({ is_in_stock: true }, 'most-purchased', limit)
}

/** Latest arrivals in stock. */
export async function readNewArrivals(limit: number): Promise<ProductCard[]> {
  return firstOf({ is_new: true, is_in_stock: true }, 'newest', limit)
}

/** Trending now: active, in stock, created within 60 days, best sellers first (SRC-12, SRC-13: 10). */
export async function readTrending(limit: number = TRENDING_LIMIT): Promise<ProductCard[]> {
  return firstOf({ is_in_stock: true, created_within_days: TRENDING_DAYS }, 'most-purchased', limit)
}

/** Promotions in force of one category, those ending soonest first. */
export async function readPromotions(category: PromotionCategory): Promise<Promotion[]> {
  const query = listQuery({ filter: { category }, limit: PAGE_SIZE })
  return (await readPage(catalogClient.v3.promotions.$get({ query }), promotionSchema)).data
}

export interface FlashSale {
  promotion: Promotion
  items: { product: ProductCard; quota: number; sold: number }[]
}

/** The flash sale that is on now with its offers, or null between sales. */
export async function readFlashSale(): Promise<FlashSale | null> {
  const [promotion] = await readPromotions('flash_sale')
  if (!promotion) return null
  const [offers, listing] = await Promise.all([
    readData(
      catalogClient.v3.promotions[':id'].items.$get({ param: { id: promotion._id } }),
      array(flashSaleItemSchema.required()).required(),
    ),
    readListing({ filter: { promotion_id: Number(promotion._id) }, limit: 50 }),
  ])
  const cards = new Map(listing.products.map((product) => [product.id, product]))
  return {
    promotion,
    items: soldOutLast(
      offers.flatMap(({ product_id, quota, sold }) => {
        const product = cards.get(product_id)
        return product ? [{ product, quota, sold }] : []
      }),
    ),
  }
}

/** Gift offers in force a product counts for. */
export async function readGiftOffers(productId: number): Promise<Promotion[]> {
  const query = listQuery({
    filter: { category: 'gift_with_purchase', product_id: productId },
    limit: PAGE_SIZE,
  })
  return (await readPage(catalogClient.v3.promotions.$get({ query }), promotionSchema)).data
}
