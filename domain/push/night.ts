import { SHOP_TIME_ZONE } from '../constants'

const HOUR_MS = 3_600_000

/** Hours of the day in Vietnam between which no push message is sent. */
export const NIGHT_FROM_HOUR = 22
export const NIGHT_UNTIL_HOUR = 7

const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE })

/** The instant itself, or the end of the night that it lies in. */
export function afterNight(at: Date): Date {
  const hour = Number(hours.format(at))
  if (hour >= NIGHT_UNTIL_HOUR && hour < NIGHT_FROM_HOUR) return at
  const wait = (NIGHT_UNTIL_HOUR - hour + 24) % 24
  // Vietnam is whole hours ahead of UTC, so its hours begin with those of UTC.
  return new Date((Math.floor(at.getTime() / HOUR_MS) + wait) * HOUR_MS)
}

/** Seconds until the night begins; 0 in it. */
export function secondsToNight(at: Date): number {
  const hour = Number(hours.format(at))
  if (hour < NIGHT_UNTIL_HOUR || hour >= NIGHT_FROM_HOUR) return 0
  const night = (Math.floor(at.getTime() / HOUR_MS) + NIGHT_FROM_HOUR - hour) * HOUR_MS
  return Math.floor((night - at.getTime()) / 1_000)
}
