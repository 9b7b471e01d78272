import { SHOP_TIME_ZONE } from '../constants'

/** Opening hours: one entry a weekday, Monday first, as 'HH:mm' of the shop's zone. */
interface Hours {
  opens: string
  closes: string
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
})

/** Whether a store is open at an instant, or opens later that day, and the hours of the day; null for a day it stays closed. */
export function openingAt(
  hours: readonly Hours[],
  now: Date,
): { isOpen: boolean; isBefore: boolean; today: Hours | null } {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const today = hours[WEEKDAYS.indexOf(part.weekday ?? '')] ?? null
  const time = `${part.hour}:${part.minute}`
  return {
    isOpen: today !== null && today.opens <= time && time < today.closes,
    isBefore: today !== null && time < today.opens,
    today,
  }
}
