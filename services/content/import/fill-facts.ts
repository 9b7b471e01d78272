import { escapeMarkdown, type Facts } from '../facts/fact'
import type { Report } from './fault'

const NAME = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Fills in the facts of Markdown; an unknown name stays as it is written. */
export const fillMarkdown = (markdown: string, facts: Facts, report: Report): string =>
  markdown.replace(NAME, (written, name: string, at: number) => {
    const found = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (!found) {
      report(`unknown fact ${written}`, true)
      return written
    }
    if (found.kind === 'text') return escapeMarkdown(found.text)
    const lineStart = markdown.lastIndexOf('\n', at - 1) + 1
    const lineEnd = markdown.indexOf('\n', at)
    const line = markdown.slice(lineStart, lineEnd < 0 ? undefined : lineEnd)
    if (line.trim() !== written) report(`${written} is a table or a list: it stands alone on its line`)
    return `\n${found.markdown}\n`
  })

/** Fills in the facts of a title or summary. */
export const fillText = (text: string, facts: Facts, report: Report): string =>
  text.replace(NAME, (written, name: string) => {
    const found = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (found?.kind === 'text') return found.text
    report(
      found ? `${written} is a table or a list: no title or summary holds it` : `unknown fact ${written}`,
      true,
    )
    return written
  })
