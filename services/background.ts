import { refreshDuePrices } from './catalog'
import { database, notifyReader, watchStaleTags } from './database'
import { runJobs } from './jobs'
import { log } from './log'
import { allJobs } from './modules'
import { notifyStorefront } from './storefront'

const PRICE_CLOCK_MS = 15_000

/**
 * Background work of the backend: opens and closes price windows, notifies storefronts on other hosts which pages are stale,
 * each for itself, runs the jobs that wait. Runs in the process that holds the backend, the shop's own or `npm run services`.
 * Gives a function that stops it and resolves when all work under way is finished.
 */
export function startBackground(storefronts: readonly string[]): () => Promise<void> {
  const stopWatching = storefronts.map((storefront) =>
    watchStaleTags(
      () => notifyReader(storefront, (news) => notifyStorefront(storefront, news)),
      (error) => log.warn({ err: error, storefront }, 'stale tags wait'),
    ),
  )
  const clock = setInterval(() => {
    refreshDuePrices(database()).catch((error: unknown) =>
      log.warn({ err: error }, 'price clock missed a beat'),
    )
  }, PRICE_CLOCK_MS)
  clock.unref()
  const stopJobs = runJobs(allJobs)
  return () => {
    clearInterval(clock)
    for (const stop of stopWatching) stop()
    return stopJobs()
  }
}
