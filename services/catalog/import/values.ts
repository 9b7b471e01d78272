import { type Note, parseInstant, RowFault } from '../../feed'

const quoted = (text: string) => JSON.stringify(text.slice(0, 40))
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

/** An interval in Google's form 'start/end'; null when it is malformed. */
export function parseInterval(text: string): { starts_at: Date; ends_at: Date } | null {
  const [from, to, ...more] = text.split(/\s*\/\s*(?=\d{4}-)/)
  const starts_at = parseInstant(from ?? '')
  const ends_at = parseInstant(to ?? '')
  return starts_at && ends_at && more.length === 0 && ends_at > starts_at ? { starts_at, ends_at } : null
}
