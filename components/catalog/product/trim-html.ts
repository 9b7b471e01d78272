const PART = /<\/?([a-z][a-z0-9]*)[^>]*>|[^<]+/gi
const ENTITY_OR_LETTER = /&(?:#\d+|#x[0-9a-f]+|\w+);|./gsu
const VOID = new Set(['br', 'hr', 'img'])

/** The end of the first `limit` letters of a text, counting an entity as one; never inside a word when a space is near. */
function cutAt(text: string, limit: number): number {
  let at = 0
  let count = 0
  for (const [letter] of text.matchAll(ENTITY_OR_LETTER)) {
    if (count++ >= limit) break
    at += letter.length
  }
  const space = text.lastIndexOf(' ', at)
  return space > at - 20 && space > 0 ? space : at
}

const lengthOf = (text: string) => text.match(ENTITY_OR_LETTER)?.length ?? 0

/**
 * Marks the text of sanitised HTML beyond `limit` letters: `data-rest` on everything after the cut, `data-cut` on its ellipsis. The
 * stylesheet hides one or the other, so the page always contains the whole text. When nothing is beyond, `isTrimmed` is false and the HTML
 * is unchanged.
 */
export function trimHtml(html: string, limit: number): { html: string; isTrimmed: boolean } {
  let left = limit
  let isCut = false
  /** tags opened after the cut: their content is hidden with them */
  let depth = 0
  const parts: string[] = []
  for (const [part, tag] of html.matchAll(PART)) {
    if (tag === undefined) {
      if (isCut) {
        parts.push(depth > 0 || part.trim() === '' ? part : `<span data-rest>${part}</span>`)
      } else if (lengthOf(part) <= left) {
        left -= lengthOf(part)
        parts.push(part)
      } else {
        const at = cutAt(part, left)
        parts.push(`${part.slice(0, at)}<span data-cut>…</span><span data-rest>${part.slice(at)}</span>`)
        isCut = true
      }
    } else if (!isCut) {
      parts.push(part)
    } else if (part.startsWith('</')) {
      if (depth > 0) depth -= 1
      parts.push(part)
    } else {
      if (!VOID.has(tag.toLowerCase())) depth += 1
      parts.push(part.replace(/^<[a-z0-9]+/i, (start) => `${start} data-rest`))
    }
  }
  return isCut ? { html: parts.join(''), isTrimmed: true } : { html, isTrimmed: false }
}
