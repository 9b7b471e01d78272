// @ts-check
import { withAnswerNotes } from '../answers/answer-notes.js'
import { keptHtml } from '../html/kept-html.js'
import { outsideRequest } from '../outside-request.js'
import { within } from '../within.js'
import { callInProcess } from './call-in-process.js'

/**
 * The HTML of a static page, rendered in one pass (decision 97). To make such a page Next.js renders it twice, then takes its data apart for
 * the client's router. It renders a page at once, and whole, for a crawler that reads nothing but HTML.
 */

/** A crawler in Next's own list (next/dist/shared/lib/router/utils/html-bots). */
const HTML_READER = 'Bingbot'

/** Longest wait for a page; a version of Next.js that joins this request to the one that waits for it would never answer. */
const LONGEST_MS = 10_000

/** What a visitor of the page needs of its headers: typefaces to load early. */
const KEPT_HEADERS = ['link']

/**
 * @typedef {import('../page-codec.js').Page} Page
 * @typedef {import('../page-codec.js').CacheControl} CacheControl
 * @typedef {(address: string) => Promise<{ value: Page, cacheControl: CacheControl } | null>} OnePass
 */

/**
 * What Next.js keeps of the `'use cache'` functions that a request called, also of those whose result another request was computing, which
 * the function cache is not asked for. Not documented: where it is not found, pages are not rendered in one pass.
 * @typedef {{ tags: readonly string[], revalidate: number, expire: number }} Result lifetimes in seconds
 * @typedef {Map<string, Promise<{ type: string, entry?: { pendingMetadata?: Promise<Result> } }>>} Calls
 * @typedef {{ completedCacheInvocations?: Calls, pendingCacheInvocations?: Calls }} Work
 */

/** All tags, and the shortest lifetimes, of what the functions of a request gave; null when not all are known. @param {Work | undefined} work */
async function resultOf({ completedCacheInvocations, pendingCacheInvocations } = {}) {
  if (!completedCacheInvocations?.size) return null
  const calls = [...completedCacheInvocations.values(), ...(pendingCacheInvocations?.values() ?? [])]
  const results = await Promise.all(calls.map(async (call) => (await call).entry?.pendingMetadata))
  const known = results.filter((result) => result !== undefined)
  if (known.length < calls.length) return null
  return {
    tags: [...new Set(known.flatMap(({ tags }) => tags))],
    revalidate: Math.min(...known.map(({ revalidate }) => revalidate)),
    expire: Math.min(...known.map(({ expire }) => expire)),
  }
}

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} next Next.js
 * @param {string} host of the server, with its port
 * @param {number} [longest] wait for a page, ms
 * @returns {OnePass} the page without data for the router; null when it cannot be kept so: Next.js makes it its own way then
 */
export function onePass(next, host, longest = LONGEST_MS) {
  /** @param {string} address */
  const render = (address) =>
    withAnswerNotes(async (notes) => {
      const { statusCode, headers, payload } = await callInProcess(next, {
        url: address,
        headers: { host, 'user-agent': HTML_READER },
      })
      if (statusCode !== 200 || notes.isRefused || headers['set-cookie'] !== undefined) return null
      const result = await resultOf(/** @type {Work | undefined} */ (notes.work))
      if (!result) return null
      const kept = KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
      return {
        value: {
          kind: /** @type {const} */ ('APP_PAGE'),
          html: keptHtml(payload),
          status: statusCode,
          headers: { 'x-next-cache-tags': result.tags.join(','), ...Object.fromEntries(kept) },
        },
        cacheControl: { revalidate: result.revalidate, expire: result.expire },
      }
    })
  return (address) => outsideRequest(() => within(render(address), longest))
}

/**
 * Has Next.js make a not-found page its own way, with its data, and keep it: in a request of this process, whose response has no status 404
 * that Next.js would take the page's title for.
 * @param {Parameters<typeof onePass>[0]} next Next.js @param {string} host of the server, with its port
 * @returns {(address: string) => Promise<void>}
 */
export function makeWhole(next, host) {
  /** @param {string} address */
  const make = (address) =>
    withAnswerNotes(async (notes) => {
      notes.isMaking = true
      await callInProcess(next, { url: address, headers: { host } })
    })
  return async (address) => void (await outsideRequest(() => within(make(address), LONGEST_MS)))
}
