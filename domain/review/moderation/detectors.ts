import { hasPhoneNumber } from './numbers'
import { wordFinder } from './words'

/** Detectors of what has no place in a review. Each takes the limit or words of its rule and gives a check of a text. */

type Check = (text: string) => boolean

const LINKS = [
  /https?:\/\/|\bwww\s?\./,
  // A name and a top level that no sentence begins with.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.])[a-z0-9][a-z0-9-]+(?:\.com)?\.(?:com|vn|net|org)(?![\p{L}\p{N}])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])[a-z0-9-]{2,}\s*(?:\(|\[|\s)(?:dot|chấm|cham)(?:\)|\]|\s)\s*(?:com|vn|net|org)(?![\p{L}\p{N}])`,
    'u',
  ),
  /(?<![\p{L}\p{N}])(?:bit\.ly|shope\.ee|t\.me|m\.me|zalo\.me|fb\.(?:com|me|watch)|tinyurl\.com|s\.lazada|vt\.tiktok|youtu\.be|goo\.gl)/u,
]

const EMAILS = [
  /[a-z0-9._+-]+[@＠][a-z0-9-]+\.[a-z]{2,}/,
  /[a-z0-9._+-]{2,}\s?(?:[@＠]|[([]\s?(?:at|a còng)\s?[)\]]|\s(?:at|a còng|a cong)\s)\s?[a-z0-9-]{2,}\s?(?:\.|\(dot\)|\[dot\]|\sdot\s|chấm|cham)\s?(?:com|vn|net|org|edu|info)(?!\p{L})/u,
]

const ADDRESSES = [
  // số 12 đường Lê Lợi, số nhà 45/6 ngõ …
  /(?<![\p{L}\p{N}])(?:số nhà|số|sn)\s*\d+[\p{L}\d/]*\s*,?\s*(?:đường|phố|ngõ|ngách|hẻm|kiệt)\s+[\p{L}\d]+/iu,
  // 12/3 Nguyễn Trãi, phường 5: names of streets and wards have capitals, 'mua 2 hộp, quận 7 giao nhanh' has none.
  /(?<![\p{L}\p{N}.,])\d+[a-zA-Z]?(?:\/\d+[a-zA-Z]?)*\s+(?:đường\s+)?\p{Lu}\p{Ll}*(?:\s\p{Lu}\p{Ll}*){1,4}\s*,\s*(?:[Pp]hường|[Pp]\.|[Qq]uận|[Qq]\.|[Hh]uyện|[Xx]ã|[Tt]hị trấn|[Tt]hị xã|[Tt][Pp]\.?|[Tt]hành phố)\s*(?:\p{Lu}|\d)/u,
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
