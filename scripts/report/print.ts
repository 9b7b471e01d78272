import type { Report } from './collect'

/** `npm run report` as aligned text. */

type Cell = string | number

const number = new Intl.NumberFormat('vi-VN')
const shown = (cell: Cell) => (typeof cell === 'number' ? number.format(cell) : cell)

const LONGEST = 60

/** Letters with their combining marks: each takes one column on a terminal. */
const lettersOf = (text: string) =>
  Array.from(new Intl.Segmenter('vi').segment(text), ({ segment }) => segment)

const widthOf = (text: string) => lettersOf(text).length

function cut(text: string): string {
  const letters = lettersOf(text)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text
}

/** A table with text columns aligned left and number columns aligned right. */
export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  // Typed keywords may contain control characters.
  const texts = rows.map((row) => row.map((cell) => cut(shown(cell).replaceAll(/\p{Cc}+/gu, ' '))))
  const widths = head.map((name, at) =>
    Math.max(...[name, ...texts.map((row) => row[at] ?? '')].map(widthOf)),
  )
  const isNumber = head.map((_, at) => rows.every((row) => typeof row[at] === 'number'))
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => {
        const gap = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell)))
        return isNumber[at] ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  return [lineOf(head), ...texts.map(lineOf)].map((line) => `  ${line}`).join('\n')
}

const part = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `${title}\n${rows.length === 0 ? '  none' : tableOf(head, rows)}`

export const textOf = ({
  from,
  to,
  time_zone,
  views,
  days,
  pages,
  searches,
  searches_without_result,
  products,
}: Report): string =>
  [
    `${from} to ${to} (${time_zone}): ${number.format(views)} views`,
    part(
      'Days',
      ['day', 'views', 'visitors'],
      days.map((day) => [day.day, day.views, day.visitors]),
    ),
    part(
      'Pages',
      ['type', 'views', 'visitors'],
      pages.map((page) => [page.type, page.views, page.visitors]),
    ),
    part(
      'Searches',
      ['keyword', 'searches', 'without result'],
      searches.map((search) => [search.keyword, search.searches, search.without_result]),
    ),
    part(
      'Searches without result',
      ['keyword', 'times'],
      searches_without_result.map((search) => [search.keyword, search.without_result]),
    ),
    part(
      'Products',
      ['product', 'views', 'into bags', 'pieces'],
      products.map(({ id, name, ...counts }) => [
        `${id} ${name ?? '(gone)'}`,
        ...[counts.views, counts.added_to_bag, counts.pieces],
      ]),
    ),
  ].join('\n\n')
