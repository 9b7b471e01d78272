import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import messages from '@/messages/all'

/** What the shop says, wherever it is written: messages, mails, articles, demo data. Rules of words that a reader of the code would not see. */

/** Names of places as the law writes them. */
const OFFICIAL = 'services/account/addresses/regions.json'

const FOLDERS = ['messages', 'content', 'services', 'demo/data', 'domain']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    // Names of places are spelled as the state spells them.
    .filter(({ name }) => name !== 'regions.json')
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json|md|yml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== OFFICIAL),
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

it('never lets an amount break before its ₫', () => {
  const code = /^\S+: (\/?\*|\/\/)/
  expect(linesWith(/\d ₫/).filter((line) => !code.test(line))).toEqual([])
})

it('never says "trước hết", first of all, of a last day', () => {
  expect(linesWith(/trước hết ngày/i)).toEqual([])
})

it('writes the days of the week with capitals', () => {
  expect(linesWith(/[Cc]hủ nhật|Thứ (hai|ba|tư|năm|sáu|bảy)(?!\p{L})(?= (đến|và|hằng))/u)).toEqual([])
})

it('calls the shop "chúng mình" and the shopper "bạn"', () => {
  expect(linesWith(/chúng tôi|quý khách/iu)).toEqual([])
})

/** The texts of the catalogue by their keys. */
function entriesOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, key ? `${key}.${name}` : name))
    : []
}
const entries = entriesOf(messages)

it('asks to try again in the words of the specification only where it quotes them (DEC-08)', () => {
  /** Login, registration, profile, pictures, orders, paying again, reviews with their photos and the wishlist. */
  const QUOTED = [
    'signIn.errors.tryAgain',
    'signIn.login.errors.tryAgain',
    'profile.picture.failed',
    'profile.form.failed',
    'orders.failure.tryAgain',
    'orders.note.payment_failed',
    'orders.unpaid.failed',
    'payment.proof.fault.failed',
    'payment.retry.trouble.failed',
    'payment.failure.tryAgain',
    'reviewPhotos.state.failed',
    'reviewWrite.submit.failed',
    'wishlist.failed',
  ]
  const found = entries.filter(([, text]) => /vui lòng thử lại(?! (sau|vào) )/i.test(text.normalize('NFC')))
  expect(found.map(([key]) => key).sort()).toEqual(QUOTED.sort())
})

describe('no English a shopper reads (DEC-06, GEN-01)', () => {
  /** Texts that the specification quotes to the letter. */
  const QUOTED = [
    'Đã thêm vào Wishlist.',
    'Đã loại bỏ ra khỏi Wishlist.',
    'Tên đăng nhập / Email / Password không đúng.',
  ]

  it.each([
    /\bwishlist\b/i,
    /\bpassword\b/i,
    /\bcheckout\b/i,
    /\bonline\b/i,
    /\bshop\b/i,
    /\buser\b/i,
    /\breview\b/i,
  ])('but where it is quoted: %s', (word) => {
    const texts = entries
      .map(([, text]) => text)
      .filter((text) => word.test(text.replace(/\{[^}]*\}/g, '')) && !QUOTED.includes(text))
    expect(texts).toEqual([])
  })
})
