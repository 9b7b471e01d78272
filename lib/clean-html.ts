import 'server-only'
import sanitize from 'sanitize-html'

/** Texts of a catalogue are cleaned again where they are shown: a service of someone else's may feed them. */
const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'h3',
    'h4',
    'table',
    'tbody',
    'thead',
    'tr',
    'td',
    'th',
    'blockquote',
  ],
  allowedAttributes: {},
  // The page has its own h1 and h2.
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
}

const TAG = /<\/?[a-z][^>]*>/i

/** Simple HTML that is safe to show; plain text becomes paragraphs. */
export function cleanHtml(text: string): string {
  const clean = sanitize(text, options).trim()
  if (TAG.test(clean)) return clean
  return clean
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
}
