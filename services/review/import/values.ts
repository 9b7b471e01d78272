import { DateTime } from 'luxon'
import { MOST_STARS } from '@/domain/review/rating'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { type Note, parseInstant, RowFault } from '../../feed'

const quoted = (text: string) => JSON.stringify(text.slice(0, 40))

function starsOf(text: string, scale: number): number {
  const drawn = text.match(/[★⭐]/gu)?.length
  if (drawn !== undefined) return drawn
  const [, value = '', of, percent] =
    /^(\d{1,3}(?:[.,]\d+)?)\s*(?:\/\s*(\d{1,3})|(%)|stars?|sao)?$/i.exec(text) ?? []
  const number = Number(value.replace(',', '.') || NaN)
  if (percent) return (number * MOST_STARS) / 100
  return (number * MOST_STARS) / (of === undefined ? scale : Number(of))
}

/** Whole stars from 1 to 5 of '4', '4.5', '8/10', '90%', '5 sao', '★★★★☆'. @throws RowFault bad_rating */
export function parseRating(text: string | undefined, scale: number, note: Note): number {
  const stars = starsOf((text ?? '').normalize('NFC').trim(), scale)
  if (!(stars > 0 && stars <= MOST_STARS))
    throw new RowFault('bad_rating', `rating ${quoted(text ?? '')} is not 1 to ${MOST_STARS} stars`)
  if (!Number.isInteger(stars)) note('rating_rounded')
  return Math.max(1, Math.round(stars))
}

const NUMBERS =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:[,T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm|sa|ch)?)?$/i
const VIETNAMESE = /^(?:ngày\s+)?(\d{1,2})\s+tháng\s+(\d{1,2}),?\s+(?:năm\s+)?(\d{4})$/iu
const FORMATS = [
  'LLL d, yyyy',
  'LLLL d, yyyy',
  'd LLL yyyy',
  'd LLLL yyyy',
  'LLL d, yyyy h:mm a',
  'yyyy/M/d',
  'yyyy/M/d H:mm:ss',
]

function fromNumbers(match: RegExpExecArray, order: 'dmy' | 'mdy'): DateTime {
  const [, one, other, year = '', hours = '0', minute = '0', second = '0', half] = match
  const [first, next] = [Number(one), Number(other)]
  // A month above 12 says that the order is the other one.
  const isMonthFirst = order === 'mdy' ? first <= 12 : next > 12
  const isAfternoon = /^(?:pm|ch)$/i.test(half ?? '')
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return DateTime.fromObject(
    {
      year: year.length === 2 ? 2_000 + Number(year) : Number(year),
      month: isMonthFirst ? first : next,
      day: isMonthFirst ? next : first,
      ...{ hour, minute: Number(minute), second: Number(second) },
    },
    { zone: SHOP_TIME_ZONE },
  )
}

function momentOf(word: string, order: 'dmy' | 'mdy'): Date | null {
  if (/^\d{10}$/.test(word)) return new Date(Number(word) * 1_000)
  if (/^\d{13}$/.test(word)) return new Date(Number(word))
  const numbers = NUMBERS.exec(word) ?? VIETNAMESE.exec(word)
  if (numbers) return fromNumbers(numbers, order).toJSDate()
  const iso = parseInstant(word.replace(/\s*(?:UTC|GMT|Z)$/i, 'Z'))
  if (iso) return iso
  for (const moment of [
    DateTime.fromRFC2822(word),
    ...FORMATS.map((format) => DateTime.fromFormat(word, format, { zone: SHOP_TIME_ZONE, locale: 'en' })),
  ])
    if (moment.isValid) return moment.toJSDate()
  return null
}

/** The instant of a date in one of the usual forms, in the shop's time zone unless it names one. @throws RowFault bad_date */
export function parseMoment(text: string, order: 'dmy' | 'mdy'): Date {
  const moment = momentOf(text.trim().replace(/\s+/g, ' '), order)
  const time = moment?.getTime() ?? NaN
  if (moment === null || !(time > Date.UTC(1995, 0) && time < Date.now() + 86_400_000))
    throw new RowFault('bad_date', `date ${quoted(text)} is not readable, or not in the past`)
  return moment
}

const SHOWN = new Set([
  'published',
  'approved',
  'ok',
  'true',
  'yes',
  '1',
  'visible',
  'live',
  'active',
  'đã duyệt',
])
const GONE = new Set(['spam', 'deleted', 'trash', 'archived', 'rejected'])

/** Whether the other system shows the review. @throws RowFault not_published for one it threw away */
export function isShownThere(text: string): boolean {
  const word = text.trim().toLowerCase().normalize('NFC')
  if (GONE.has(word)) throw new RowFault('not_published', `its state there is ${quoted(text)}`)
  return SHOWN.has(word)
}

/** ISO 639-1 of 'vi', 'en-US'; null for anything else. */
export function parseLanguage(text: string | undefined): string | null {
  const [, language] = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i.exec((text ?? '').trim()) ?? []
  return language?.toLowerCase() ?? null
}
