import { array, boolean, type InferType, number, object, string } from 'yup'

const reviewImageSchema = object({ url: string().required(), description: string().defined() })

/** Review as shown on product and profile pages (REV-01). */
export const reviewSchema = object({
  _id: string().required(),
  product_id: number().required(),
  combination_name: string().nullable().default(null),
  /** reviews from elsewhere may have one */
  title: string().nullable().default(null),
  details: string().defined(),
  images: array(reviewImageSchema.required()).required(),
  user: object({
    name: string().required(),
    image: string().nullable().default(null),
    user_level: string().defined(),
    /** empty for the author of a review from elsewhere */
    user_name: string().defined(),
    skin_types: array(string().required()).required(),
    hair_types: array(string().required()).required(),
  }).required(),
  created_at: string().required(),
  edited_at: string().nullable().default(null),
  average_rating: number().required(),
  /** by rating type, in the order of the product's category */
  ratings: array(
    object({ type: string().required(), name: string().required(), value: number().required() }).required(),
  ).required(),
  total_likes: number().required(),
  is_recommended: boolean().required(),
  is_repurchase: boolean().required(),
  is_featured: boolean().required(),
  /** ISO 639-1, of a review from elsewhere that says so */
  language: string().nullable().default(null),
  /** the shop's answer */
  reply: object({ text: string().required(), created_at: string().required() }).nullable().default(null),
  is_published: boolean().required(),
  is_verified_purchase: boolean().required(),
  is_expert_reviewer: boolean().required(),
})
export type Review = InferType<typeof reviewSchema>

const traitCount = object({
  name: string().required(),
  total: number().required(),
  average: number().required(),
})

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
  /** percent of the writers who recommend the product, and who would buy it again; null where no writer was asked */
  recommended: number().nullable().default(null),
  repurchase: number().nullable().default(null),
  /** by rating type, in the order in which a review shows its ratings */
  ratings: array(
    object({
      type: string().required(),
      name: string().required(),
      average: number().required(),
      total: number().required(),
    }).required(),
  ).default([]),
  /** by what the writers say of themselves, the most frequent first */
  skin_types: array(traitCount.required()).default([]),
  hair_types: array(traitCount.required()).default([]),
  /** by variant, the most reviewed first */
  combinations: array(
    object({ id: string().required(), name: string().required(), total: number().required() }).required(),
  ).default([]),
})
export type ReviewCount = InferType<typeof reviewCountSchema>

/** The counts of a product without reviews. */
export const NO_REVIEWS: ReviewCount = {
  total: 0,
  average_rating: 0,
  stars: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  with_images: 0,
  verified_purchase: 0,
  expert_reviewer: 0,
  recommended: null,
  repurchase: null,
  ratings: [],
  skin_types: [],
  hair_types: [],
  combinations: [],
}

/** Photos of a product's reviews in the sitemap. */
export const exportedPhotosSchema = object({
  product_id: number().required(),
  urls: array(string().required()).required(),
})
