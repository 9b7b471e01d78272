import type { ReviewQuery } from './review-filter'

/** Whether some reviews are left out. */
export const isNarrowed = ({ keys, values: { sort: _, ...others } }: ReviewQuery) =>
  keys.length > 0 || Object.keys(others).length > 0

const isId = (text = '') => /^[1-9]\d{0,8}$/.test(text)

/** The service's `filter` for a product's reviews (REV-02). */
export function serviceFilter(productId: number, { keys, values }: ReviewQuery) {
  const stars = keys.map(Number).filter(Number.isInteger)
  return {
    product_id: productId,
    ...(stars.length > 0 && { average_rating: stars }),
    ...(keys.includes('photos') && { has_images: true }),
    ...(keys.includes('verified') && { is_verified_purchase: true }),
    ...(keys.includes('expert') && { is_expert_reviewer: true }),
    ...(values.skin && { skin_type: values.skin }),
    ...(values.hair && { hair_type: values.hair }),
    ...(isId(values.combination) && { combination_id: Number(values.combination) }),
    ...(values.keyword && { keyword: values.keyword }),
  }
}
