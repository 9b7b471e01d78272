/** Hours in which messages are answered, and the time of an answer that they allow. */

interface DayHours {
  /** minutes since midnight in the shop's zone */
  opens: number
  closes: number
}

export interface OpeningHours {
  /** by weekday, Monday first; null: closed */
  week: readonly (DayHours | null)[]
  /** closed days: 'YYYY-MM-DD', or 'MM-DD' of every year */
  holidays: readonly string[]
}

const ENTRY = /^([1-7])(?:-([1-7]))? (\d{2}):(\d{2})-(\d{2}):(\d{2})$/
const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000
const DAY_MS = DAY_MINUTES * MINUTE_MS
/** The shop's zone, Asia/Ho_Chi_Minh, is seven hours ahead of UTC all year. */
const ZONE_MS = 7 * 3_600_000

/** A day of the shop's zone: days since 1970. */
const dayOf = (instant: Date) => Math.floor((instant.getTime() + ZONE_MS) / DAY_MS)
const minuteOf = (instant: Date) => ((instant.getTime() + ZONE_MS) % DAY_MS) / MINUTE_MS
const instantOf = (day: number, minutes: number) => new Date(day * DAY_MS + minutes * MINUTE_MS - ZONE_MS)
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
/** Monday is 0; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 3) % 7

/** Hours from a setting such as '1-5 08:00-21:00, 6-7 09:00-18:00' (1 is Monday). @throws for another form, and when no day is open */
export function readOpeningHours(text: string, holidays: readonly string[]): OpeningHours {
  const week: (DayHours | null)[] = [null, null, null, null, null, null, null]
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, from, to = from, openHour, openMinute, closeHour, closeMinute] = ENTRY.exec(entry) ?? []
    const opens = Number(openHour) * 60 + Number(openMinute)
    const closes = Number(closeHour) * 60 + Number(closeMinute)
    if (!(opens < closes && closes <= DAY_MINUTES)) throw new Error(`not opening hours: ${entry}`)
    for (let day = Number(from); day <= Number(to); day++) week[day - 1] = { opens, closes }
  }
  if (week.every((day) => day === null)) throw new Error('the opening hours name no day')
  return { week, holidays }
}

function hoursOf(day: number, { week, holidays }: OpeningHours): DayHours | null {
  const date = isoDay(day)
  const isHoliday = holidays.includes(date) || holidays.includes(date.slice(5))
  return isHoliday ? null : (week[weekdayOf(day)] ?? null)
}

/** Answers are promised for full half hours. */
const STEP = 30
/** Longer than any closed time: without an open day until then the hours are wrong. */
const MOST_DAYS = 60

/**
 * When a message of `now` is answered at the latest: after `minutes` of opening hours, rounded up to a half hour.
 * @throws when no day of the next two months is open
 */
export function answerTime(now: Date, minutes: number, hours: OpeningHours): Date {
  const today = dayOf(now)
  let left = minutes
  for (let day = today; day < today + MOST_DAYS; day++) {
    const open = hoursOf(day, hours)
    if (!open) continue
    const from = day === today ? Math.max(open.opens, Math.ceil(minuteOf(now))) : open.opens
    if (from + left <= open.closes)
      return instantOf(day, Math.min(open.closes, Math.ceil((from + left) / STEP) * STEP))
    left -= Math.max(0, open.closes - from)
  }
  throw new Error('no opening hours within two months')
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const WEEKDAYS = ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ Nhật']

/** An instant as a reader of `now` says it: '11:00 hôm nay', '8:30 ngày mai', '11:00 thứ Hai', '11:00 thứ Hai 07/12'. */
export function writtenInstant(instant: Date, now: Date): string {
  const day = dayOf(instant)
  const days = day - dayOf(now)
  const time = clock(Math.floor(minuteOf(instant)))
  if (days === 0) return `${time} hôm nay`
  if (days === 1) return `${time} ngày mai`
  const weekday = WEEKDAYS[weekdayOf(day)] ?? ''
  const [, month = '', date = ''] = isoDay(day).split('-')
  return days > 1 && days < 7 ? `${time} ${weekday}` : `${time} ${weekday} ${date}/${month}`
}

/** The hours of a week, one line for days in a row that are alike: '8:00–21:00, tất cả các ngày'. */
export function writtenHours({ week }: OpeningHours): string[] {
  const runs: { from: number; to: number; hours: string }[] = []
  week.forEach((day, index) => {
    if (!day) return
    const hours = `${clock(day.opens)}–${clock(day.closes)}`
    const last = runs.at(-1)
    if (last?.to === index - 1 && last.hours === hours) last.to = index
    else runs.push({ from: index, to: index, hours })
  })
  return runs.map(({ from, to, hours }) => {
    const [first = '', last = ''] = [WEEKDAYS[from], WEEKDAYS[to]]
    const days = from === 0 && to === 6 ? 'tất cả các ngày' : from === to ? first : `${first} đến ${last}`
    return `${hours}, ${days}`
  })
}
