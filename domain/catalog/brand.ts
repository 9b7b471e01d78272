import { array, boolean, type InferType, number, object, string } from 'yup'

/** Brand (PDP-26). `id` is the number in its URL, `_id` the same as an opaque string. */
export const brandSchema = object({
  _id: string().required(),
  id: number().required(),
  name: string().required(),
  slug: string().required(),
  logo: string().nullable().default(null),
  featured_text: string().defined(),
  description: string().defined(),
  country: string().defined(),
  country_tag_id: string().nullable().default(null),
  is_featured: boolean().required(),
  total_reviews: number().required(),
  product_count: number().required(),
  updated_at: string().required(),
})
export type Brand = InferType<typeof brandSchema>

/** Brands of one initial, 'A'–'Z' or '#' for the rest. */
export const brandLetterSchema = object({
  letter: string().required(),
  total: number().required(),
  brands: array(
    brandSchema.pick(['_id', 'id', 'name', 'slug', 'logo', 'product_count']).required(),
  ).required(),
})
export type BrandLetter = InferType<typeof brandLetterSchema>
