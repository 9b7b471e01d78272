import { type InferType, object, string } from 'yup'
import { handphone } from '../forms/fields'

/** A phone number as a form asks for it: the number beside its country's code. */
export const phoneNumberSchema = object({
  phone_no: handphone(),
  phone_code: string().max(6).required().default('+84'),
})
export type PhoneNumberInput = InferType<typeof phoneNumberSchema>
