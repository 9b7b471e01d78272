import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { type CampaignSection, parseSections } from '../campaign/sections'
import { pictureSchema } from '../picture'

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

/** Conditions of an offer: amount in dong, pieces, and whose products count; empty lists mean any. `min_oder` is the wire's spelling. */
export const reasonSchema = object({
  min_oder: number().nullable().default(null),
  min_qty: number().nullable().default(null),
  brands: array(string().required()).required(),
  categories: array(string().required()).required(),
  products: array(string().required()).required(),
})
export type OfferReason = InferType<typeof reasonSchema>

/** Sections this version can show: another backend may know more types. */
const sectionsSchema = mixed<CampaignSection[]>((value): value is CampaignSection[] => Array.isArray(value))
  .transform((_, sections: unknown) => parseSections(sections).sections)
  .required()

/** Campaign or promotion (GAM-04); instants in ISO 8601. */
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
  sections: sectionsSchema,
  more_info: object({
    partner_id: string().nullable().default(null),
    tnc: string().defined(),
    email_banner: string().nullable().default(null),
    name: string().defined(),
    /** a picture of its subject, without text */
    image: pictureSchema.nullable().default(null),
  }).required(),
  reason: reasonSchema.required(),
  /** whose products it is about, by id; empty lists mean any */
  scope: object({
    brand_ids: array(number().required()).required(),
    category_ids: array(number().required()).required(),
    product_ids: array(number().required()).required(),
  }).required(),
  gift: object({
    id: number().required(),
    name: string().required(),
    image_url: string().nullable().default(null),
  })
    .nullable()
    .default(null),
  start_date: string().required(),
  end_date: string().required(),
  /** lowest level of members for whom its prices begin so many hours before the start; null for none */
  early: object({ stage: string().required(), hours: number().integer().required() })
    .nullable()
    .default(null),
  total_products: number().required(),
})
export type Promotion = InferType<typeof promotionSchema>

/** The sold share of one flash-sale offer, and its price while the sale is on (dong). */
export const flashSaleItemSchema = object({
  product_id: number().required(),
  combination_id: string().required(),
  quota: number().integer().required(),
  sold: number().integer().required(),
  price: number().integer().required(),
  sale_price: number().integer().required(),
})

interface Offer {
  /** pieces the offer holds, 0 for one without a limit; and how many of them are sold */
  quota: number
  sold: number
  product: { is_in_stock: boolean }
}

/** Whether nothing is left of a flash-sale offer: its pieces are sold, or the product itself is. */
export const isOfferGone = ({ quota, sold, product }: Offer): boolean =>
  !product.is_in_stock || (quota > 0 && sold >= quota)

/** Available offers first, sold-out ones last; else in the order they were set up. */
export const soldOutLast = <T extends Offer>(offers: readonly T[]): T[] =>
  offers.toSorted((a, b) => Number(isOfferGone(a)) - Number(isOfferGone(b)))

/** State of a promotion at an instant: its end is the first moment it is over. */
export type PromotionState = 'upcoming' | 'current' | 'over'

export function promotionState(
  { start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>,
  now: number,
): PromotionState {
  if (Date.parse(end_date) <= now) return 'over'
  return Date.parse(start_date) <= now ? 'current' : 'upcoming'
}

const DAY_MS = 86_400_000

/** When something that comes every day comes next, or is on: days are passed over until its end lies ahead. */
export function nextOccurrence(
  { start, end }: { start: Date; end: Date },
  now: Date,
): { start: Date; end: Date } {
  const passed = now.getTime() - end.getTime()
  const days = passed < 0 ? 0 : 1 + Math.floor(passed / DAY_MS)
  const moved = (instant: Date) => new Date(instant.getTime() + days * DAY_MS)
  return { start: moved(start), end: moved(end) }
}

/** A session of today's flash sales; a daily one as it next comes. */
export const flashSaleSessionSchema = object({
  promotion: promotionSchema.required(),
  starts_at: string().required(),
  ends_at: string().required(),
  state: string()
    .oneOf(['on', 'upcoming', 'over'] as const)
    .required(),
})
export type FlashSaleSession = InferType<typeof flashSaleSessionSchema>
