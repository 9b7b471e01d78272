import { type InferType, object, string } from 'yup'
import { SHOP_TIME_ZONE } from '../constants'
import { email, egiftMessage, giverName } from '../forms/fields'
import { texts } from '../forms/texts'
import { isDay } from '../order/dates'

/** How far ahead a gift card may be sent, days. */
export const EGIFT_MAX_DAYS = 365

/** Fields sent with an electronic gift card (`egift_info`, PAY-10, FRM-23); `delivery_date` is a day 'YYYY-MM-DD' in Vietnam. */
export const egiftSchema = object({
  sender_name: giverName(),
  recipient_name: giverName(),
  recipient_email: email(),
  message: egiftMessage(),
  delivery_date: string()
    .max(10, texts.wrongType)
    .required(texts.missing)
    .test('day', texts.wrongType, (value) => isDay(value)),
})
export type EgiftInfo = InferType<typeof egiftSchema>

const inShopZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The first and last day a gift card can be sent on, both within, 'YYYY-MM-DD' where the shop is. */
export function egiftDays(now: Date): { first: string; last: string } {
  const last = new Date(now.getTime() + EGIFT_MAX_DAYS * 86_400_000)
  return { first: inShopZone.format(now), last: inShopZone.format(last) }
}

/** The fault of a delivery day, in the shopper's words; null when it can be sent then. */
export function egiftDayFault(day: string, now: Date): string | null {
  const { first, last } = egiftDays(now)
  if (day < first) return 'Ngày gửi không thể ở quá khứ'
  return day > last ? `Ngày gửi trong vòng ${EGIFT_MAX_DAYS} ngày tới` : null
}
