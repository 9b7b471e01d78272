import { hasPhoneNumber } from './numbers'
import { wordFinder } from './words'

/** Detectors of what has no place in a review. Each takes the limit or words of its rule and gives a check of a text. */

type Check = (text: string) => boolean

// Every repetition has a bound: a text of ten thousand equal characters takes no longer than another.

const LINKS = [
  /https?:\/\/|\bwww\s?\./,
  // A name and a top level that no sentence begins with.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.])[a-z0-9][a-z0-9-]{1,62}(?:\.com)?\.(?:com|vn|net|org)(?![\p{L}\p{N}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])[a-z0-9-]{2,63}\s{0,9}(?:\(|\[|\s)(?:dot|chấm|cham)(?:\)|\]|\s)\s{0,9}(?:com|vn|net|org)(?![\p{L}\p{N}])`,
    'u',
  ),
  /(?<![\p{L}\p{N}])(?:bit\.ly|shope\.ee|t\.me|m\.me|zalo\.me|fb\.(?:com|me|watch)|tinyurl\.com|s\.lazada|vt\.tiktok|youtu\.be|goo\.gl)/u,
]

const EMAILS = [
  /[a-z0-9._+-]{1,64}[@＠][a-z0-9-]{1,63}\.[a-z]{2,}/,
  /[a-z0-9._+-]{2,64}\s?(?:[@＠]|[([]\s?(?:at|a còng)\s?[)\]]|\s(?:at|a còng|a cong)\s)\s?[a-z0-9-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\sdot\s|chấm|cham)\s?(?:com|vn|net|org|edu|info)(?!\p{L})/u,
]

const ADDRESSES = [
  // số 12 đường Lê Lợi, số nhà 45/6 ngõ …
  /(?<![\p{L}\p{N}])(?:số nhà|số|sn)\s{0,9}\d[\p{L}\d/]{0,19}[\s,]{0,9}(?:đường|phố|ngõ|ngách|hẻm|kiệt)\s{1,9}[\p{L}\d]/iu,
  // 12/3 Nguyễn Trãi, phường 5: names of streets and wards have capitals, 'mua 2 hộp, quận 7 giao nhanh' has none.
  /(?<![\p{L}\p{N}.,])\d{1,9}[a-zA-Z]?(?:\/\d{1,9}[a-zA-Z]?){0,5}\s{1,9}(?:đường\s{1,9})?\p{Lu}\p{Ll}{0,9}(?:\s\p{Lu}\p{Ll}{0,9}){1,4}\s{0,9},\s{0,9}(?:[Pp]hường|[Pp]\.|[Qq]uận|[Qq]\.|[Hh]uyện|[Xx]ã|[Tt]hị trấn|[Tt]hị xã|[Tt][Pp]\.?|[Tt]hành phố)\s{0,9}(?:\p{Lu}|\d)/u,
]

const lower = (text: string) => text.normalize('NFC').toLowerCase()

/** @returns the share of capitals among the letters; 0 for a short text, where brands in capitals weigh too much */
function shareOfCapitals(text: string): number {
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? []
  if (letters.length < 30) return 0
  return letters.filter((letter) => letter !== letter.toLowerCase()).length / letters.length
}

/** @returns the share of different words; 1 for a text of less than 40 words */
function shareOfDifferentWords(text: string): number {
  const words = lower(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length < 40 ? 1 : new Set(words).size / words.length
}

const limitOf = (pattern: string): number | null => (/^(0|1|0?\.\d+)$/.test(pattern) ? Number(pattern) : null)

/** By the kind of a rule. A maker gives null for a pattern it cannot use. */
export const DETECTORS: Readonly<Record<string, (pattern: string) => Check | null>> = {
  phone: () => hasPhoneNumber,
  link: () => (text) => LINKS.some((link) => link.test(lower(text))),
  email: () => (text) => EMAILS.some((email) => email.test(lower(text))),
  address: () => (text) => ADDRESSES.some((address) => address.test(text.normalize('NFC'))),
  /** `pattern`: share of capitals, 0 to 1 */
  shouting: (pattern) => {
    const limit = limitOf(pattern)
    return limit === null ? null : (text) => shareOfCapitals(text) > limit
  },
  /** `pattern`: the least share of different words, 0 to 1 */
  repeated: (pattern) => {
    const limit = limitOf(pattern)
    return limit === null ? null : (text) => shareOfDifferentWords(text) < limit
  },
  word: (pattern) => (pattern.trim() === '' ? null : wordFinder(pattern)),
  /** `pattern`: a regular expression over the text in lower case */
  pattern: (pattern) => {
    try {
      const finder = new RegExp(pattern, 'u')
      return (text) => finder.test(lower(text))
    } catch {
      return null // the staff's expression is none
    }
  },
}
