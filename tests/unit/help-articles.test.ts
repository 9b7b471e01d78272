import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PAYMENT_NAMES } from '@/domain/order/payment/payment-methods'
import messages from '@/messages/all'

/** Articles of the help centre name buttons and titles of the shop as its screens do, and no rule's number twice. */

const FOLDER = 'content/vi/help'

const articles = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
  .map((entry) => {
    const [, matter = '', ...body] = readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
      .normalize('NFC')
      .split(/^---$/m)
    const said = [...matter.matchAll(/^(?:title|summary): (.*)$/gm)].map(([, text = '']) => text)
    return { name: entry.name, text: [...said, ...body].join('\n') }
  })

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.normalize('NFC')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** On a deleted member's reviews (services/account/members/delete-account.ts). */
const REMOVED_NAME = 'Thành viên đã rời'
const labels = new Set([...textsOf(messages), ...Object.values(PAYMENT_NAMES), REMOVED_NAME])

/** Matches in all articles that are not right, with the article's name. */
const wrong = (pattern: RegExp, isRight: (text: string) => boolean): string[] =>
  articles.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) => (isRight(found) ? [] : [`${name}: ${found}`])),
  )

it('has articles to check', () => {
  expect(articles.length).toBeGreaterThanOrEqual(70)
})

it('writes in bold only what a screen shows', () => {
  expect(wrong(/\*\*([^*]+)\*\*/g, (text) => text === 'Lưu ý:' || labels.has(text))).toEqual([])
})

it('quotes only what a screen shows', () => {
  expect(wrong(/“([^”]+)”/g, (text) => labels.has(text))).toEqual([])
})

it('takes every number of a rule from a fact', () => {
  /** Names and examples that are no rule. */
  const NAMES = ['3-D Secure', 'Mua 1 tặng 1', 'mua 1 tặng 1', '300k']
  const plain = articles.map(({ name, text }) => ({
    name,
    text: NAMES.reduce((rest, known) => rest.replaceAll(known, ''), text)
      .replace(/\{\{.*?\}\}|\{#.*?\}|\]\([^)]*\)|\*\*.*?\*\*|“.*?”/g, '')
      .replace(/^\d+\. /gm, ''),
  }))
  expect(
    plain.flatMap(({ name, text }) => [...text.matchAll(/\S*\d\S*/g)].map(([found]) => `${name}: ${found}`)),
  ).toEqual([])
})
