import { refreshDuePrices } from './catalog'
import { database, watchStaleTags } from './database'
import { log } from './log'
import { tellStorefronts } from './storefront'

const PRICE_CLOCK_MS = 15_000

/**
 * What the backend does by itself while it runs: opens and closes price windows, tells storefronts which pages are stale.
 * Runs in the process that holds the backend, the shop's own or `npm run services`. Gives the function that ends it.
 */
export function startBackground(storefronts: readonly string[]): () => void {
  const stopWatching = watchStaleTags(
    (tags) => tellStorefronts(storefronts, tags),
    (error) => log.warn({ err: error }, 'stale tags wait'),
  )
  const clock = setInterval(() => {
    refreshDuePrices(database()).catch((error: unknown) =>
      log.warn({ err: error }, 'price clock missed a beat'),
    )
  }, PRICE_CLOCK_MS)
  clock.unref()
  return () => {
    clearInterval(clock)
    stopWatching()
  }
}
