import { object, type ObjectSchema, string } from 'yup'
import { SALE_STATES, type SaleState } from './sale-state'

/** A sale state on the wire. Apart from the rule, which browsers load without yup. */
export const saleStateSchema: ObjectSchema<SaleState> = object({
  kind: string().oneOf(SALE_STATES).required(),
  ships_at: string().nullable().defined().default(null),
})
