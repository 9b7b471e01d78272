import sanitizeHtml from 'sanitize-html'
import { cleanText, type Note } from '../../feed'

/** Longest description that is kept, in characters of its source. */
export const HTML_LIMIT = 20_000

/** A description as simple HTML; plain text becomes paragraphs. A text longer than `HTML_LIMIT` is cut, with a note. */
export function cleanHtml(text: string, note: Note): string {
  const whole = text.trim()
  if (whole === '') return ''
  if (whole.length > HTML_LIMIT) note('text_cut')
  const clean = cleanText(whole.slice(0, HTML_LIMIT).toWellFormed(), note).replace(/\ufffd$/, '')
  if (!/<\/?[a-z][^<>]*>/i.test(clean)) return paragraphs(clean)
  return sanitizeHtml(clean, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br'],
    allowedAttributes: {},
    transformTags: { b: 'strong', i: 'em', div: 'p', h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'object',
      'svg',
      'template',
      'title',
    ],
  })
    .replace(/<(p|strong|em|h3|li)>\s*<\/\1>/g, '')
    .trim()
}

function paragraphs(text: string): string {
  const escaped = sanitizeHtml(text, {
    allowedTags: [],
    allowedAttributes: {},
    disallowedTagsMode: 'recursiveEscape',
  })
  return escaped
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/\s*\n\s*/g, '<br />'))
    .filter((part) => part !== '')
    .map((part) => `<p>${part}</p>`)
    .join('')
}
