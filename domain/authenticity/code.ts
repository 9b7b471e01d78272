/**
 * Codes on boxes: 'A1C2E-H3J4K-5MR6', seven symbols of a serial number, six of its signature and a check symbol. Of symbols that look alike
 * the alphabet holds one; the others are read as that one. It has a prime number of symbols, so that the check symbol tells every wrong
 * symbol and every exchange of two.
 */

const ALPHABET = '0123456789ACEHJKMRTVWXY'
const BASE = ALPHABET.length

/** Symbols of the three parts. */
const SERIAL_LENGTH = 7
const SIGNATURE_LENGTH = 6
const SIGNED_LENGTH = SERIAL_LENGTH + SIGNATURE_LENGTH
export const CODE_LENGTH = SIGNED_LENGTH + 1

/** How many serial numbers and signatures there are. */
export const SERIALS = BASE ** SERIAL_LENGTH
export const SIGNATURES = BASE ** SIGNATURE_LENGTH

/** What is read as a symbol of the alphabet. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  U: 'V',
  F: 'E',
  N: 'M',
  P: 'R',
}

/** Keys that Vietnamese keyboards turn into marks, by the mark's character: Telex, VNI. */
const MARK_KEYS: Readonly<Record<string, readonly [telex: string, vni: string]>> = {
  '\u0301': ['S', '1'],
  '\u0300': ['F', '2'],
  '\u0309': ['R', '3'],
  '\u0303': ['X', '4'],
  '\u0323': ['J', '5'],
  '\u031b': ['W', '7'],
  '\u0306': ['W', '8'],
}
const CIRCUMFLEX = '\u0302'

/** The keys that were pressed, where a Vietnamese keyboard made letters with marks of them: 'Ấ' is 'AAS' in Telex, 'A61' in VNI. */
function pressedKeys(text: string, keyboard: 0 | 1): string {
  let letter = ''
  // No code holds a U: in Telex it was W that made this letter.
  const plain =
    keyboard === 0 ? text.replaceAll('Đ', 'DD').replaceAll('U\u031b', 'W') : text.replaceAll('Đ', 'D9')
  return Array.from(plain)
    .map((character) => {
      if (character === CIRCUMFLEX) return keyboard === 0 ? letter : '6'
      const keys = MARK_KEYS[character]
      if (keys) return keys[keyboard]
      letter = character
      return character
    })
    .join('')
}

const valueOf = (symbol: string) => ALPHABET.indexOf(symbol)

/** `length` symbols of a number. */
function written(number: number, length: number): string {
  let rest = number
  let symbols = ''
  for (let place = 0; place < length; place++) {
    symbols = `${ALPHABET[rest % BASE] ?? ''}${symbols}`
    rest = Math.floor(rest / BASE)
  }
  return symbols
}

const numberOf = (symbols: string) =>
  Array.from(symbols).reduce((sum, symbol) => sum * BASE + valueOf(symbol), 0)

/** Sum of the symbols, each times its place from 1. */
const weighed = (symbols: string) =>
  Array.from(symbols).reduce((sum, symbol, index) => sum + valueOf(symbol) * (index + 1), 0) % BASE

/** Symbol at the last place with which the weighed sum is 0. */
function checkSymbol(signed: string): string {
  const found = Array.from(ALPHABET).find((symbol) => weighed(`${signed}${symbol}`) === 0)
  if (found === undefined) throw new Error('the alphabet has no prime number of symbols')
  return found
}

/** The parts of a code, as numbers. */
export interface CodeParts {
  serial: number
  signature: number
}

/** The fourteen symbols of a code. */
export function codeOf({ serial, signature }: CodeParts): string {
  const signed = `${written(serial, SERIAL_LENGTH)}${written(signature, SIGNATURE_LENGTH)}`
  return `${signed}${checkSymbol(signed)}`
}

/** 'A1C2E-H3J4K-5MR6'. */
export const groupedCode = (code: string): string =>
  [code.slice(0, 5), code.slice(5, 10), code.slice(10)].join('-')

/** What is wrong with a typed code, before the shop is asked. */
export type CodeFault = 'missing' | 'short' | 'long' | 'symbols' | 'typo'

const SEPARATORS = /[\s\-–—_.·/]+/g

/** The symbols of a typed code; null when it holds others. */
function symbolsOf(keys: string): string | null {
  const symbols = Array.from(keys).map((key) => LOOK_ALIKES[key] ?? key)
  return symbols.every((symbol) => ALPHABET.includes(symbol)) ? symbols.join('') : null
}

/**
 * Reads a code as shoppers type it: in any case, with blanks and dashes, with look-alike symbols, with a Vietnamese keyboard on.
 * Gives the fourteen symbols, or what is wrong.
 */
export function readCode(typed: string): { code: string } | { fault: CodeFault } {
  const text = typed.normalize('NFKC').toUpperCase().replace(SEPARATORS, '').normalize('NFD')
  if (text === '') return { fault: 'missing' }
  const readings = ([0, 1] as const).flatMap((keyboard) => symbolsOf(pressedKeys(text, keyboard)) ?? [])
  const whole = readings.filter((symbols) => symbols.length === CODE_LENGTH)
  // Read by the other keyboard, one of 23 codes with marks is right as well: it is typed again rather than taken for another's.
  const [right, another = right] = whole.filter((symbols) => weighed(symbols) === 0)
  if (right !== undefined && right === another) return { code: right }
  const [first] = readings
  if (first === undefined) return { fault: 'symbols' }
  if (whole.length > 0) return { fault: 'typo' }
  return { fault: first.length < CODE_LENGTH ? 'short' : 'long' }
}

/** The parts of a code that `readCode` gave. */
export const partsOf = (code: string): CodeParts => ({
  serial: numberOf(code.slice(0, SERIAL_LENGTH)),
  signature: numberOf(code.slice(SERIAL_LENGTH, SIGNED_LENGTH)),
})
