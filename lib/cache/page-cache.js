// @ts-check
import { BoundedMap } from './bounded-map.js'
import { decode, encode, sizeOf } from './page-codec.js'
import { now } from './tags/tag-clock.js'

/**
 * Rendered pages, behind Next.js' `cacheHandler`: the most used ones decoded in memory, all others encoded in a store. Missing pages are not
 * stored: missing addresses of one kind share one answer in memory, since their number has no bound (ADR 19).
 */

/**
 * Storage of encoded pages, of one process or shared by several; a lost page is rendered again.
 * @typedef {object} PageStore
 * @property {(key: string) => Promise<Buffer | null>} get
 * @property {(key: string, bytes: Buffer) => Promise<void>} set
 * @property {(key: string) => Promise<void>} delete
 */

/**
 * @typedef {import('./page-codec.js').Entry} Entry
 * @typedef {Entry & { refreshedAt?: number }} Negative a 404 or 308 answer, and when a request last began to renew it
 */

/**
 * The decision about an address before its page is rendered. Missing addresses with the same `as` share one answer: the not-found page
 * of that name if there is one.
 * @typedef {{ is: 'open' } | { is: 'missing', as: string } | { is: 'moved', to: string }} Verdict
 */

/**
 * @typedef {object} Options
 * @property {PageStore} store
 * @property {import('./tags/tag-clock.js').TagClock} clock
 * @property {number} memoryBytes of the decoded pages
 * @property {(key: string, isFallback: boolean) => Promise<Entry | null>} [built] the pages of the build
 * @property {(key: string) => Promise<Verdict>} [judge]
 * @property {(address: string) => Promise<Pick<Entry, 'value' | 'cacheControl'> | null>} [onePass] renders a page without its data for the router
 * @property {(name: string) => string | null} [missingKey] key of the not-found page with this name
 * @property {(key: string) => boolean} [isMissingKey] whether this is the key of a not-found page, which is served with status 404
 * @property {(key: string) => boolean} [isGuardedKey] whether this is the key of a page that `judge` knows: only such pages are rendered in one pass
 * @property {(name: string) => Promise<void>} [makeMissing] renders a not-found page, which stores it
 * @property {(key: string) => void} [onMissing] called for each page rendered as 404
 * @property {(error: unknown) => void} [onError]
 */

/** Lifetime of a 404 or 308 answer, here and in shared caches. */
const NEGATIVE_MS = 60_000
const NEGATIVE_BYTES = 16_000_000

/** Longest wait for another request that renders the same answer. */
const WAIT_MS = 5_000

/** The lifetime of a 404 or 308 answer for shared caches. */
export const NEGATIVE_CACHE_CONTROL = `public, max-age=0, s-maxage=${NEGATIVE_MS / 1_000}`

const TAGS = 'x-next-cache-tags'

/** @param {Entry} entry @returns {string[]} */
export function tagsOf({ value }) {
  const tags = value.headers?.[TAGS]
  return typeof tags === 'string' ? tags.split(',') : []
}

export class PageCache {
  /** @type {BoundedMap<Entry>} */
  #hot
  /** @type {BoundedMap<Negative>} 404 and 308 answers by shared key */
  #negatives = new BoundedMap(NEGATIVE_BYTES, sizeOf)
  /** When the rendering of a page began: later changes may be missing in it. @type {BoundedMap<number>} */
  #started = new BoundedMap(5_000)
  /** Key of a missing address that is being rendered → its shared key. @type {BoundedMap<string>} */
  #shared = new BoundedMap(5_000)
  /** Shared answers that are being rendered. @type {Map<string, { done: Promise<void>, finish: () => void }>} */
  #pending = new Map()
  /** Pages that are being rendered in one pass, by address. @type {Map<string, Promise<Entry | null>>} */
  #rendering = new Map()

  /** @param {Options} options */
  constructor(options) {
    this.options = options
    this.#hot = new BoundedMap(options.memoryBytes, sizeOf)
  }

  /** Bytes of the decoded pages. */
  get memory() {
    return this.#hot.size
  }

  /**
   * The page; null when Next.js has to render it.
   * @param {string} key @param {boolean} isFallback @param {string} [address] of the page, for a request that needs its HTML alone
   * @param {boolean} [isMaking] for the request by which `makeMissing` renders a not-found page
   * @returns {Promise<Entry | null>}
   */
  async get(key, isFallback, address, isMaking = false) {
    const hot = this.#hot.get(key)
    if (hot && this.#isFresh(hot)) return this.#serve(key, hot, isMaking)
    const stored = (await this.#decode(key)) ?? (await this.options.built?.(key, isFallback)) ?? null
    if (stored && this.#isFresh(stored)) {
      this.#hot.set(key, stored)
      return this.#serve(key, stored, isMaking)
    }
    this.#hot.delete(key)
    // It would be unpacked again for each answer that is made meanwhile.
    if (stored) void this.options.store.delete(key).catch((error) => this.options.onError?.(error))
    const verdict = isFallback ? null : await this.#judge(key)
    const replacement = verdict && (await this.#replacement(key, verdict))
    if (replacement) return replacement
    const hasPage = verdict?.is === 'open' && this.options.isGuardedKey?.(key)
    const rendered = hasPage && address !== undefined ? await this.#renderOnce(address) : null
    if (!rendered) this.#markStarted(key)
    return rendered
  }

  /** @param {string} key @returns {Promise<Verdict>} */
  async #judge(key) {
    const judged = this.options.judge?.(key).catch((error) => {
      // The page itself decides, as it does where there is no guard.
      this.options.onError?.(error)
      return undefined
    })
    return (await judged) ?? { is: 'open' }
  }

  /**
   * Renders a page in one pass, once for all who wait for it; null when Next.js has to. The answer that is made of it is kept, not the page.
   * @param {string} address
   */
  #renderOnce(address) {
    const begun = this.#rendering.get(address)
    if (begun) return begun
    const render = async () => {
      try {
        const lastModified = now()
        const made = await this.options.onePass?.(address)
        return made ? { ...made, lastModified } : null
      } catch (error) {
        this.options.onError?.(error)
        return null
      } finally {
        this.#rendering.delete(address)
      }
    }
    const rendering = render()
    this.#rendering.set(address, rendering)
    return rendering
  }

  /** @param {string} key @param {Entry} entry @param {boolean} isMaking */
  #serve(key, entry, isMaking) {
    const isOld = this.#isOld(entry)
    // Next.js serves the old page once more and renders it again in the background.
    if (isOld) this.#markStarted(key)
    if (!this.options.isMissingKey?.(key)) return entry
    // Not a not-found page: in a response with status 404 Next.js would give it the title of none.
    if (isOld && isMaking) return null
    if (isOld) void this.#makeMissing(nameOf(key))
    return answer({ ...entry, value: asMissing(entry.value) })
  }

  /** @param {string} name of a not-found page */
  async #makeMissing(name) {
    await this.options.makeMissing?.(name).catch((error) => this.options.onError?.(error))
  }

  /** @param {string} key */
  #markStarted(key) {
    if (!this.#started.has(key)) this.#started.set(key, now())
  }

  /**
   * Stores a rendered entry.
   * @param {string} key @param {Entry['value']} value @param {Entry['cacheControl']} cacheControl
   * @returns {Promise<Entry | null>} the entry that is served from now on; null for a page that does not exist
   */
  async set(key, value, cacheControl) {
    const entry = { value, cacheControl, lastModified: this.#started.get(key) ?? now() }
    this.#started.delete(key)
    if ((value.status ?? 200) !== 200) {
      await this.#storeNegative(key, entry)
      return null
    }
    // The page was created while its 404 was being rendered.
    this.#settle(this.#shared.get(key))
    this.#negatives.delete(key)
    this.#hot.set(key, entry)
    // Not awaited: the visitor need not wait for the disk.
    void this.#encode(key, entry)
    return entry
  }

  /** @param {Entry} entry */
  #isFresh(entry) {
    return !this.options.clock.isExpired(tagsOf(entry), entry.lastModified)
  }

  /** @param {string} key */
  async #decode(key) {
    try {
      const bytes = await this.options.store.get(key)
      if (!bytes) return null
      const entry = await decode(key, bytes)
      if (!entry) await this.options.store.delete(key)
      return entry
    } catch (error) {
      this.options.onError?.(error)
      return null
    }
  }

  /** @param {string} key @param {Entry} entry */
  async #encode(key, entry) {
    try {
      await this.options.store.set(key, await encode(key, entry))
    } catch (error) {
      this.options.onError?.(error)
    }
  }

  /** The answer for an address without a page; null when the page may be rendered. @param {string} key @param {Verdict} verdict @returns {Promise<Entry | null>} */
  async #replacement(key, verdict) {
    if (verdict.is === 'moved') return redirect(verdict.to)
    const hasPage = verdict.is === 'missing' && !this.options.isMissingKey?.(key)
    const page = hasPage ? await this.#missingPage(verdict.as) : null
    if (page) return page
    const shared = verdict.is === 'missing' ? `${prefixOf(key)}#${verdict.as}` : key
    const known = this.#negatives.get(shared)
    if (known && !this.#isDue(known)) return answer(known)
    if (verdict.is === 'open') return null
    const pending = this.#pending.get(shared)
    if (pending) {
      await Promise.race([pending.done, wait(WAIT_MS)])
      const made = this.#negatives.get(shared)
      if (made) return answer(made)
    } else this.#begin(shared)
    this.#shared.set(key, shared)
    return null
  }

  /** The not-found page of a name; null when there is none. @param {string} name @returns {Promise<Entry | null>} */
  async #missingPage(name) {
    const key = this.options.missingKey?.(name)
    if (!key) return null
    const stored = await this.get(key, false)
    if (stored) return stored
    await this.#makeMissing(name)
    return this.get(key, false)
  }

  /** @param {Entry} entry */
  #isOld({ lastModified, cacheControl }) {
    const { revalidate } = cacheControl ?? {}
    return typeof revalidate === 'number' && lastModified + revalidate * 1_000 < now()
  }

  /** Whether this request has to renew an answer; all other requests get the old one meanwhile. @param {Negative} entry */
  #isDue(entry) {
    const isBeingMade = now() - (entry.refreshedAt ?? 0) < WAIT_MS
    if (isBeingMade || (now() - entry.lastModified < NEGATIVE_MS && this.#isFresh(entry))) return false
    entry.refreshedAt = now()
    return true
  }

  /** @param {string} shared */
  #begin(shared) {
    let finish = () => {}
    /** @type {Promise<void>} */
    const done = new Promise((resolve) => (finish = resolve))
    this.#pending.set(shared, { done, finish })
    setTimeout(() => this.#settle(shared), WAIT_MS).unref()
  }

  /** @param {string | undefined} shared */
  #settle(shared) {
    if (shared === undefined) return
    this.#pending.get(shared)?.finish()
    this.#pending.delete(shared)
  }

  /** @param {string} key @param {Entry} entry */
  async #storeNegative(key, entry) {
    const shared = this.#shared.get(key)
    this.#shared.delete(key)
    this.#hot.delete(key)
    this.#negatives.set(shared ?? key, entry)
    this.#settle(shared)
    void this.options.store.delete(key).catch((error) => this.options.onError?.(error))
    if (entry.value.status !== 404) return
    this.options.onMissing?.(key)
    // A page that finds itself missing renders an empty frame: the not-found page replaces it.
    const page = this.options.isMissingKey?.(key) ? null : await this.#missingPage('page')
    if (page) this.#negatives.set(shared ?? key, page)
  }
}

/** The route of a key: everything before the address. @param {string} key */
const prefixOf = (key) => key.slice(0, key.indexOf('/$') + 2)

/** The name of the not-found page with this key. @param {string} key */
const nameOf = (key) => key.slice(key.lastIndexOf('/') + 1)

/** @param {number} ms @returns {Promise<void>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref())

/**
 * The entry as served: dated now and without a lifetime, because Next.js remembers the lifetime of every address that has one in a map
 * without a bound.
 * @param {Entry} entry @returns {Entry}
 */
function answer({ value }) {
  const headers = { ...value.headers, 'cache-control': NEGATIVE_CACHE_CONTROL }
  return { value: { ...value, headers }, lastModified: now() }
}

/** @template {Entry['value']} Value @param {Value} value @returns {Value} */
const asMissing = (value) => ({ ...value, status: 404 })

/** @param {string} location @returns {Entry} */
const redirect = (location) =>
  answer({ value: { kind: 'APP_PAGE', html: '', status: 308, headers: { location } }, lastModified: now() })
