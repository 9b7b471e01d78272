import { ORDER_TIME_ZONE, SHOP_TIME_ZONE } from '@/domain/constants'

/** The one place where money, numbers and dates become text a shopper reads. */

/** Made at its first use: a formatter costs a phone milliseconds, and most pages use one of them or none. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}

const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat('vi-VN', options))
const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat('vi-VN', options))

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const money = numbers({ style: 'currency', currency: 'VND' })
const decimal = numbers({ maximumFractionDigits: 1 })
const whole = numbers({ maximumFractionDigits: 0 })
const day = dates({ ...DAY, timeZone: SHOP_TIME_ZONE })
const orderDay = dates({ ...DAY, timeZone: ORDER_TIME_ZONE })
const orderClock = dates({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ORDER_TIME_ZONE,
})

/** Dong: 249000 → '249.000 ₫'. */
export const formatMoney = (amount: number) => money().format(amount)

/** 1234 → '1.234'. */
export const formatNumber = (value: number) => whole().format(value)

/** 4 → '4,0', as ratings are written. */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',')

/** Instant → '21/11/2026' in Vietnam. */
export const formatDate = (instant: string | Date) => day().format(new Date(instant))

/** End, exclusive → the day it lasts up to, as shoppers say it: what ends at the midnight that opens 01/01/2027 lasts to '31/12/2026'. */
export const formatLastDay = (end: string | Date) => formatDate(new Date(new Date(end).getTime() - 1))

/** Instant → '21/11' in Vietnam, for a day so near that its year needs no word. */
export const formatDayOfMonth = (instant: string | Date) => formatDate(instant).slice(0, 5)

/** Instant → '21/11/2026 14:05', by the clock of order times. */
export function formatOrderTime(instant: string | Date): string {
  const at = new Date(instant)
  return `${orderDay().format(at)} ${orderClock().format(at)}`
}

/** Instant → '14:05' in Vietnam. */
export const formatClock = (instant: string | Date): string => orderClock().format(new Date(instant))

/** Short counts with k, m, g, rounded down so that they never boast: 1299 → '1,2k' (GEN-10). */
export function formatShort(value: number): string {
  for (const [size, letter] of [
    [1e9, 'g'],
    [1e6, 'm'],
    [1e3, 'k'],
  ] as const) {
    if (value >= size) return `${decimal().format(Math.floor(value / (size / 10)) / 10)}${letter}`
  }
  return whole().format(value)
}

/** Seconds → '02:05:09'. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
