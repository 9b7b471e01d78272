import sanitizeHtml from 'sanitize-html'
import { cleanText, type Note } from '../../feed'

const MARKUP = /<\/?[a-z!][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,30});/i
const BASIC: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Plain text of HTML: block elements become line breaks, tags go, entities are decoded. */
const withoutMarkup = (text: string) =>
  sanitizeHtml(text.replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replace(/&(lt|gt|quot|amp);/g, (entity, name: string) => BASIC[name] ?? entity)

/**
 * The text of a review as its author wrote it, in any language: emoji and line breaks stay. HTML becomes plain text, also where it was escaped
 * twice. @throws RowFault bad_encoding
 */
export function reviewText(text: string, note: Note): string {
  let plain = cleanText(text.replace(/\r\n?/g, '\n'), note)
  // '&amp;#39;': the second time decodes what the first one made.
  for (let times = 0; times < 2 && MARKUP.test(plain); times += 1) plain = withoutMarkup(plain)
  return plain
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same in one line: titles and names. */
export const reviewLine = (text: string, note: Note): string => reviewText(text, note).replace(/\s+/g, ' ')

/** Cuts a text, with a note, never inside a character. */
export function cut(text: string, limit: number, note: Note): string {
  if (text.length <= limit) return text
  note('text_cut')
  return text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\ufffd$/, '')
}
