import { type InferType, number, object, string } from 'yup'

/** Photos of one call. */
export const PHOTOS_A_PAGE = 24

/** A photo of a published review, with what is shown of the review beside it (GET /review-images). */
export const wallPhotoSchema = object({
  url: string().required(),
  description: string().defined(),
  product_id: number().required(),
  review: object({
    _id: string().required(),
    details: string().defined(),
    combination_name: string().nullable().default(null),
    average_rating: number().required(),
    created_at: string().required(),
    author: string().required(),
  }).required(),
})
export type WallPhoto = InferType<typeof wallPhotoSchema>
