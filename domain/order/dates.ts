import { ORDER_TIME_ZONE } from '../constants'

/** The zone of order times by its distance to UTC; it knows no summer time. */
const ORDER_UTC_OFFSET = '+07:00'

const FIELD = /^\s*(\d{1,2})\s*-\s*(\d{1,2})\s*-\s*(\d{2})\s*$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // JavaScript may roll 31 February over into March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** 'dd - MM - yy' (ORD-09), years of this century → 'YYYY-MM-DD'; null when it names no day. */
export function readDay(field: string): string | null {
  const [, date, month, year] = FIELD.exec(field) ?? []
  if (!date || !month || !year) return null
  const day = `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** 'YYYY-MM-DD' → 'dd - MM - yy'; '' for a text that is no day. */
export function writeDay(day: string): string {
  const [, year, month, date] = DAY.exec(day) ?? []
  return year && month && date ? `${date} - ${month} - ${year.slice(2)}` : ''
}

const inOrderZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: ORDER_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of an instant in the zone of order times, 'YYYY-MM-DD'. */
export const dayOf = (instant: Date): string => inOrderZone.format(instant)

/** Instants of the wire's `created_at`, both ends within. */
interface CreatedAt {
  gte?: string
  lte?: string
}

/**
 * The fields of the order date filter as instants; an empty field leaves its end open.
 * The end cannot be before the start (ORD-08).
 */
export function dateRange(
  from: string,
  to: string,
): { created_at: CreatedAt } | { error: 'INVALID_DATE' | 'END_BEFORE_START' } {
  const [start, end] = [from, to].map((field) => (field.trim() ? readDay(field) : undefined))
  if (start === null || end === null) return { error: 'INVALID_DATE' }
  if (start && end && end < start) return { error: 'END_BEFORE_START' }
  return {
    created_at: {
      ...(start && { gte: new Date(`${start}T00:00:00.000${ORDER_UTC_OFFSET}`).toISOString() }),
      ...(end && { lte: new Date(`${end}T23:59:59.999${ORDER_UTC_OFFSET}`).toISOString() }),
    },
  }
}
