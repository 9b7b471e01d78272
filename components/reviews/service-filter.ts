import type { FilterKey } from './review-filter'

/** The service's `filter` for a product's reviews (REV-02). */
export function serviceFilter(productId: number, keys: readonly FilterKey[]) {
  const stars = keys.map(Number).filter(Number.isInteger)
  return {
    product_id: productId,
    ...(stars.length > 0 && { average_rating: stars }),
    ...(keys.includes('photos') && { has_images: true }),
    ...(keys.includes('verified') && { is_verified_purchase: true }),
    ...(keys.includes('expert') && { is_expert_reviewer: true }),
  }
}
