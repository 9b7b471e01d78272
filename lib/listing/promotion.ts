import 'server-only'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { getPromotionPage, type PromotionPage } from '@/lib/pages/promo-pages'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { isSlug } from './promotion-path'

/** A promotion with a place among the listings: `/sale/{slug}`, `/deals/{slug}`, `/weekly-highlight/{slug}` (RTE-23, RTE-24). */
export interface PromotionPlace {
  page: PromotionPage
  path: string
  /** filter of the products it has prices for; null when it only presents products */
  scope: ProductFilter | null
}

/** The promotion an address names, wherever its own place is; null when there is none. */
export async function findPromotion(slug: string): Promise<PromotionPlace | null> {
  const page = isSlug(slug) ? await getPromotionPage(slug) : null
  if (!page) return null
  const { promotion, state } = page
  const isPriced = state === 'current' && promotion.total_products > 0
  return {
    page,
    path: promotionPath(promotion),
    scope: isPriced ? { promotion_id: Number(promotion._id) } : null,
  }
}
