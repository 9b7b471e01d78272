import { isDay } from './dates'

/**
 * The code a person reads out for an order: 'NG', the day as yymmdd, the number in at least four characters and a check,
 * as in NG260716A38J8 (`reference_code`, ORD-10). No two of its characters look alike, and their count is a prime,
 * so that the check finds any one wrong character and any two that changed places.
 */
const PREFIX = 'NG'
const ALPHABET = '0123456789ACEFHJKMNPRTX'
const BASE = ALPHABET.length
const MIN_NUMBER_LENGTH = 4

/** Characters that are mistaken for another one. */
const MISTAKEN: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}

function checkOf(text: string): string {
  const sum = Array.from(text).reduce(
    (total, character, index) => total + (index + 1) * ALPHABET.indexOf(character),
    0,
  )
  return ALPHABET.charAt(sum % BASE)
}

/** The reference of order `number` of `day` ('YYYY-MM-DD'). The pair is what makes it unique. @throws RangeError when either is none */
export function makeReference(day: string, number: number): string {
  if (!isDay(day) || !day.startsWith('20')) throw new RangeError(`no day of this century: ${day}`)
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`no order number: ${number}`)
  let rest = number
  let digits = ''
  while (rest > 0) {
    digits = ALPHABET.charAt(rest % BASE) + digits
    rest = Math.floor(rest / BASE)
  }
  const text = day.slice(2).replaceAll('-', '') + digits.padStart(MIN_NUMBER_LENGTH, '0')
  return PREFIX + text + checkOf(text)
}

/** The written form of a reference as it was typed: any case, spaces, hyphens, look-alike letters; null when its check digit is wrong. */
export function readReference(typed: string): { reference: string; day: string; number: number } | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  if (!letters.startsWith(PREFIX) || letters.length > 30) return null
  const text = letters.slice(PREFIX.length).replace(/[OQDILZSGB]/g, (letter) => MISTAKEN[letter] ?? letter)
  const [, year, month, date, digits] = /^(\d\d)(\d\d)(\d\d)([0-9A-Z]{4,})[0-9A-Z]$/.exec(text) ?? []
  if (!digits || Array.from(text).some((character) => !ALPHABET.includes(character))) return null

  const day = `20${year ?? ''}-${month ?? ''}-${date ?? ''}`
  const number = Array.from(digits).reduce(
    (total, character) => total * BASE + ALPHABET.indexOf(character),
    0,
  )
  if (!isDay(day) || !Number.isSafeInteger(number)) return null
  const reference = makeReference(day, number)
  return reference === PREFIX + text ? { reference, day, number } : null
}
