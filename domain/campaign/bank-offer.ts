import { array, type InferType, mixed, number, object, string } from 'yup'
import { rowId } from '../catalog/listing/catalog-filter'
import { INTEGER_MAX } from '../constants'

/**
 * Who gives the discount. `shop`: a voucher bound to payment methods, taken off the total here. `bank`: the bank or the gateway, on its own
 * page or statement, by the card: the shop never asks for one.
 */
export const OFFER_GIVERS = ['shop', 'bank'] as const
export type OfferGiver = (typeof OFFER_GIVERS)[number]

/** Offer of a bank (PAY-06, OVL-10). Dong; instants in ISO 8601. */
export const bankOfferSchema = object({
  _id: string().required(),
  bank: string().required(),
  name: string().required(),
  description: string().defined(),
  given_by: mixed<OfferGiver>().oneOf(OFFER_GIVERS).required(),
  /** first digits of the bank's cards, to compare with one's own card; empty where the offer is the shop's */
  card_prefixes: array(string().required()).required(),
  discount: object({
    kind: string()
      .oneOf(['amount', 'percentage'] as const)
      .required(),
    value: number().required(),
    max: number().nullable().default(null),
  })
    .nullable()
    .default(null),
  min_amount: number().integer().nullable().default(null),
  /** payment codes; empty = any */
  payment_methods: array(string().required()).required(),
  start_date: string().required(),
  end_date: string().required(),
  /** steps in order */
  how_to: array(string().required()).required(),
  /** to enter or choose in the bag; null where the offer needs none */
  voucher_code: string().nullable().default(null),
})
export type BankOffer = InferType<typeof bankOfferSchema>

/** `filter` of GET /bank-offers: for a product (`product_id`), for an order of an amount (dong), by one payment method. */
export const bankOfferFilterSchema = object({
  product_id: rowId.optional(),
  amount: number().integer().min(0).max(INTEGER_MAX).optional(),
  payment_method: string().max(40).optional(),
})
export type BankOfferFilter = InferType<typeof bankOfferFilterSchema>
