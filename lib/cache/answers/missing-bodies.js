// @ts-check
import { BoundedMap } from '../bounded-map.js'
import { gzip } from '../zip.js'
import { replaceBody } from './buffered-response.js'

/**
 * The HTML of the not-found pages, compressed once. Scanners request thousands of missing addresses, and all of one kind have the same
 * answer: Next.js routes the request and makes the headers, the body is written here (ADR 45).
 */

/** Bytes, with the HTML that serves as key. */
const MOST_BYTES = 12_000_000

export class MissingBodies {
  /** @type {BoundedMap<Buffer>} by HTML */
  #packed = new BoundedMap(MOST_BYTES, (bytes, html) => bytes.length + 2 * html.length)

  /** @param {string} html @returns {Promise<Buffer>} compressed with gzip */
  async #pack(html) {
    const known = this.#packed.get(html)
    if (known) return known
    const bytes = await gzip(html)
    this.#packed.set(html, bytes)
    return bytes
  }

  /**
   * Writes the body that was left out of an answer, if any.
   * @param {import('node:http').ServerResponse} response @param {import('./answer-notes.js').AnswerNotes} notes @param {readonly string[]} encodings the client takes
   */
  fillIn(response, notes, encodings) {
    replaceBody(response, () => {
      const { missingHtml: html } = notes
      if (html === undefined) return null
      return async () =>
        encodings.includes('gzip')
          ? { bytes: await this.#pack(html), encoding: 'gzip' }
          : { bytes: Buffer.from(html), encoding: 'identity' }
    })
  }
}
