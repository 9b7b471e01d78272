import { array, boolean, type InferType, number, object, string } from 'yup'

export const RATING_TYPES = ['effectiveness', 'texture', 'packaging', 'value_for_money'] as const
export type RatingType = (typeof RATING_TYPES)[number]

const reviewImageSchema = object({ url: string().required(), description: string().defined() })

/** Review as shown on product and profile pages (REV-01). */
export const reviewSchema = object({
  _id: string().required(),
  product_id: number().required(),
  combination_name: string().nullable().default(null),
  details: string().defined(),
  images: array(reviewImageSchema.required()).required(),
  user: object({
    name: string().required(),
    image: string().nullable().default(null),
    user_level: string().defined(),
    user_name: string().required(),
    skin_types: array(string().required()).required(),
    hair_types: array(string().required()).required(),
  }).required(),
  created_at: string().required(),
  average_rating: number().required(),
  ratings: object({
    effectiveness: number().required(),
    texture: number().required(),
    packaging: number().required(),
    value_for_money: number().required(),
  }).required(),
  total_likes: number().required(),
  is_recommended: boolean().required(),
  is_published: boolean().required(),
  is_verified_purchase: boolean().required(),
  is_expert_reviewer: boolean().required(),
})
export type Review = InferType<typeof reviewSchema>

/** Counts of a product's reviews: all, by whole stars ('5' holds 5.0, '4' holds 4.0–4.999 …), with photos, verified, by experts. */
export const reviewCountSchema = object({
  total: number().required(),
  average_rating: number().required(),
  stars: object({
    '1': number().required(),
    '2': number().required(),
    '3': number().required(),
    '4': number().required(),
    '5': number().required(),
  }).required(),
  with_images: number().required(),
  verified_purchase: number().required(),
  expert_reviewer: number().required(),
})
export type ReviewCount = InferType<typeof reviewCountSchema>

/**
 * Average of one review: the sum of the ratings over the number of rating types, with one decimal, only when all types are rated, else 0 (REV-14).
 */
export function averageRating(ratings: Partial<Record<RatingType, number>>): number {
  const values = RATING_TYPES.map((type) => ratings[type] ?? 0)
  if (values.some((value) => value <= 0)) return 0
  return Math.round((values.reduce((sum, value) => sum + value, 0) / RATING_TYPES.length) * 10) / 10
}
