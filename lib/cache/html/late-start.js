// @ts-check
import { changeBody } from '../answers/buffered-response.js'
import { CHUNKS, HEAD_SCRIPT, LATE_TYPE } from '../../security/head-script.js'

/**
 * Page scripts that start after the first paint (decision 92): the server takes the script elements out of a page's head and names them in one
 * that the browser does not run; `HEAD_SCRIPT` (lib/security/head-script.js) loads them. What comes later in a stream stays as it is.
 */

/** As React writes the scripts that a page needs; a page of one person gives each the nonce of its answer. */
const SCRIPT = new RegExp(`<script src="${CHUNKS}([^"/]+)\\.js" async=""( nonce="[^"]*")?></script>`, 'g')
const HEAD_END = '</head>'

/**
 * The HTML with the scripts of its head named in one inert element, at the end of the head. HTML without the head script stays as it is: Next.js
 * has documents of its own for errors, which nothing would start.
 * @param {string} html
 */
export function startLate(html) {
  const end = html.indexOf(HEAD_END)
  /** @type {string[]} */
  const names = []
  let nonce = ''
  const head = html.slice(0, Math.max(end, 0)).replace(SCRIPT, (_, name, itsNonce = '') => {
    names.push(name)
    nonce = itsNonce
    return ''
  })
  if (names.length === 0 || !head.includes(HEAD_SCRIPT)) return html
  return `${head}<script type="${LATE_TYPE}"${nonce}>${names.join(' ')}</script>${html.slice(end)}`
}

/**
 * Lets `next` answer, and makes the scripts inert in the piece of the answer that holds the whole head. Next.js writes the head in one piece;
 * were it cut, the page would start as soon as its scripts are there.
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @param {(request: Request, response: Response) => Promise<void>} next
 * @returns {(request: Request, response: Response) => Promise<void>}
 */
export function withLateStart(next) {
  return (request, response) => {
    changeBody(response, (chunk) => {
      if (!isHtml(response)) return chunk
      // Next.js counted the bytes before.
      if (!response.headersSent) response.removeHeader('content-length')
      return withInertHead(chunk)
    })
    return next(request, response)
  }
}

/** @param {Response} response */
const isHtml = (response) => String(response.getHeader('content-type')).startsWith('text/html')

/** @param {unknown} chunk @returns {unknown} */
function withInertHead(chunk) {
  if (typeof chunk === 'string') return startLate(chunk)
  if (!(chunk instanceof Uint8Array)) return chunk
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return chunk
  const bodyAt = end + HEAD_END.length
  return Buffer.concat([Buffer.from(startLate(bytes.toString('utf8', 0, bodyAt))), bytes.subarray(bodyAt)])
}
