// @ts-check
import { BoundedMap } from '../bounded-map.js'
import { now } from '../tags/tag-clock.js'
import { etagOf } from './answer-store.js'
import { decode, encode } from './encoding.js'

/**
 * Whole answers as they were sent, in front of Next.js: the compressed bytes are sent again (ADR 30). An answer lives until its page is out
 * of date; its own `cache-control` is for other caches and has no effect here.
 */

/**
 * @typedef {import('./encoding.js').Encoding} Encoding
 * @typedef {readonly [Encoding, ...Encoding[]]} Encodings that a client accepts, smallest result first
 * @typedef {object} Head
 * @property {import('node:http').OutgoingHttpHeaders} headers without headers of the encoding and of the connection
 * @property {readonly string[]} tags
 * @property {number} lastModified when the rendering of its page began, ms since 1970
 * @property {number} dueAt when the page is due for rendering again, ms since 1970
 * @property {number} [staleUntil] until when the old answer is served while one request renews it
 * @property {boolean} [isFixed] its content never changes
 * @property {boolean} [isQuick] compressed quickly: a smaller form replaces it once it is requested again
 * @typedef {Head & { encoding: Encoding, bytes: Buffer }} Answer
 */

/** How long one request may take to renew an answer; then the next request tries. */
const REFRESH_MS = 5_000

/** @param {Answer} answer @param {Encoding} encoding @param {import('./encoding.js').Effort} effort @returns {Promise<Answer>} */
async function recode(answer, encoding, effort) {
  const bytes = await encode(await decode(answer.bytes, answer.encoding), encoding, effort)
  const form = { ...answer, encoding, bytes, isQuick: effort === 'quick' }
  // Who has the quick form has the same page as who has the smaller one: its ETag stays.
  return answer.isQuick && answer.encoding === encoding ? form : withTag(form)
}

/** The smallest form that a client accepts; never the plain one for a client that accepts others. @param {readonly Answer[]} forms @param {Encodings} encodings */
function bestForm(forms, encodings) {
  for (const encoding of encodings) {
    if (encoding === 'identity' && encodings.length > 1) break
    const form = forms.find((each) => each.encoding === encoding)
    if (form) return form
  }
  return null
}

export class AnswerCache {
  /** The forms of an answer by its address. From the first, its base, the others are made. @type {BoundedMap<readonly Answer[]>} */
  #forms
  /** Forms that are being made, by encoding and address. @type {Set<string>} */
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
    this.#forms = new BoundedMap(memoryBytes, (forms) =>
      forms.reduce((size, { bytes }) => size + bytes.length + 2_000, 0),
    )
  }

  /** Bytes in use. */
  get memory() {
    return this.#forms.size
  }

  /**
   * The answer for an address in the best encoding that is available; a better form is made in the background. Null when Next.js has to answer.
   * @param {string} url @param {Encodings} encodings @returns {Promise<Answer | null> | Answer | null}
   */
  get(url, encodings) {
    const forms = this.#forms.get(url) ?? []
    const [base] = forms
    if (!base) return this.#stored(url, encodings)
    if (!this.#isFresh(base)) {
      this.#forms.delete(url)
      this.store?.delete(url)
      return null
    }
    if (this.#mustRefresh(url, base)) return null
    const [best] = encodings
    const form = bestForm(forms, encodings)
    // Only a client that takes no form that is there waits for its own.
    if (!form) return this.#make(url, base, best)
    if (form.encoding !== best || form.isQuick) this.#make(url, base, best).catch(() => undefined)
    return form
  }

  /**
   * An answer from the disk. Most such answers are requested once: another encoding is made only for a client that does not take its own.
   * @param {string} url @param {Encodings} encodings @returns {Promise<Answer | null> | null}
   */
  #stored(url, encodings) {
    return this.store?.get(url)?.then((stored) => this.#readmit(url, stored, encodings)) ?? null
  }

  /** @param {string} url @param {Answer | null} stored @param {Encodings} encodings @returns {Promise<Answer | null>} */
  async #readmit(url, stored, encodings) {
    if (!stored || !this.#isFresh(stored)) {
      this.store?.delete(url)
      return null
    }
    // An answer that was cached while the file was read is newer.
    if (!this.#forms.has(url)) this.#forms.set(url, [stored])
    return encodings.includes(stored.encoding) ? stored : recode(stored, encodings[0], 'quick')
  }

  /** Caches an answer. One that came uncompressed is compressed quickly first. @param {string} url @param {Answer} answer */
  async set(url, answer) {
    this.#forms.delete(url)
    this.#refreshing.delete(url)
    const base = answer.encoding === 'identity' ? await recode(answer, 'br', 'quick') : withTag(answer)
    this.#forms.set(url, [base])
    this.store?.set(url, base)
  }

  /** @param {Answer} answer */
  #isFresh({ dueAt, staleUntil, tags, lastModified }) {
    return (staleUntil ?? dueAt) > now() && !this.clock.isExpired(tags, lastModified)
  }

  /** Whether this request has to renew an old answer. @param {string} url @param {Answer} base */
  #mustRefresh(url, { dueAt }) {
    if (dueAt > now() || now() - (this.#refreshing.get(url) ?? 0) < REFRESH_MS) return false
    this.#refreshing.set(url, now())
    return true
  }

  /** @param {string} url @param {Answer} base @param {Encoding} encoding @returns {Promise<Answer | null>} null when another request is making it */
  async #make(url, base, encoding) {
    const key = `${encoding} ${url}`
    if (encoding !== 'identity') {
      if (this.#making.has(key)) return null
      this.#making.add(key)
    }
    try {
      const work = () => recode(base, encoding, base.isFixed ? 'best' : 'well')
      const made = await (base.isFixed && encoding === 'br' ? this.#inTurn(work) : work())
      this.#add(url, base, made)
      return made
    } finally {
      this.#making.delete(key)
    }
  }

  /** Adds a form, unless the answer was renewed while it was made. @param {string} url @param {Answer} base @param {Answer} made */
  #add(url, base, made) {
    const forms = this.#forms.get(url) ?? []
    if (forms[0] !== base) return
    const others = forms.filter(({ encoding }) => encoding !== made.encoding)
    this.#forms.set(url, made.encoding === base.encoding ? [made, ...others] : [...others, made])
  }

  /** Runs work that takes long after the one before it: pages are compressed and files read by the same few threads. @param {() => Promise<Answer>} work */
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
