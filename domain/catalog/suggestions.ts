import { array, type InferType, number, object, string } from 'yup'
import { rangeSchema } from './product'
import { saleStateSchema } from './sale-state-schema'

/** Page sizes of the suggestions (SRC-02, SRC-16). */
export const SUGGESTED_PRODUCTS = 5
export const SUGGESTED_BRANDS = 3
export const SUGGESTED_TAGS = 10
/** Least characters of a keyword for which tags are searched (SRC-16). */
export const TAG_SEARCH_FROM = 3

/** Suggestions while a keyword is typed (GET /v3/search/suggestions, SRC-01): enough of each to show and to link. */
export const suggestionsSchema = object({
  /** what was looked for in place of a misspelt keyword; null when it was taken as typed */
  corrected: string().nullable().default(null),
  products: array(
    object({
      id: number().required(),
      name: string().required(),
      slug: string().required(),
      category_slug: string().required(),
      brand_name: string().required(),
      image_url: string().nullable().default(null),
      price: number().required(),
      price_after_discount: number().required(),
      price_after_discount_range: rangeSchema.required(),
      discount_range: rangeSchema.required(),
      state: saleStateSchema.required(),
    }).required(),
  ).required(),
  brands: array(
    object({
      id: number().required(),
      name: string().required(),
      slug: string().required(),
      logo: string().nullable().default(null),
    }).required(),
  ).required(),
  categories: array(
    object({ id: number().required(), name: string().required(), slug: string().required() }).required(),
  ).required(),
  tags: array(
    object({ _id: string().required(), name: string().required(), slug: string().required() }).required(),
  ).required(),
})
export type Suggestions = InferType<typeof suggestionsSchema>
