import 'server-only'
import sanitize from 'sanitize-html'

/** Texts of the help centre are cleaned again where they are shown: a service of someone else's may feed them. */
const article: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'del',
      'code',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'a',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Pictures are the shop's own: addresses without a scheme.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
}

/** The text of an article: simple HTML with anchors, links and the shop's own pictures. */
export const cleanArticle = (html: string): string => sanitize(html, article)

/** An excerpt of a search: text and <mark>. */
export const cleanHighlight = (html: string): string =>
  sanitize(html, { allowedTags: ['mark'], allowedAttributes: {} })
