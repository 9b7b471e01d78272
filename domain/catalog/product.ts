import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { earlySaleSchema } from '../loyalty/early-sale'
import { reasonSchema } from './promotion'

/** Kinds of products beside a single good (PDP-10). */
export const CLASSIFICATIONS = [
  'normal',
  'egift',
  'bundle_virtual',
  'bundle_physical',
  'gwp_non_sellable',
  'product_pack',
] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

export const ATTRIBUTE_KINDS = ['shade', 'size', 'variant', 'amount', 'non_specify'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export const imageSchema = object({
  url: string().required(),
  is_cover: boolean().required(),
})

const attributeSchema = object({
  id: string().required(),
  name: string().required(),
  /** colour of a shade as #RRGGBB (GEN-11) */
  hex: string().matches(/^#[0-9a-f]{6}$/i),
})

const oneAttribute = attributeSchema.optional().default(undefined)
const attributesSchema = object({
  shade: oneAttribute,
  size: oneAttribute,
  variant: oneAttribute,
  amount: oneAttribute,
  non_specify: oneAttribute,
})

export const preorderSchema = object({
  product_preorder_rules_id: string().required(),
  total_quota: number().integer().min(0).required(),
  sold_quota: number().integer().min(0).required(),
  ships_at: string().nullable().default(null),
})

export const combinationSchema = object({
  _id: string().required(),
  sku: string().required(),
  gtin: string().nullable().default(null),
  /** list price and price today, dong */
  price: number().integer().min(0).required(),
  price_after_discount: number().integer().min(0).required(),
  discount_amount: number().integer().min(0).required(),
  discount_percentage: number().integer().min(0).max(100).required(),
  deduction_type: string()
    .oneOf(['amount', 'percentage'] as const)
    .nullable()
    .default(null),
  deduction_amount: number().integer().nullable().default(null),
  deduction_percentage: number().nullable().default(null),
  is_show_as_percentage: boolean().required(),
  /** instant at which today's price ends, ISO 8601, where it is known */
  price_valid_until: string().nullable().default(null),
  is_wishlist: boolean().default(false),
  is_default: boolean().required(),
  is_pre_order: boolean().required(),
  is_available: boolean().required(),
  product_preorder_rules_id: string().nullable().default(null),
  preorder: array(preorderSchema.required()).required(),
  stock: number().integer().min(0).required(),
  weight: number().integer().min(0).required(),
  tracker_combination_name: string().defined(),
  images: array(imageSchema.required()).required(),
  attributes: attributesSchema.required(),
})
export type Combination = InferType<typeof combinationSchema>

/** Two ends of prices in dong, or of discounts in percent. */
export const rangeSchema = object({ min: number().required(), max: number().required() })

const packItemSchema = object({
  product_id: number().required(),
  combination_id: string().required(),
  quantity: number().integer().min(1).required(),
  name: string().required(),
  slug: string().required(),
  category_slug: string().required(),
  brand_name: string().required(),
  image_url: string().nullable().default(null),
  price: number().required(),
  attributes: attributesSchema.required(),
  is_available: boolean().required(),
})

const brandRefSchema = object({
  id: number().required(),
  name: string().required(),
  slug: string().required(),
})
const categoryRefSchema = object({
  id: number().required(),
  name: string().required(),
  slug: string().required(),
})
const tagRefSchema = object({ id: string().required(), name: string().required(), slug: string().required() })

/** A product as cards, listings and search results show it. */
export const productCardSchema = object({
  id: number().required(),
  name: string().required(),
  slug: string().required(),
  brand: brandRefSchema.required(),
  default_category: categoryRefSchema.required(),
  images: array(imageSchema.required()).required(),
  frame_url: string().nullable().default(null),
  classification: mixed<Classification>().oneOf(CLASSIFICATIONS).required(),
  default_combination: combinationSchema
    .pick([
      '_id',
      'price',
      'price_after_discount',
      'discount_amount',
      'discount_percentage',
      'is_show_as_percentage',
      'is_available',
      'is_pre_order',
      'preorder',
      'stock',
    ])
    .required(),
  total_combinations: number().required(),
  is_new: boolean().required(),
  is_exclusive: boolean().required(),
  is_limited: boolean().required(),
  is_online: boolean().required(),
  is_sale: boolean().required(),
  is_pre_order: boolean().required(),
  is_buy_one_get_one_free: boolean().required(),
  is_flashsale: boolean().required(),
  is_wishlist: boolean().default(false),
  is_in_stock: boolean().required(),
  is_in_stock_original: boolean().required(),
  is_out_of_stock_nang: boolean().required(),
  is_out_of_stock_nang_vn: boolean().required(),
  is_active_in_nang: boolean().required(),
  is_active_for_nang_vn: boolean().required(),
  discount_percentage: number().required(),
  discount_range: rangeSchema.required(),
  price_range: rangeSchema.required(),
  price_after_discount_range: rangeSchema.required(),
  label_bmsm: string().nullable().default(null),
  review_stats: object({
    average_rating: number().required(),
    total_reviews: number().required(),
  }).required(),
  total_orders: number().required(),
  updated_at: string().required(),
})
export type ProductCard = InferType<typeof productCardSchema>

/** The whole product as its page shows it (PDP-08 to PDP-19). */
export const productSchema = productCardSchema.concat(
  object({
    my_sql_id: number().required(),
    categories: array(categoryRefSchema.required()).required(),
    tags: array(tagRefSchema.required()).required(),
    combinations: array(combinationSchema.required()).required(),
    pack_detail: array(packItemSchema.required()).required(),
    early_sale: earlySaleSchema.nullable().default(null),
    show_all_combinations: boolean().required(),
    selected_variant: string().nullable().default(null),
    is_special_price_applicable: boolean().required(),
    special_price_voucher_id: string().nullable().default(null),
    applied_free_products_voucher_id: string().nullable().default(null),
    reason: reasonSchema.nullable().default(null),
    /** simple, cleaned HTML */
    description: string().defined(),
    how_to_use: string().defined(),
    ingredients: string().defined(),
    origin: string().defined(),
    registration_number: string().defined(),
    shelf_life: string().defined(),
    created_at: string().required(),
  }),
)
export type Product = InferType<typeof productSchema>
export type PackItem = InferType<typeof packItemSchema>
