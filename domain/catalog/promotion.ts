import { array, boolean, type InferType, mixed, number, object, string } from 'yup'

export const PROMOTION_CATEGORIES = [
  'flash_sale',
  'gift_with_purchase',
  'buy_one_get_one',
  'campaign',
  'deals',
  'sale',
  'partner',
  'weekly_highlight',
  'promo',
] as const
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number]

/** What an order must hold for an offer to apply: amount in dong, pieces, and whose products count; empty lists mean any. `min_oder` is the wire's spelling. */
export const reasonSchema = object({
  min_oder: number().nullable().default(null),
  min_qty: number().nullable().default(null),
  brands: array(string().required()).required(),
  categories: array(string().required()).required(),
  products: array(string().required()).required(),
})
export type OfferReason = InferType<typeof reasonSchema>

const sectionSchema = object({
  type: string()
    .oneOf(['text', 'products'] as const)
    .required(),
  title: string().defined(),
  body: string().defined(),
  product_ids: array(number().required()).required(),
})

/** Campaign or promotion (spec 2 §3); instants in ISO 8601. */
export const promotionSchema = object({
  _id: string().required(),
  slug: string().required(),
  name: string().required(),
  category: mixed<PromotionCategory>().oneOf(PROMOTION_CATEGORIES).required(),
  description: string().defined(),
  is_active: boolean().required(),
  is_active_for_nang_vn: boolean().required(),
  is_display_icon_web: boolean().required(),
  is_top_spender: boolean().required(),
  is_top_review: boolean().required(),
  sections: array(sectionSchema.required()).required(),
  more_info: object({
    partner_id: string().nullable().default(null),
    tnc: string().defined(),
    email_banner: string().nullable().default(null),
    name: string().defined(),
  }).required(),
  reason: reasonSchema.required(),
  gift: object({
    id: number().required(),
    name: string().required(),
    image_url: string().nullable().default(null),
  })
    .nullable()
    .default(null),
  start_date: string().required(),
  end_date: string().required(),
  total_products: number().required(),
})
export type Promotion = InferType<typeof promotionSchema>

/** How much of one flash-sale offer is gone. */
export const flashSaleItemSchema = object({
  product_id: number().required(),
  combination_id: string().required(),
  quota: number().integer().required(),
  sold: number().integer().required(),
})
