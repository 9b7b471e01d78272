// @ts-check

/** What begins a piece of a page's data stream, as Next.js writes it: 1 is text, 3 bytes in base64. Within a piece `<` is escaped. */
const START = '<script>self.__next_f.push(['
const TEXT = '1,"'
const SEAM = `"])</script>${START}${TEXT}`

/**
 * The HTML of a page with the text of its data stream in one script: Next.js writes each piece as it comes, which a page that is kept has
 * no use for. Home loses 30 elements and a kilobyte.
 * @param {string} html
 */
export function joinStream(html) {
  const [first = '', ...others] = html.split(SEAM)
  const parts = [first]
  let isText = endsInText(first)
  for (const part of others) {
    parts.push(isText ? '' : SEAM, part)
    isText = endsInText(TEXT + part)
  }
  return parts.join('')
}

/** Whether the last piece that begins in this part is text; a part after a seam begins with one. @param {string} part */
function endsInText(part) {
  const start = part.lastIndexOf(START)
  return part.startsWith(TEXT, start < 0 ? 0 : start + START.length)
}
