import { boolean, type InferType, mixed, object, string } from 'yup'
import { email, emailFormat, giverName, handphone, required, words } from '../forms/fields'
import { rowId } from '../catalog/listing/catalog-filter'
import { SHIPPING_METHODS, type ShippingMethod } from '../shipping/methods'

/** Characters of the note to the courier. */
export const NOTE_LENGTH = 300

/** Name and contact of the order's recipient. For members it is taken from address and account where it is not given. */
export const contactSchema = object({
  name: giverName(),
  phone_code: string().max(6).required().default('+84'),
  phone_no: handphone(),
  email: emailFormat().optional(),
})
export type CheckoutContact = InferType<typeof contactSchema>

/** Where a guest's order goes; members choose from their address book. */
export const guestAddressSchema = object({
  province_code: required(10),
  ward_code: required(10),
  address1: words(),
  address2: string().max(200).nullable().default(null),
  district: string().max(80).nullable().default(null),
})
export type GuestAddress = InferType<typeof guestAddressSchema>

/** Request for a VAT invoice (hóa đơn giá trị gia tăng): a company's, or a person's with an optional tax number. */
export const invoiceSchema = object({
  kind: mixed<'company' | 'person'>().oneOf(['company', 'person']).required(),
  name: words(),
  tax_code: string()
    .trim()
    .max(14)
    .matches(/^(\d{10}(-?\d{3})?|\d{12})?$/, 'Mã số thuế gồm 10, 12 hoặc 13 chữ số')
    .default('')
    .when('kind', {
      is: 'company',
      then: (schema) => schema.required('Mã số thuế không được để trống'),
    }),
  address: words(300),
  email: email(),
})
export type InvoiceRequest = InferType<typeof invoiceSchema>

/** Choices made at checkout so far; stored with the cart, so that a reload or another tab loses nothing. PUT /carts/me/checkout takes any part of it. */
export const checkoutStateSchema = object({
  /** an address of the member's book */
  address_id: string().uuid().optional(),
  guest_address: guestAddressSchema.optional().default(undefined),
  contact: contactSchema.optional().default(undefined),
  shipping_method: mixed<ShippingMethod>().oneOf(SHIPPING_METHODS).optional(),
  /** where it is picked up, for store_pickup */
  store_id: mixed<number>((value): value is number => rowId.isValidSync(value, { strict: true })).optional(),
  /** null withdraws the request */
  invoice: invoiceSchema.nullable().optional().default(undefined),
  note: string().trim().max(NOTE_LENGTH, `Ghi chú tối đa ${NOTE_LENGTH} ký tự`).optional(),
  payment_method: string().max(40).optional(),
  /** packed as a gift without prices */
  is_gift: boolean().optional(),
})
export type CheckoutState = InferType<typeof checkoutStateSchema>
