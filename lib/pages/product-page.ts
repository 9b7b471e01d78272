import 'server-only'
import type { Brand } from '@/domain/catalog/brand'
import type { Category } from '@/domain/catalog/category'
import type { Product, ProductCard } from '@/domain/catalog/product'
import type { Promotion } from '@/domain/catalog/promotion'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import type { Review, ReviewCount } from '@/domain/review/review'
import type { Voucher } from '@/domain/voucher'
import { cached, tags } from '@/lib/cache-manifest'
import * as catalog from '@/lib/reads/catalog-reads'
import * as review from '@/lib/reads/review-reads'
import { sharedBrand, sharedCategory } from '@/lib/reads/cached/shared-reads'

const ALSO_BUY_LIMIT = 8

/** Of fewer reviews none is put first. */
const HIGHLIGHTS_FROM = 4

/** Everything a product's page shows, with one page of its reviews. */
export interface ProductPage {
  product: Product
  /** null when it was removed meanwhile */
  brand: Brand | null
  category: Category | null
  reviews: Review[]
  /** of the first page: the most helpful one that likes the product, and one that does not */
  highlights: Review[]
  count: ReviewCount
  vouchers: Voucher[]
  gifts: Promotion[]
  alsoBuy: ProductCard[]
}

/** Data of a product's page; null for a product that is unknown or not for sale. `page` is the page of its reviews, from 1. */
export async function getProductPage(id: number, page: number): Promise<ProductPage | null> {
  'use cache'
  const count = await review.readReviewCount(id)
  const [product, { reviews }, highlights, vouchers, gifts, alsoBuy] = await Promise.all([
    catalog.readProduct(id),
    // No number in an address makes the database walk past the end; most products of a large catalogue have none to read.
    count.total === 0 || page > pageCount(count.total, PAGE_SIZE)
      ? { reviews: [] }
      : review.readReviews(id, page),
    page === 1 && count.total >= HIGHLIGHTS_FROM ? review.readHighlights(id) : [],
    catalog.readProductVouchers(id),
    catalog.readGiftOffers(id),
    catalog.readPeopleAlsoBuy(id, ALSO_BUY_LIMIT),
  ])
  cached(
    'hours',
    tags.product(id),
    tags.reviews(id),
    // Vouchers and gifts, which also begin and end by the clock (services/catalog/sql/price-clock.sql).
    tags.promotions,
    ...alsoBuy.map((card) => tags.card(card.id)),
    ...gifts.flatMap(({ gift }) => (gift ? [tags.card(gift.id)] : [])),
    ...(product?.pack_detail ?? []).map((item) => tags.product(item.product_id)),
  )
  if (!product) return null
  const [brand, category] = await Promise.all([
    sharedBrand(product.brand.id),
    sharedCategory(product.default_category.id),
  ])
  return { product, brand, category, reviews, highlights, count, vouchers, gifts, alsoBuy }
}
