// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'
import inject from 'light-my-request'
import { withAnswerNotes } from './answers/answer-notes.js'
import { keptHtml } from './kept-html.js'

/**
 * The HTML of a static page, rendered in one pass (decision 97). To make such a page Next.js renders it twice, then takes its data apart for
 * the client's router. It renders a page at once, and whole, for a crawler that reads nothing but HTML.
 */

/** A crawler in Next's own list (next/dist/shared/lib/router/utils/html-bots). */
export const HTML_READER = 'Bingbot'

/** @typedef {import('./page-codec.js').Page} Page */
/** @typedef {import('./page-codec.js').CacheControl} CacheControl */

/** What a visitor of the page needs of its headers: typefaces to load early. */
const KEPT_HEADERS = ['link']

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} next Next.js
 * @param {string} host of the server, with its port
 * @returns {(address: string) => Promise<{ value: Page, cacheControl: CacheControl } | null>} the page without data for the router; null when
 * it cannot be kept so: Next.js makes it its own way then
 */
export function onePass(next, host) {
  // Not in the context of the request that needs the page.
  const apart = AsyncLocalStorage.snapshot()
  return (address) =>
    apart(() =>
      withAnswerNotes(async (notes) => {
        const { statusCode, headers, payload } = await inject(
          (request, response) => void next(request, response).catch((error) => response.destroy(error)),
          { url: address, headers: { host, 'user-agent': HTML_READER } },
        )
        const { tags, revalidate, expire } = notes.results
        const isWhole = statusCode === 200 && !notes.isRefused && headers['set-cookie'] === undefined
        if (!isWhole || !Number.isFinite(revalidate)) return null
        return {
          value: {
            kind: /** @type {const} */ ('APP_PAGE'),
            html: keptHtml(payload),
            status: statusCode,
            headers: {
              'x-next-cache-tags': [...tags].join(','),
              ...Object.fromEntries(
                KEPT_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
              ),
            },
          },
          cacheControl: { revalidate, expire },
        }
      }),
    )
}
