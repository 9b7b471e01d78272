// @ts-check
import { BoundedMap } from '../bounded-map.js'
import { now } from '../tags/tag-clock.js'
import { AnswerCache } from './answer-cache.js'

/**
 * Answers of pages that are made from their query: narrowed listings and searches (ADR 45). Anyone can make up a query, so they have a
 * memory of their own, and an answer is kept from the second request on: what is asked for once pushes nothing out.
 */

/** Seconds an answer is fresh, here and in shared caches; for as long again the old one is shown while one request makes it again. */
const FRESH_SECONDS = 60

/** What a shared cache may do with them. A browser asks again, and may come back to the page as it was. */
export const QUERY_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${FRESH_SECONDS}`

/** Of the data for the client's router: a browser would show an old one to a router that asks for what changed. */
export const DATA_CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}`

const MOST_SEEN = 20_000
const SEEN_MS = 600_000

export class QueryAnswers extends AnswerCache {
  /** When an address was last made. @type {BoundedMap<number>} */
  #seen = new BoundedMap(MOST_SEEN)

  /** Notes that an answer was made, and says whether it is worth keeping. @param {string} key */
  isWorthKeeping(key) {
    const seen = this.#seen.get(key)
    this.#seen.set(key, now())
    return seen !== undefined && now() - seen < SEEN_MS
  }

  /**
   * An answer with its lifetime.
   * @param {Pick<import('./answer-cache.js').Answer, 'headers' | 'tags' | 'encoding' | 'bytes'> & { madeAt: number }} made `madeAt` is when its making began
   * @returns {import('./answer-cache.js').Answer}
   */
  static lasting({ madeAt, ...answer }) {
    const oldAt = madeAt + FRESH_SECONDS * 1_000
    return { ...answer, lastModified: madeAt, oldAt, staleUntil: oldAt + FRESH_SECONDS * 1_000 }
  }
}
