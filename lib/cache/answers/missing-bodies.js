// @ts-check
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BoundedMap } from '../bounded-map.js'
import { applyHead } from './buffered-response.js'

/**
 * The HTML of the not-found pages, compressed once. Scanners request thousands of missing addresses, and all of one kind have the same
 * answer: Next.js routes the request and makes the headers, the body is written here (ADR 45).
 */

const compress = promisify(gzip)

/** Bytes, with the HTML that serves as key. */
const MOST_BYTES = 12_000_000

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./buffered-response.js').Method} Method
 */

export class MissingBodies {
  /** @type {BoundedMap<Buffer>} by HTML */
  #packed = new BoundedMap(MOST_BYTES, (bytes, html) => bytes.length + 2 * html.length)

  /** @param {string} html @returns {Promise<Buffer>} compressed with gzip */
  async #pack(html) {
    const known = this.#packed.get(html)
    if (known) return known
    const bytes = await compress(html)
    this.#packed.set(html, bytes)
    return bytes
  }

  /**
   * Writes the body that was left out of an answer, if any.
   * @param {Response} response @param {import('./answer-notes.js').AnswerNotes} notes @param {readonly string[]} encodings the client takes
   */
  fillIn(response, notes, encodings) {
    const writeHead = /** @type {Method} */ (response.writeHead.bind(response))
    const end = /** @type {Method} */ (response.end.bind(response))
    response.writeHead = (/** @type {unknown[]} */ ...args) => {
      // Delayed until the body, because length and encoding are not known yet.
      if (notes.missingHtml === undefined) return writeHead(...args)
      applyHead(response, args)
      return response
    }
    response.end = (/** @type {unknown[]} */ ...args) => {
      const { missingHtml: html } = notes
      if (html === undefined) return end(...args)
      response.writeHead = writeHead
      this.#write(response, end, html, encodings.includes('gzip')).catch((error) => response.destroy(error))
      return response
    }
  }

  /** @param {Response} response @param {Method} end @param {string} html @param {boolean} isPacked */
  async #write(response, end, html, isPacked) {
    const bytes = isPacked ? await this.#pack(html) : Buffer.from(html)
    if (isPacked) response.setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', bytes.length)
    end(bytes)
  }
}
