import { DateTime } from 'luxon'
import { type Note, RowFault } from './fault'

const quoted = (text: string) => JSON.stringify(text.slice(0, 40))
const SHOP_ZONE = 'Asia/Ho_Chi_Minh'
const STOCK_LIMIT = 1_000_000

/** A whole number from 0 to STOCK_LIMIT, with or without thousands separators; a negative one becomes 0 with a note. @throws RowFault bad_number */
export function parseCount(text: string, what: string, note: Note): number {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/(\d)[.,\s](?=\d{3}(\D|$))/g, '$1')
  if (/^-\d+$/.test(plain)) {
    note(`negative_${what}`)
    return 0
  }
  if (!/^\+?\d{1,15}$/.test(plain))
    throw new RowFault('bad_number', `${what} ${quoted(text)} is not a whole number`)
  const count = Number(plain)
  if (count > STOCK_LIMIT) note(`${what}_capped`)
  return Math.min(count, STOCK_LIMIT)
}

const GRAMS: Readonly<Record<string, number>> = {
  '': 1,
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  mg: 0.001,
  lb: 453.592,
  lbs: 453.592,
  oz: 28.3495,
}

/** Weight in whole grams from '300', '0.3 kg', '10,5 oz'; null with a note when it is malformed or above 100 kg. */
export function parseWeight(text: string, note: Note): number | null {
  const match = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)\.?$/i.exec(text.normalize('NFKC').trim())
  const unit = GRAMS[match?.[2]?.toLowerCase() ?? '?']
  const grams = unit === undefined ? NaN : Math.round(Number(match?.[1]?.replace(',', '.')) * unit)
  if (Number.isFinite(grams) && grams >= 0 && grams <= 100_000) return grams
  note('weight_ignored')
  return null
}

/** A GTIN of 8 to 14 digits; null for anything else. */
export function parseGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '').replace(/^'/, '')
  return /^\d{8,14}$/.test(digits) ? digits : null
}

const YES = new Set(['true', 'yes', 'y', '1', 'x', 'có', 'active', 'published', 'đúng'])
const NO = new Set(['false', 'no', 'n', '0', '', 'không', 'inactive', 'draft', 'archived', 'sai', 'unlisted'])

/** @throws RowFault bad_flag */
export function parseFlag(text: string, what: string): boolean {
  const word = text.trim().toLowerCase().normalize('NFC')
  if (YES.has(word)) return true
  if (NO.has(word)) return false
  throw new RowFault('bad_flag', `${what} ${quoted(text)} is neither yes nor no`)
}

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
const AVAILABILITY: Readonly<Record<string, Availability>> = {
  instock: 'in_stock',
  available: 'in_stock',
  availablefororder: 'in_stock',
  limitedavailability: 'in_stock',
  onlineonly: 'in_stock',
  yes: 'in_stock',
  true: 'in_stock',
  1: 'in_stock',
  cònhàng: 'in_stock',
  cósẵn: 'in_stock',
  outofstock: 'out_of_stock',
  soldout: 'out_of_stock',
  unavailable: 'out_of_stock',
  discontinued: 'out_of_stock',
  instoreonly: 'out_of_stock',
  no: 'out_of_stock',
  false: 'out_of_stock',
  0: 'out_of_stock',
  hếthàng: 'out_of_stock',
  tạmhếthàng: 'out_of_stock',
  ngừngkinhdoanh: 'out_of_stock',
  preorder: 'preorder',
  presale: 'preorder',
  đặttrước: 'preorder',
  đặthàngtrước: 'preorder',
  backorder: 'backorder',
  madetoorder: 'backorder',
  hàngsắpvề: 'backorder',
}

/** Availability from the words that Google, schema.org, Shopify and Vietnamese shops use. @throws RowFault bad_availability */
export function parseAvailability(text: string): Availability {
  const word = text
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]/g, '')
  const known = AVAILABILITY[word]
  if (known === undefined) throw new RowFault('bad_availability', `availability ${quoted(text)} is not known`)
  return known
}

/** An instant from ISO 8601 or day/month/year, in the shop's time zone unless it names one; null when it is malformed. */
export function parseInstant(text: string): Date | null {
  const word = text.trim()
  for (const moment of [
    DateTime.fromISO(word.replace(' ', 'T'), { zone: SHOP_ZONE }),
    DateTime.fromISO(word.replace(/^(\S+) /, '$1T').replace(' ', ''), { zone: SHOP_ZONE }),
    DateTime.fromFormat(word, 'd/M/yyyy', { zone: SHOP_ZONE }),
    DateTime.fromFormat(word, 'd/M/yyyy H:mm', { zone: SHOP_ZONE }),
  ]) {
    if (moment.isValid && moment.year >= 1990 && moment.year <= 2200) return moment.toJSDate()
  }
  return null
}

/** An interval in Google's form 'start/end'; null when it is malformed. */
export function parseInterval(text: string): { starts_at: Date; ends_at: Date } | null {
  const [from, to, ...more] = text.split(/\s*\/\s*(?=\d{4}-)/)
  const starts_at = parseInstant(from ?? '')
  const ends_at = parseInstant(to ?? '')
  return starts_at && ends_at && more.length === 0 && ends_at > starts_at ? { starts_at, ends_at } : null
}

const IMAGE_LIMIT = 20

/** https addresses of pictures, separated by commas, spaces, semicolons, bars or line breaks; other addresses are left out with a note. */
export function parseImages(text: string, note: Note): string[] {
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
  if (urls.size > IMAGE_LIMIT) note('images_cut')
  return [...urls].slice(0, IMAGE_LIMIT)
}
