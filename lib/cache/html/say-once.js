// @ts-check

/** Texts that the browser needs in a page's HTML alone: structured data, and the footer (components/layout/plain-footer.tsx). */
const IN_HTML_ALONE =
  /<script type="application\/ld\+json">(.+?)<\/script>|<footer class="footer">(.+?)<\/footer>/gs

/** What stands for them in the data stream. */
export const SAID = ' '

/** As Next.js writes a text into a script of the page. @param {string} text */
const inScript = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A row of the data stream that holds a long text, without its number: `T`, how many bytes, the text. @param {string} text */
const row = (text) => inScript(`:T${Buffer.byteLength(text).toString(16)},${text}`)

/**
 * The HTML of a page whose data stream does not repeat what only its HTML needs; what is not found in it as expected stays. The data that the
 * router asks for is another file, and whole.
 * @param {string} html
 */
export function sayOnce(html) {
  let said = html
  for (const [, data, footer] of html.matchAll(IN_HTML_ALONE))
    said = said.replace(row(data ?? footer ?? ''), () => row(SAID))
  return said
}
