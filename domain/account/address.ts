import { boolean, type InferType, object, string } from 'yup'
import { addressLabel, giverName, handphone, required, words, zipcode } from '../forms/fields'

/** A delivery address of a member (PAY-08): province and ward as after the reform of 2025, a district when one is known. */
export const addressSchema = object({
  id: string().required(),
  label: string().required(),
  recipient_name: string().required(),
  phone_code: string().required(),
  phone_no: string().required(),
  address1: string().required(),
  address2: string().nullable().default(null),
  province_code: string().required(),
  province: string().required(),
  ward_code: string().required(),
  ward: string().required(),
  /** the city of the wire: the province again, as the reform left no level between */
  city: string().required(),
  district: string().nullable().default(null),
  zipcode: string().nullable().default(null),
  country: string().required(),
  is_default: boolean().required(),
})
export type Address = InferType<typeof addressSchema>

/** The address form and what the service takes of it; names of province and ward follow from their codes. */
export const addressInputSchema = object({
  label: addressLabel(),
  recipient_name: giverName(),
  phone_code: string().max(6).required().default('+84'),
  phone_no: handphone(),
  address1: words(),
  address2: string().max(200).nullable().default(null),
  province_code: required(10),
  ward_code: required(10),
  district: string().max(80).nullable().default(null),
  zipcode: zipcode().nullable().default(null),
  is_default: boolean().default(false),
})
export type AddressInput = InferType<typeof addressInputSchema>

/** A province or ward to choose from. */
export const regionSchema = object({ code: string().required(), name: string().required() })
export type Region = InferType<typeof regionSchema>
