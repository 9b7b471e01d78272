import { type InferType, object, string } from 'yup'
import { rowId } from './catalog/listing/catalog-filter'
import { email, emailFormat } from './forms/fields'

/** POST /v3/product-availability-alert (NTF-02); the session names the member. */
export const availabilityAlertSchema = object({
  product_id: rowId.required(),
  combination_id: string().max(40).required(),
  email: email(),
})
export type AvailabilityAlertInput = InferType<typeof availabilityAlertSchema>

/** Fields of the notify-me form (NTF-01). */
export const alertFormSchema = object({ email: email() })

/** POST /v3/promotions/{id}/reminders: members may leave the address to their account. */
export const saleReminderSchema = object({ email: emailFormat() })

/** Refuses an alert for what can be bought already (409). */
export const ALREADY_AVAILABLE = 'ALREADY_AVAILABLE'
/** The sale is on (409). */
export const ALREADY_STARTED = 'ALREADY_STARTED'
