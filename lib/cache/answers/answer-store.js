// @ts-check
import { createHash } from 'node:crypto'

/**
 * Answers on disk, compressed as they are sent: an answer that was evicted from memory, or cached before a restart, is read and sent without
 * decoding its page, building a response and compressing it (ADR 52).
 */

/** Increased when the format changes. */
const FORMAT = 2

/**
 * @typedef {import('./answer-cache.js').Answer} Answer
 * @typedef {import('../page-cache.js').PageStore & { has: (key: string) => boolean }} Store
 */

/** Its length, the head as JSON, the compressed body. @param {string} url @param {Answer} answer @returns {Buffer} */
function encode(url, { bytes, dueAt, staleUntil, ...head }) {
  // JSON has no Infinity.
  const text = Buffer.from(
    JSON.stringify({
      ...head,
      format: FORMAT,
      url,
      dueAt: Number.isFinite(dueAt) ? dueAt : null,
      staleUntil,
    }),
  )
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  return Buffer.concat([length, text, bytes])
}

/** The ETag, which also detects damage. @param {Buffer} bytes */
export const etagOf = (bytes) => `"${createHash('sha1').update(bytes).digest('base64url')}"`

/** The answer in these bytes; null when they are damaged, of another format or of another address. @param {string} url @param {Buffer} file @returns {Answer | null} */
function decode(url, file) {
  try {
    const start = 4 + file.readUInt32LE(0)
    const { format, url: own, dueAt, ...head } = JSON.parse(file.toString('utf8', 4, start))
    const bytes = file.subarray(start)
    if (format !== FORMAT || own !== url || head.headers.etag !== etagOf(bytes)) return null
    return { ...head, dueAt: dueAt ?? Infinity, bytes }
  } catch {
    return null
  }
}

export class AnswerStore {
  /** @param {Store} store @param {(error: unknown) => void} [onError] */
  constructor(store, onError = () => {}) {
    this.store = store
    this.onError = onError
  }

  /** @param {string} url @returns {Promise<Answer | null> | null} null at once when it is not there */
  get(url) {
    return this.store.has(url) ? this.#read(url) : null
  }

  /** @param {string} url @returns {Promise<Answer | null>} */
  async #read(url) {
    const file = await this.store.get(url)
    const answer = file && decode(url, file)
    if (file && !answer) this.delete(url)
    return answer
  }

  /** The visitor need not wait for the disk. @param {string} url @param {Answer} answer */
  set(url, answer) {
    this.store.set(url, encode(url, answer)).catch(this.onError)
  }

  /** @param {string} url */
  delete(url) {
    if (this.store.has(url)) this.store.delete(url).catch(this.onError)
  }
}
