import { array, boolean, type InferType, mixed, number, object, string } from 'yup'

export const VOUCHER_TYPES = [
  'next_purchase_voucher',
  'free_shipping',
  'extra_sp',
  'momo_voucher',
  'gift',
  'bmsm',
] as const
export type VoucherType = (typeof VOUCHER_TYPES)[number]

/** So many auto-applied vouchers come at a time, and so many of 'buy more, save more' are shown (VCH-04, VCH-05). */
export const AUTO_APPLIED_PAGE = 6
export const BMSM_SHOWN = 3

const namedSchema = object({ id: number().required(), name: string().required() })

/** Discount of a voucher: dong or percent; `max` bounds a percentage. */
const discountSchema = object({
  kind: string()
    .oneOf(['amount', 'percentage'] as const)
    .required(),
  value: number().required(),
  max: number().nullable().default(null),
})
export type VoucherDiscount = InferType<typeof discountSchema>

/** Voucher (VCH-01, VCH-02) with the rules an order must meet; amounts in dong. */
export const voucherSchema = object({
  _id: string().required(),
  slug: string().required(),
  type: mixed<VoucherType>().oneOf(VOUCHER_TYPES).required(),
  code: string().nullable().default(null),
  name: string().required(),
  description: string().defined(),
  is_auto_applied: boolean().required(),
  rules: object({
    order: object({
      min_amount: number().nullable().default(null),
      total_products: number().nullable().default(null),
    }).required(),
    brands: array(namedSchema.required()).required(),
    categories: array(namedSchema.required()).required(),
    products: array(namedSchema.required()).required(),
  }).required(),
  discount: discountSchema.nullable().default(null),
  /** buy more, save more: the highest tier reached counts; empty for other types */
  tiers: array(
    object({ min_qty: number().integer().required(), discount: discountSchema.required() }).required(),
  ).required(),
  is_member_only: boolean().required(),
  /** payment codes it is for; empty = any */
  payment_methods: array(string().required()).required(),
  start_date: string().required(),
  end_date: string().required(),
})
export type Voucher = InferType<typeof voucherSchema>
