import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the shop says, wherever it is written: messages, mails, demo data. Rules of words that a reader of the code would not see. */

const FOLDERS = ['messages', 'services', 'scripts/demo/data', 'domain']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
)

function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .normalize('NFC')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
}

it('reads the texts it is to hold', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(linesWith(/Đã thêm vào Wishlist\./)).toHaveLength(1)
})

it('places tone marks the older way: hóa, khỏe, thúy', () => {
  expect(linesWith(/(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu)).toEqual([])
})

it('writes the days of the week with capitals', () => {
  expect(linesWith(/[Cc]hủ nhật|Thứ (hai|ba|tư|năm|sáu|bảy)(?!\p{L})(?= (đến|và|hằng))/u)).toEqual([])
})

it('calls the shop "chúng mình" and the shopper "bạn"', () => {
  expect(linesWith(/chúng tôi|quý khách/iu)).toEqual([])
})

describe('no English a shopper reads', () => {
  /** Texts that the specification quotes to the letter. */
  const QUOTED = [
    'Đã thêm vào Wishlist.',
    'Đã loại bỏ ra khỏi Wishlist.',
    'Tên đăng nhập / Email / Password không đúng.',
  ]

  function textsOf(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
  }

  it.each([
    /\bwishlist\b/i,
    /\bpassword\b/i,
    /\bcheckout\b/i,
    /\bonline\b/i,
    /\bshop\b/i,
    /\buser\b/i,
    /\breview\b/i,
  ])('but where it is quoted: %s', (word) => {
    const texts = textsOf(JSON.parse(readFileSync('messages/vi.json', 'utf8'))).filter(
      (text) => word.test(text.replace(/\{[^}]*\}/g, '')) && !QUOTED.includes(text),
    )
    expect(texts).toEqual([])
  })
})
