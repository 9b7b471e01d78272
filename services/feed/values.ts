import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import { type Note, RowFault } from './fault'

const quoted = (text: string) => JSON.stringify(text.slice(0, 40))

const YES = new Set(['true', 'yes', 'y', '1', 'x', 'có', 'active', 'published', 'đúng'])
const NO = new Set(['false', 'no', 'n', '0', '', 'không', 'inactive', 'draft', 'archived', 'sai', 'unlisted'])

/** @throws RowFault bad_flag */
export function parseFlag(text: string, what: string): boolean {
  const word = text.trim().toLowerCase().normalize('NFC')
  if (YES.has(word)) return true
  if (NO.has(word)) return false
  throw new RowFault('bad_flag', `${what} ${quoted(text)} is neither yes nor no`)
}

/** An instant from ISO 8601 or day/month/year, in the shop's time zone unless it names one; null when it is malformed. */
export function parseInstant(text: string): Date | null {
  const word = text.trim()
  for (const moment of [
    DateTime.fromISO(word.replace(' ', 'T'), { zone: SHOP_TIME_ZONE }),
    DateTime.fromISO(word.replace(/^(\S+) /, '$1T').replace(' ', ''), { zone: SHOP_TIME_ZONE }),
    DateTime.fromFormat(word, 'd/M/yyyy', { zone: SHOP_TIME_ZONE }),
    DateTime.fromFormat(word, 'd/M/yyyy H:mm', { zone: SHOP_TIME_ZONE }),
  ]) {
    if (moment.isValid && moment.year >= 1990 && moment.year <= 2200) return moment.toJSDate()
  }
  return null
}

/** https addresses of pictures, separated by commas, spaces, semicolons, bars or line breaks, at most `limit`; other addresses are left out with a note. */
export function parseImages(text: string, note: Note, limit: number): string[] {
  const parts = text
    .split(/[\s,;|]+(?=https?:\/\/|\/\/)|\n/i)
    .map((part) => part.trim().replace(/[,;|]+$/, ''))
  const urls = new Set<string>()
  for (const part of parts) {
    if (part === '') continue
    const url = part.startsWith('//') ? `https:${part}` : part
    if (/^https:\/\//i.test(url) && url.length <= 2048 && URL.canParse(url)) urls.add(new URL(url).href)
    else note('image_ignored')
  }
  if (urls.size > limit) note('images_cut')
  return [...urls].slice(0, limit)
}
