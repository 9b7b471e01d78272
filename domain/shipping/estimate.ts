import { SHOP_TIME_ZONE } from '../constants'
import type { ShippingMethod } from './methods'
import type { ShippingZone } from './zones'

/** Days as 'YYYY-MM-DD' where the shop is, both within. */
export interface DeliveryEstimate {
  from: string
  to: string
}

/** Orders from this hour on are taken up on the next working day. */
export const CUT_OFF_HOUR = 15

/** Working days after the day an order is taken up: the earliest and the latest. */
type Days = readonly [earliest: number, latest: number]

const STANDARD: Readonly<Record<ShippingZone, Days>> = {
  inner_city: [1, 2],
  city_outskirts: [2, 3],
  same_region: [2, 3],
  other_region: [3, 4],
  remote: [4, 7],
}
const SAME_DAY: Days = [0, 0]
const NEXT_DAY: Days = [1, 1]
const PICKUP: Days = [0, 1]

/** Public holidays of the solar calendar, 'MM-DD'. Tết and Giỗ Tổ follow the moon: the caller passes them. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '04-30', '05-01', '09-02']

const SUNDAY = 0

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function readClock(instant: Date): { day: string; hour: number } {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Working days a delivery takes; null where the method does not go. */
export function daysOf(method: ShippingMethod, zone: ShippingZone | null): Days | null {
  if (method === 'store_pickup') return PICKUP
  if (method === 'standard') return zone && STANDARD[zone]
  if (zone === 'inner_city') return SAME_DAY
  return zone === 'city_outskirts' ? NEXT_DAY : null
}

/**
 * When an order of this instant arrives, or waits at the store: working days are all but Sundays, the fixed public holidays and
 * the `closed` days ('YYYY-MM-DD') given. Null where the method does not go.
 */
export function deliveryEstimate(
  method: ShippingMethod,
  zone: ShippingZone | null,
  ordered: Date,
  closed: readonly string[] = [],
): DeliveryEstimate | null {
  const days = daysOf(method, zone)
  if (!days) return null
  const isWorkingDay = (day: string) =>
    new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY &&
    !FIXED_HOLIDAYS.includes(day.slice(5)) &&
    !closed.includes(day)
  const workingDayFrom = (day: string): string => {
    let found = day
    while (!isWorkingDay(found)) found = dayAfter(found)
    return found
  }
  const later = (day: string, count: number): string => {
    let found = day
    for (let step = 0; step < count; step += 1) found = workingDayFrom(dayAfter(found))
    return found
  }
  const { day, hour } = readClock(ordered)
  const takenUp = workingDayFrom(hour >= CUT_OFF_HOUR ? dayAfter(day) : day)
  return { from: later(takenUp, days[0]), to: later(takenUp, days[1]) }
}
