import { SHOP_TIME_ZONE } from '@/domain/constants'

/** Formats of money and time in messages. */

const money = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
const date = new Intl.DateTimeFormat('vi-VN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: SHOP_TIME_ZONE,
})
const clock = new Intl.DateTimeFormat('vi-VN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOP_TIME_ZONE,
})

/** Dong: 249000 → '249.000 ₫'. */
export const dong = (amount: number): string => money.format(amount)

/** Instant → '21/11/2026' in Vietnam. */
export const day = (instant: Date): string => date.format(instant)

/** End, exclusive → the day it lasts up to: what ends at midnight lasts to the day before. */
export const lastDay = (end: Date): string => day(new Date(end.getTime() - 1))

/** Instant → '16:05' in Vietnam. */
export const time = (instant: Date): string => clock.format(instant)

/** 'YYYY-MM-DD' → '21/11/2026'. */
export const writtenDay = (isoDay: string): string => isoDay.split('-').reverse().join('/')
