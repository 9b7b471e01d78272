import { Marked, type Tokens } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { Heading } from '@/domain/content/post'
import { plainText } from '@/domain/text'
import type { Report } from './fault'

export interface Screen {
  src: string
  width: number
  height: number
}

export interface Surroundings {
  /** the address a link leads to; null when there is no such thing */
  link: (target: string) => string | null
  screen: (name: string) => Screen | null
  report: Report
}

export interface Rendered {
  html: string
  headings: Heading[]
}

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([^}]*)\})?\s*$/
const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CALLOUT = '<p><strong>Lưu ý:</strong>'
const OUTSIDE = /^(https|mailto|tel):/

/** The last guard: nothing but this leaves the renderer, whatever a file or a fact holds. */
const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'blockquote', 'hr'],
    ...['a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    blockquote: ['class'],
  },
  allowedClasses: { blockquote: ['note'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
}

const attribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Takes the anchors `{#…}` off the headings of the second and third level, in their order. */
function takeAnchors(markdown: string, report: Report): { text: string; anchors: string[] } {
  const anchors: string[] = []
  const lines = markdown.split('\n').map((line) => {
    const [whole, marks = '', words = '', anchor] = HEADING.exec(line) ?? []
    if (whole === undefined) return line
    if (marks.length < 2 || marks.length > 3) report(`heading "${words}": only ## and ### are used`)
    if (anchor === undefined) report(`heading "${words}" has no anchor {#…}`)
    else if (!ANCHOR.test(anchor)) report(`anchor {#${anchor}} has small letters, digits and hyphens alone`)
    else if (anchors.includes(anchor)) report(`anchor {#${anchor}} stands twice`)
    anchors.push(anchor ?? '')
    return `${marks} ${words}`
  })
  return { text: lines.join('\n'), anchors }
}

/** Renders Markdown whose facts are filled in. */
export function renderMarkdown(markdown: string, { link, screen, report }: Surroundings): Rendered {
  const { text, anchors } = takeAnchors(markdown, report)
  const headings: Heading[] = []
  const marked = new Marked({ gfm: true, async: false })
  marked.use({
    renderer: {
      html({ text: raw }: Tokens.HTML | Tokens.Tag) {
        report(`HTML is not taken: ${raw.trim().slice(0, 40)}`)
        return attribute(raw)
      },
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const id = anchors.shift() ?? ''
        if (id !== '') headings.push({ id, text: plainText(html), level: depth === 2 ? 2 : 3 })
        return `<h${depth}${id === '' ? '' : ` id="${id}"`}>${html}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens)
        const to = OUTSIDE.test(href) ? href : link(href)
        if (to === null) {
          report(`link to ${href}: there is no such thing`)
          return html
        }
        const rel = to.startsWith('https:') ? ' rel="noopener"' : ''
        return `<a href="${attribute(to)}"${rel}>${html}</a>`
      },
      image({ href, text: alt }) {
        const shown = href.startsWith('screen:') ? screen(href.slice('screen:'.length)) : null
        if (alt.trim() === '') report(`picture ${href} has no alternative text`)
        if (!shown) {
          report(`picture ${href}: there is no such screen`)
          return ''
        }
        const { src, width, height } = shown
        return `<img src="${attribute(src)}" alt="${attribute(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
      },
      blockquote({ tokens }) {
        const html = this.parser.parse(tokens)
        return `<blockquote${html.startsWith(CALLOUT) ? ' class="note"' : ''}>${html}</blockquote>\n`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { html: sanitizeHtml(html, CLEAN).trim(), headings }
}
