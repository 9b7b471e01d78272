// @ts-check
import { BoundedMap } from '../bounded-map.js'
import { now } from '../tags/tag-clock.js'
import { AnswerCache } from './answer-cache.js'

/**
 * Answers of pages that are rendered from their query: narrowed listings and searches (ADR 45). Queries can be invented without end, so these
 * answers have their own memory and are cached from the second request on: a query that comes once evicts nothing.
 */

/** Seconds an answer is fresh, here and in shared caches; for the same time after that the old one is served while one request renews it. */
const FRESH_SECONDS = 60

/** For shared caches. Browsers revalidate, and may show the page unchanged on Back. */
export const QUERY_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${FRESH_SECONDS}`

/** For the router's data: no browser cache, which would answer the router's refresh with old data. */
export const DATA_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}`

const MOST_SEEN = 20_000
const SEEN_MS = 600_000

export class QueryAnswers extends AnswerCache {
  /** When an address was last made. @type {BoundedMap<number>} */
  #seen = new BoundedMap(MOST_SEEN)

  /** Remembers that an answer was made; true when it was made recently before, so that caching it pays. @param {string} key */
  shouldCache(key) {
    const seen = this.#seen.get(key)
    this.#seen.set(key, now())
    return seen !== undefined && now() - seen < SEEN_MS
  }

  /**
   * The answer with its lifetime.
   * @param {Pick<import('./answer-cache.js').Answer, 'headers' | 'tags' | 'encoding' | 'bytes'> & { madeAt: number }} made `madeAt` is when its making began
   * @returns {import('./answer-cache.js').Answer}
   */
  static lasting({ madeAt, ...answer }) {
    const dueAt = madeAt + FRESH_SECONDS * 1_000
    return { ...answer, lastModified: madeAt, dueAt, staleUntil: dueAt + FRESH_SECONDS * 1_000 }
  }
}
