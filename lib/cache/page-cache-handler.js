// @ts-check
import process from 'node:process'
import {
  addressOfPage,
  isMakingMissing,
  noteServedEntry,
  withoutMissingHtml,
} from './answers/answer-notes.js'
import { keptHtml } from './html/kept-html.js'
import { shopCache } from './shop-cache.js'
import { skipMeasuring } from './skip-measuring.js'

/**
 * The `cacheHandler` of next.config.js; Next.js makes an instance for each request. It caches pages and static route answers. The shop has
 * no cached fetches: its functions are cached as a whole.
 */

/** During a build Next.js stores the pages itself. */
const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'

export default class PageCacheHandler {
  /** @param {string} key @param {{ kind: string, isFallback?: boolean }} context */
  async get(key, { kind, isFallback = false }) {
    if (isBuilding() || (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE')) return null
    skipMeasuring(Reflect.get(globalThis, '__incrementalCache'))
    const pages = await shopCache().pages()
    const entry = await pages.get(key, isFallback, addressOfPage(), isMakingMissing())
    noteServedEntry(entry)
    return withoutMissingHtml(entry)
  }

  /** @param {string} key @param {import('./page-codec.js').Page | import('./page-codec.js').RouteAnswer | null} value @param {{ cacheControl?: import('./page-codec.js').CacheControl }} context */
  async set(key, value, { cacheControl }) {
    if (isBuilding() || (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE')) return
    const pages = await shopCache().pages()
    const kept = value.kind === 'APP_PAGE' ? { ...value, html: keptHtml(value.html) } : value
    // The request that rendered it gets the same as all later ones.
    noteServedEntry(await pages.set(key, kept, cacheControl))
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    await shopCache().expire([tags].flat())
  }

  resetRequestCache() {
    // There is no state per request.
  }
}
