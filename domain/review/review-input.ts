import { array, boolean, type InferType, number, object, type ObjectSchema, string } from 'yup'
import { INTEGER_MAX } from '../constants'
import { texts } from '../forms/texts'
import { MOST_STARS, type RatingTypeInfo } from './rating'

/** Labels of where a review was written (REV-17). */
export const REVIEW_SOURCES = ['nang-web-vn-desktop', 'nang-web-vn-mobile'] as const

export const MOST_REVIEW_PHOTOS = 5
export const MOST_CAPTION_CHARACTERS = 200
export const MOST_REVIEW_CHARACTERS = 10_000
export const MOST_REVIEW_TAGS = 10

const label = () => string().max(200).nullable()

/** The chosen variant as the wire of the specification has it (REV-16); only its id is read, all else the catalogue knows. */
const combinationSchema = object({
  attribute: label(),
  id: string()
    .matches(/^[1-9]\d{0,8}$/, texts.choose)
    .max(9)
    .nullable(),
  is_active_in_review: boolean().nullable(),
  label: label(),
  variant: label(),
})

/** Body of POST and PUT /reviews without its stars, whose names are rows of the database (REV-16). */
export const reviewInputSchema = object({
  source: string().oneOf(REVIEW_SOURCES, texts.choose).required(texts.choose),
  product_id: number().integer().min(1).max(INTEGER_MAX).required(texts.choose),
  details: string()
    .trim()
    .max(MOST_REVIEW_CHARACTERS, `Đánh giá tối đa ${MOST_REVIEW_CHARACTERS.toLocaleString('vi-VN')} ký tự.`)
    .required('Bạn viết vài dòng cảm nhận nhé.'),
  is_recommended: boolean().required(texts.choose),
  is_repurchase: boolean().required(texts.choose),
  images: array(
    object({
      name: string().max(300).required(texts.choose),
      description: string()
        .trim()
        .max(MOST_CAPTION_CHARACTERS, `Chú thích tối đa ${MOST_CAPTION_CHARACTERS} ký tự.`)
        .default(''),
    }).required(),
  )
    .max(MOST_REVIEW_PHOTOS, `Tối đa ${MOST_REVIEW_PHOTOS} ảnh.`)
    .default([]),
  tags: array(number().integer().min(1).max(INTEGER_MAX).required())
    .max(MOST_REVIEW_TAGS, `Tối đa ${MOST_REVIEW_TAGS} thẻ.`)
    .default([]),
  product: object({
    id: number().integer().min(1).max(INTEGER_MAX).nullable(),
    variant: label(),
    combination: combinationSchema.nullable().default(null),
  })
    .nullable()
    .default(null),
})
export type ReviewInput = InferType<typeof reviewInputSchema>

const stars = number()
  .integer(texts.choose)
  .min(1, texts.choose)
  .max(MOST_STARS, texts.choose)
  .required(texts.choose)

/** The `is_star_{type}` fields of a product's rating types, each of them needed. */
export const starsSchema = (types: readonly RatingTypeInfo[]): ObjectSchema<Record<string, number>> =>
  object(Object.fromEntries(types.map(({ id }) => [`is_star_${id}`, stars])))
