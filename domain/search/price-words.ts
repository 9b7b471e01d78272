import type { PriceBounds } from '../catalog/listing/listing-values'
import { INTEGER_MAX } from '../constants'
import { stripDiacritics } from '../text'

/** A keyword that names a price: 'son dưới 200k'. */
export interface PriceWords {
  /** the keyword without it; '' when nothing else is left */
  rest: string
  /** as it was typed: 'dưới 200k' */
  words: string
  prices: PriceBounds
}

/** Units of money as they are typed, without diacritics, in dong. */
export const MONEY_UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  nghin: 1_000,
  ngan: 1_000,
  tr: 1_000_000,
  trieu: 1_000_000,
  cu: 1_000_000,
}
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)`
const UNIT = String.raw`\s*(k|nghin|ngan|trieu|tr|cu)?(?:\s*(?:vnd|dong|d))?`
const END = String.raw`(?![a-z\d])`
const START = String.raw`(?<![a-z\d])(?:gia\s+)?`

const RANGE = new RegExp(
  String.raw`${START}(?:tu\s+|(?:trong )?khoang\s+|tam\s+)?${NUMBER}${UNIT}\s*(?:-|–|~|den|toi)\s*${NUMBER}${UNIT}${END}`,
)
const BELOW = new RegExp(
  String.raw`${START}(?:duoi|khong qua|toi da|nho hon|re hon|<)\s*${NUMBER}${UNIT}${END}`,
)
const ABOVE = new RegExp(
  String.raw`${START}(?:tren|tu|toi thieu|lon hon|hon|>)\s*${NUMBER}${UNIT}${END}(?:\s*tro len)?`,
)
const ABOUT = new RegExp(String.raw`${START}(?:(?:khoang|tam|co|dong gia)\s*)?${NUMBER}${UNIT}${END}`)

/** A price word before the numbers of a range, or a unit of money at one of them. */
const OF_MONEY = new RegExp(String.raw`^[a-z]|\d\s*(?:k|nghin|ngan|trieu|tr|cu|vnd|dong|d)${END}`)

/** How far 'khoảng 200k' reaches to either side. */
const ABOUT_SHARE = 0.2
/** Below this a bare number with a unit is something else: 'vàng 24k'. */
const BARE_FROM = 50_000
/** A number without unit is dong from here on: 'dưới 200000'. */
const DONG_FROM = 10_000

/** Dong; null for text that is no amount of money: 'dưới 30'. */
function amount(text: string | undefined, unit: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number(
    /^\d{1,3}([.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.'),
  )
  const value = Math.round(number * (unit === undefined ? 1 : (MONEY_UNITS[unit] ?? 1)))
  return value > INTEGER_MAX / 2 || (unit === undefined && value < DONG_FROM) ? null : value
}

/** Bounds as they were said: the slider's end, at which the listing's own control sets no bound, is one here. */
function bounds(min: number | null, max: number | null): PriceBounds | null {
  const from = min ?? 0
  if (max === null ? from === 0 : max <= from) return null
  return { min: from, max }
}

type Reader = (found: RegExpExecArray) => PriceBounds | null

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    RANGE,
    ({ 0: words, 1: from, 2: fromUnit, 3: to, 4: toUnit, index, input }) => {
      // 'vitamin d 10000-20000 iu': what follows bare numbers is their unit.
      if (!OF_MONEY.test(words) && input.slice(index + words.length).trim() !== '') return null
      const max = amount(to, toUnit)
      // 'từ 100 đến 300 nghìn', '100-300k': the unit is written once.
      const min = amount(from, fromUnit ?? toUnit)
      return max === null || min === null ? null : bounds(Math.min(min, max), Math.max(min, max))
    },
  ],
  [BELOW, ([, to, unit]) => bounds(null, amount(to, unit))],
  [ABOVE, ([, from, unit]) => bounds(amount(from, unit), null)],
  [
    ABOUT,
    ([, value, unit]) => {
      const middle = unit === undefined ? null : amount(value, unit)
      if (middle === null || middle < BARE_FROM) return null
      return bounds(Math.round(middle * (1 - ABOUT_SHARE)), Math.round(middle * (1 + ABOUT_SHARE)))
    },
  ],
]

/**
 * Price words of a keyword, with or without diacritics: 'dưới 200k', '200k-300k', 'từ 100 đến 300 nghìn', 'trên 500k',
 * 'khoảng 1 triệu'. Null when it says nothing.
 */
export function readPriceWords(keyword: string): PriceWords | null {
  const text = keyword.normalize('NFC')
  if (!/\d/.test(text)) return null
  // Letter by letter, so that places in both are the same.
  const plain = Array.from(text, (letter) =>
    stripDiacritics(letter).toLowerCase().slice(0, letter.length).padEnd(letter.length),
  ).join('')
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(plain)
    const prices = found && read(found)
    if (found && prices) {
      const end = found.index + found[0].length
      const rest = `${text.slice(0, found.index)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()
      return { rest, words: text.slice(found.index, end).trim(), prices }
    }
  }
  return null
}
