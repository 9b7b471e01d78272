import { array, type InferType, number, object, string } from 'yup'
import { saleStateSchema } from './sale-state-schema'

/** One file of a sitemap: its number and the latest change inside. */
export const exportRangeSchema = object({ number: number().required(), updated_at: string().required() })
export type ExportRange = InferType<typeof exportRangeSchema>

/** A brand in the sitemap. */
export const exportedBrandSchema = object({
  id: number().required(),
  slug: string().required(),
  logo: string().nullable().default(null),
  updated_at: string().required(),
})
export type ExportedBrand = InferType<typeof exportedBrandSchema>

/** A product in the sitemap. */
export const exportedProductSchema = object({
  id: number().required(),
  slug: string().required(),
  category_slug: string().required(),
  updated_at: string().required(),
  images: array(string().required()).required(),
})
export type ExportedProduct = InferType<typeof exportedProductSchema>

/** One combination as shopping feeds want it; money in dong, weight in grams, description in HTML. */
export const exportedOfferSchema = object({
  product_id: number().required(),
  combination_id: string().required(),
  name: string().required(),
  slug: string().required(),
  description: string().defined(),
  brand: string().required(),
  category_slug: string().required(),
  category_path: array(string().required()).required(),
  images: array(string().required()).required(),
  price: number().required(),
  price_after_discount: number().required(),
  state: saleStateSchema.required(),
  gtin: string().nullable().default(null),
  sku: string().required(),
  weight: number().required(),
  shade: string().nullable().default(null),
  size: string().nullable().default(null),
  total_combinations: number().required(),
})
export type ExportedOffer = InferType<typeof exportedOfferSchema>
