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

const namedSchema = object({ id: number().required(), name: string().required() })

/** Voucher (spec 1 §3) with the rules an order must meet; amounts in dong. */
export const voucherSchema = object({
  _id: string().required(),
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
  end_date: string().required(),
})
export type Voucher = InferType<typeof voucherSchema>
