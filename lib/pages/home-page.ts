import 'server-only'
import type { Banner } from '@/domain/catalog/banner'
import type { Brand } from '@/domain/catalog/brand'
import type { CategoryNode } from '@/domain/catalog/category'
import type { ProductCard } from '@/domain/catalog/product'
import type { Review } from '@/domain/review/review'
import { cached, tags } from '@/lib/cache-manifest'
import * as catalog from '@/lib/reads/catalog-reads'
import { readReviewsWithPhotos } from '@/lib/reads/review-reads'

const ROW = 6
const BRANDS = 12
const CONCERNS = 4
const PRODUCTS_PER_CONCERN = 3
const REVIEWS = 6

/** Everything the home page shows. */
export interface HomePage {
  banners: Banner[]
  topBanners: Banner[]
  categories: CategoryNode[]
  flashSale: catalog.FlashSale | null
  bestSellers: ProductCard[]
  newArrivals: ProductCard[]
  trending: ProductCard[]
  concerns: catalog.ConcernProducts[]
  brands: Brand[]
  /** with photos, and the products they speak of */
  reviews: Review[]
  reviewed: ProductCard[]
}

export async function getHomePage(): Promise<HomePage> {
  'use cache'
  cached('minutes', tags.home, tags.banners, tags.promotions, tags.brands, tags.categories)
  const [
    banners,
    topBanners,
    categories,
    flashSale,
    bestSellers,
    newArrivals,
    trending,
    concerns,
    brands,
    reviews,
  ] = await Promise.all([
    catalog.readBanners('home'),
    catalog.readBanners('top'),
    catalog.readCategoryTree(),
    catalog.readFlashSale(),
    catalog.readBestSellers(ROW),
    catalog.readNewArrivals(ROW),
    catalog.readTrending(),
    catalog.readConcernProducts(CONCERNS, PRODUCTS_PER_CONCERN),
    catalog.readPopularBrands(BRANDS),
    readReviewsWithPhotos(REVIEWS),
  ])
  const reviewed = await catalog.readProductsById([...new Set(reviews.map((entry) => entry.product_id))])
  return {
    banners,
    topBanners,
    categories,
    flashSale,
    bestSellers,
    newArrivals,
    trending,
    concerns,
    brands,
    reviews,
    reviewed,
  }
}
