// @ts-check
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { noteWork } from './answers/answer-notes.js'
import { now } from './tags/tag-clock.js'
import { shopCache } from './shop-cache.js'

/**
 * The `cacheHandlers.default` of next.config.js: results of `'use cache'` functions, in memory, with their own bound
 * (FUNCTION_CACHE_MEMORY_MB). Works like Next's own, but with the shop's tag clock.
 */

/**
 * @typedef {{ value: ReadableStream<Uint8Array>, tags: string[], stale: number, timestamp: number, expire: number, revalidate: number }} CacheEntry
 * @typedef {{ entry: Omit<CacheEntry, 'value'>, bytes: Uint8Array }} Stored
 */

/** Results that are being computed. @type {Map<string, Promise<void>>} */
const pending = new Map()

/** @param {Uint8Array} bytes @returns {ReadableStream<Uint8Array>} */
const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** @type {{ get(key: string, softTags: string[]): Promise<CacheEntry | undefined>, set(key: string, pendingEntry: Promise<CacheEntry>): Promise<void>, refreshTags(): Promise<void>, getExpiration(tags: string[]): Promise<number>, updateTags(tags: string[]): Promise<void> }} */
const functionCache = {
  async get(key) {
    noteWork(workAsyncStorage.getStore())
    await pending.get(key)
    const { functions, clock } = shopCache()
    const stored = functions.get(key)
    if (!stored) return undefined
    const { entry, bytes } = stored
    // An old value is never served: the value is computed at once.
    if (now() > entry.timestamp + entry.revalidate * 1_000 || clock.isExpired(entry.tags, entry.timestamp)) {
      functions.delete(key)
      return undefined
    }
    return { ...entry, value: streamOf(bytes) }
  },

  async set(key, pendingEntry) {
    let finish = () => {}
    /** @type {Promise<void>} */
    const done = new Promise((resolve) => (finish = resolve))
    pending.set(key, done)
    try {
      const { value, ...entry } = await pendingEntry
      const bytes = new Uint8Array(await new Response(value).arrayBuffer())
      if (entry.expire > 0) shopCache().functions.set(key, { entry, bytes })
    } catch {
      // An incomplete result is not cached; the caller gets the error.
    } finally {
      finish()
      pending.delete(key)
    }
  },

  async refreshTags() {
    // lib/background.ts updates the clock.
  },

  async getExpiration(tags) {
    return shopCache().clock.latest(tags)
  },

  async updateTags(tags) {
    await shopCache().expire(tags)
  },
}

export default functionCache
