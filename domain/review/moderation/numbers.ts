/** Telephone numbers in a text, however they are written: '0912 345 678', '+84 912.345.678', 'o912345678', 'không chín một hai …'. */

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  không: '0',
  khong: '0',
  một: '1',
  mốt: '1',
  mot: '1',
  hai: '2',
  ba: '3',
  bốn: '4',
  bon: '4',
  tư: '4',
  năm: '5',
  lăm: '5',
  nam: '5',
  sáu: '6',
  sau: '6',
  bảy: '7',
  bẩy: '7',
  bay: '7',
  tám: '8',
  tam: '8',
  chín: '9',
  chin: '9',
}

interface Piece {
  digits: string
  /** a number of its own, not the rest of one such as '.050' of '10.050' */
  isStart: boolean
  isSpelled: boolean
}

/** Letters that pass for digits where most others are digits: 'o9l2'. */
function digitsOf(word: string): string | null {
  const spelled = DIGIT_WORDS[word]
  if (spelled !== undefined) return spelled
  if (/^\+?\d+$/.test(word)) return word
  const read = word.replace(/o/g, '0').replace(/[li]/g, '1')
  return /^\d+$/.test(read) && (word.match(/\d/g)?.length ?? 0) >= 5 ? read : null
}

/** Rows of digits with nothing but blanks and marks between them. */
function* rowsOf(text: string): Generator<Piece[]> {
  let row: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/\+?[\p{L}\p{M}\p{N}]+/gu)) {
    const between = text.slice(end, match.index)
    end = match.index + match[0].length
    const digits = digitsOf(match[0])
    const isJoined = /^[\s.,\-–_()/*~|:…]{0,4}$/.test(between)
    if (digits === null || !isJoined) {
      if (row.length > 0) yield row
      row = []
    }
    if (digits !== null)
      row.push({
        digits,
        isStart: row.length === 0 || !/^[.,]$/.test(between),
        isSpelled: match[0] in DIGIT_WORDS,
      })
  }
  if (row.length > 0) yield row
}

/** A mobile number of ten digits, a fixed one of eleven, or either with the country's code. */
const PHONE = /^(?:(?:\+?84|0084)0?[35789]\d{8}|0[35789]\d{8}|02\d{9})$/

/** More than a number has digits, and so pieces. */
const MOST_PIECES = 16

/** Whether consecutive pieces from `first` on make a number, and the last one is whole. */
function startsPhone(row: readonly Piece[], first: number): boolean {
  const pieces = row.slice(first, first + MOST_PIECES)
  const [start, next] = pieces
  if (!start?.isStart) return false
  // 'không 350.000' is a "not" before a price.
  if (start.isSpelled && next && next.digits.length > 2) return false
  let digits = ''
  for (const [index, piece] of pieces.entries()) {
    digits += piece.digits
    if (digits.length > MOST_PIECES) return false
    if (PHONE.test(digits) && row[first + index + 1]?.isStart !== false) return true
  }
  return false
}

const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)/g

/** 'sđt 912345678': without its zero, but said to be a number. */
const NAMED =
  /(?<![\p{L}\p{N}])(?:sđt|sdt|zalo|điện thoại|dien thoai|hotline|gọi|tel|phone)[\s:.\-–]{0,9}(?:số|là)?[\s:.]{0,9}[35789]\d{2}[\s.]?\d{3}[\s.]?\d{3}(?!\d)/u

export function hasPhoneNumber(text: string): boolean {
  const plain = text.normalize('NFC').toLowerCase()
  if (NAMED.test(plain)) return true
  for (const row of rowsOf(plain.replace(DATE, 'ngày')))
    if (row.some((_, first) => startsPhone(row, first))) return true
  return false
}
