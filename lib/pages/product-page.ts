import 'server-only'
import type { Brand } from '@/domain/catalog/brand'
import type { Category } from '@/domain/catalog/category'
import type { Product, ProductCard } from '@/domain/catalog/product'
import type { Promotion } from '@/domain/catalog/promotion'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { NO_REVIEWS, type Review, type ReviewCount } from '@/domain/review/review'
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
  const product = await catalog.readProduct(id)
  if (!product) {
    cached('hours', tags.product(id))
    return null
  }
  // Most products of a large catalogue have no reviews and no gift: nothing is asked about them.
  const { total_reviews: total } = product.review_stats
  const [count, { reviews }, highlights, vouchers, gifts, alsoBuy, brand, category] = await Promise.all([
    total > 0 ? review.readReviewCount(id) : NO_REVIEWS,
    // No number in an address makes the database walk past the end.
    total > 0 && page <= pageCount(total, PAGE_SIZE) ? review.readReviews(id, page) : { reviews: [] },
    page === 1 && total >= HIGHLIGHTS_FROM ? review.readHighlights(id) : [],
    catalog.readProductVouchers(id),
    product.applied_free_products_voucher_id === null ? [] : catalog.readGiftOffers(id),
    catalog.readPeopleAlsoBuy(id, ALSO_BUY_LIMIT),
    sharedBrand(product.brand.id),
    sharedCategory(product.default_category.id),
  ])
  cached(
    'hours',
    tags.product(id),
    tags.reviews(id),
    // Vouchers and gifts, which also begin and end by the clock (services/catalog/sql/price-clock.sql).
    tags.promotions,
    ...alsoBuy.map((card) => tags.card(card.id)),
    ...gifts.flatMap(({ gift }) => (gift ? [tags.card(gift.id)] : [])),
    ...product.pack_detail.map((item) => tags.product(item.product_id)),
  )
  return { product, brand, category, reviews, highlights, count, vouchers, gifts, alsoBuy }
}
