import 'server-only'
import { settings } from '@/settings'
import { log, readStaleTags, notifyStorefront, watchStaleTags } from '@/lib/services/embedded'
import { shopCache } from '../shop-cache.js'

/** How long a start waits for the database before cached pages are served unchecked. */
const START_WAIT_MS = 5_000

/** The position in the log ages even without changes, so it is written at this interval. */
const NOTE_EVERY_MS = 600_000

/** The development server has its own cache: it is notified like a storefront on another host. */
function followInDevelopment(): () => void {
  let cursor: string | undefined
  const look = async () => {
    const news = await readStaleTags(cursor)
    if (news.tags.length > 0) await notifyStorefront(`http://127.0.0.1:${settings.PORT}`, news)
    cursor = news.cursor
  }
  return watchStaleTags(look, (error) => log.warn({ err: error }, 'stale tags wait'))
}

/**
 * Expires pages and results as the database's log names their tags. The position in the log is stored beside the cached pages, so that a
 * restart continues there. Resolves when earlier changes are applied, with the function that stops it.
 */
export async function followStaleTags(): Promise<() => void> {
  if (process.env.NODE_ENV !== 'production') return followInDevelopment()
  const cache = shopCache()
  const { promise: isCaughtUp, resolve: catchUp } = Promise.withResolvers<undefined>()
  let cursor = await cache.cursor()
  let recordedAt = 0
  const look = async () => {
    const news = await readStaleTags(cursor)
    if (news.tags.length > 0 || Date.now() - recordedAt > NOTE_EVERY_MS) {
      await cache.expire(news.tags, news.cursor)
      recordedAt = Date.now()
    }
    cursor = news.cursor
    catchUp(undefined)
  }
  const stop = watchStaleTags(look, (error) => log.warn({ err: error }, 'stale tags wait'))
  const timer = setTimeout(() => catchUp(undefined), START_WAIT_MS)
  await isCaughtUp
  clearTimeout(timer)
  return stop
}
