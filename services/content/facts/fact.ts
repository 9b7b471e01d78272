/**
 * A fact that texts name as `{{name}}`. `text` stands within a sentence; `block` is a table or a list in Markdown that stands alone on its
 * line.
 */
export type Fact = { kind: 'text'; text: string } | { kind: 'block'; markdown: string }

export type Facts = Readonly<Record<string, Fact>>

export const fact = (text: string): Fact => ({ kind: 'text', text })

/** A number with its unit: '30 ngày'. */
export const amount = (value: number, unit: string): Fact => fact(`${value.toLocaleString('vi-VN')} ${unit}`)

/** '1 năm', '90 ngày'. */
export const daysOrYears = (days: number): string => (days % 365 === 0 ? `${days / 365} năm` : `${days} ngày`)

/** Characters that Markdown would read as marks. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

export const block = (lines: readonly string[]): Fact => ({ kind: 'block', markdown: lines.join('\n') })

export const bulletList = (items: readonly string[]): Fact =>
  block(items.map((item) => `- ${escapeMarkdown(item)}`))

/** A numbered list in Markdown, line by line. */
export const numberedLines = (items: readonly string[]): string[] =>
  items.map((item, index) => `${index + 1}. ${escapeMarkdown(item)}`)

export const numberedList = (items: readonly string[]): Fact => block(numberedLines(items))

/** A table in Markdown, line by line. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)]
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Fact =>
  block(tableLines(head, rows))
