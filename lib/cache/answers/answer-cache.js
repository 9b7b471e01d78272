// @ts-check
import { constants } from 'node:zlib'
import { BoundedMap } from '../bounded-map.js'
import { now } from '../tags/tag-clock.js'
import { brotliCompress, gunzip, gzip } from '../zip.js'
import { etagOf } from './answer-store.js'

/**
 * Whole answers as they were sent, in front of Next.js: the compressed bytes are sent again (ADR 30). An answer lives until its page is out
 * of date; its own `cache-control` is for other caches and has no effect here.
 */

/**
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 * @typedef {object} Head
 * @property {import('node:http').OutgoingHttpHeaders} headers without headers of the encoding and of the connection
 * @property {readonly string[]} tags
 * @property {number} lastModified when the rendering of its page began, ms since 1970
 * @property {number} dueAt when the page is due for rendering again, ms since 1970
 * @property {number} [staleUntil] until when the old answer is served while one request renews it
 * @property {boolean} [isFixed] its content never changes
 * @typedef {Head & { encoding: Encoding, bytes: Buffer }} Answer
 */

const ENCODINGS = /** @type {const} */ (['br', 'gzip', 'identity'])

/** @param {number} quality */
const brotli = (quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})
const QUICK_BROTLI = brotli(6)
/** Takes ten times as long: for what never changes. */
const BEST_BROTLI = brotli(11)

/** How long one request may take to renew an answer; then the next request tries. */
const REFRESH_MS = 5_000

/** The encodings a client accepts, smallest result first. @param {string | undefined} accepted @returns {Encoding[]} */
export function encodingsOf(accepted = '') {
  const names = new Set(
    accepted
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return ENCODINGS.filter((encoding) => encoding === 'identity' || names.has(encoding))
}

/** @param {Answer} answer @param {Encoding} encoding @returns {Promise<Buffer>} */
async function recode({ encoding: from, bytes, isFixed }, encoding) {
  const plain = from === 'gzip' ? await gunzip(bytes) : bytes
  if (encoding === 'identity') return plain
  return encoding === 'gzip' ? gzip(plain) : brotliCompress(plain, isFixed ? BEST_BROTLI : QUICK_BROTLI)
}

export class AnswerCache {
  /** @type {BoundedMap<Answer>} by encoding and address */
  #answers
  /** Answers that are being encoded, by encoding and address. @type {Set<string>} */
  #making = new Set()
  /** @type {Promise<unknown>} */
  #packing = Promise.resolve()
  /** When a request began to renew an answer, by address. @type {BoundedMap<number>} */
  #refreshing = new BoundedMap(5_000)
  /** Answers on disk, also those that memory has no room for; null without a disk. @type {import('./answer-store.js').AnswerStore | null} */
  store = null

  /** @param {{ clock: import('../tags/tag-clock.js').TagClock, memoryBytes: number }} options */
  constructor({ clock, memoryBytes }) {
    this.clock = clock
    this.#answers = new BoundedMap(memoryBytes, ({ bytes }) => bytes.length + 2_000)
  }

  /** Bytes in use. */
  get memory() {
    return this.#answers.size
  }

  /**
   * The answer for an address in the best encoding that is available; a better one is made in the background. Null when Next.js has to answer.
   * @param {string} url @param {readonly Encoding[]} encodings @returns {Promise<Answer | null> | Answer | null}
   */
  get(url, encodings) {
    const [best = 'identity'] = encodings
    if (this.#mustRefresh(url)) return null
    const wanted = this.#fresh(url, best)
    if (wanted) return wanted
    const base = this.#fresh(url, 'gzip')
    if (!base) return this.#stored(url, encodings)
    // Only a client that cannot read gzip waits for its encoding.
    if (!encodings.includes('gzip')) return this.#make(url, base, best)
    this.#make(url, base, best).catch(() => undefined)
    return base
  }

  /**
   * An answer from the disk. Most such answers are requested once: another encoding is made only for a client that cannot read gzip.
   * @param {string} url @param {readonly Encoding[]} encodings @returns {Promise<Answer | null> | null}
   */
  #stored(url, encodings) {
    return this.store?.get(url)?.then((stored) => this.#readmit(url, stored, encodings)) ?? null
  }

  /** @param {string} url @param {Answer | null} stored @param {readonly Encoding[]} encodings @returns {Promise<Answer | null>} */
  async #readmit(url, stored, encodings) {
    if (!stored || !this.#isFresh(stored)) {
      this.store?.delete(url)
      return null
    }
    // An answer that was cached while the file was read is newer.
    if (!this.#answers.has(`gzip ${url}`)) this.#answers.set(`gzip ${url}`, stored)
    if (encodings.includes('gzip')) return stored
    const [best = 'identity'] = encodings
    return withTag({ ...stored, encoding: best, bytes: await recode(stored, best) })
  }

  /** Caches an answer; its gzip form is the base of all other encodings. @param {string} url @param {Answer} answer */
  async set(url, answer) {
    this.#drop(url)
    this.#refreshing.delete(url)
    const base =
      answer.encoding === 'gzip'
        ? withTag(answer)
        : withTag({ ...answer, encoding: 'gzip', bytes: await recode(answer, 'gzip') })
    this.#answers.set(`gzip ${url}`, base)
    this.store?.set(url, base)
  }

  /** @param {string} url @param {Encoding} encoding */
  #fresh(url, encoding) {
    const answer = this.#answers.get(`${encoding} ${url}`)
    if (!answer || this.#isFresh(answer)) return answer ?? null
    this.#drop(url)
    this.store?.delete(url)
    return null
  }

  /** @param {Answer} answer */
  #isFresh({ dueAt, staleUntil, tags, lastModified }) {
    return (staleUntil ?? dueAt) > now() && !this.clock.isExpired(tags, lastModified)
  }

  /** Whether this request has to renew an old answer. @param {string} url */
  #mustRefresh(url) {
    const base = this.#answers.get(`gzip ${url}`)
    if (!base || base.dueAt > now() || now() - (this.#refreshing.get(url) ?? 0) < REFRESH_MS) return false
    this.#refreshing.set(url, now())
    return true
  }

  /** @param {string} url */
  #drop(url) {
    for (const each of ENCODINGS) this.#answers.delete(`${each} ${url}`)
  }

  /** @param {string} url @param {Answer} base @param {Encoding} encoding @returns {Promise<Answer | null>} null when another request is making it */
  async #make(url, base, encoding) {
    const key = `${encoding} ${url}`
    if (encoding !== 'identity') {
      if (this.#making.has(key)) return null
      this.#making.add(key)
    }
    try {
      const work = () => recode(base, encoding)
      const bytes = await (base.isFixed && encoding === 'br' ? this.#inTurn(work) : work())
      const made = withTag({ ...base, encoding, bytes })
      this.#answers.set(key, made)
      return made
    } finally {
      this.#making.delete(key)
    }
  }

  /** Runs work that takes long after the one before it: pages are compressed and files read by the same few threads. @param {() => Promise<Buffer>} work */
  #inTurn(work) {
    const done = this.#packing.then(work)
    this.#packing = done.catch(() => undefined)
    return done
  }
}

/** Adds the ETag, by which browsers ask whether an answer changed. @param {Answer} answer @returns {Answer} */
function withTag(answer) {
  return { ...answer, headers: { ...answer.headers, etag: etagOf(answer.bytes) } }
}
