import { SHOP_TIME_ZONE } from '../constants'

const HOUR_MS = 3_600_000
/** Hours of the day in Vietnam at which the shop writes of its own accord. */
const FIRST_HOUR = 9
const LAST_HOUR = 20

const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE })

/** When a buyer is reminded to review: so many days after the delivery, at night the next morning. */
export function reminderTime(deliveredAt: Date, days: number): Date {
  const due = new Date(deliveredAt.getTime() + days * 24 * HOUR_MS)
  const hour = Number(hours.format(due))
  if (hour >= FIRST_HOUR && hour < LAST_HOUR) return due
  const wait = (FIRST_HOUR - hour + 24) % 24
  return new Date((Math.floor(due.getTime() / HOUR_MS) + wait) * HOUR_MS)
}

interface Reviewable {
  product_id: number
  slug: string
  category_slug: string
}

/** The product's page, where the review opens: from the shop's root. */
export const reviewPath = ({ product_id, slug, category_slug }: Reviewable): string =>
  `/${category_slug}/${product_id}-${slug}?review=1`
