import { type InferType, object, string } from 'yup'
import { email, egiftMessage, giverName } from '../forms/fields'
import { texts } from '../forms/texts'
import { isDay } from '../order/dates'

/** What an electronic gift card is sent with (spec 2 §3 `egift_info`, §5 egift_message); `delivery_date` is a day 'YYYY-MM-DD' in Vietnam. */
export const egiftSchema = object({
  sender_name: giverName(),
  recipient_name: giverName(),
  recipient_email: email(),
  message: egiftMessage(),
  delivery_date: string()
    .required(texts.missing)
    .test('day', texts.wrongType, (value) => isDay(value)),
})
export type EgiftInfo = InferType<typeof egiftSchema>
