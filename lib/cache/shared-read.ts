import 'server-only'
import { BoundedMap } from './bounded-map.js'
import { shopCache } from './shop-cache.js'
import { now } from './tags/tag-clock.js'

const LIFETIME_MS = 60_000
const MOST_KEYS = 2_000

/**
 * A read whose value many pages share, kept in memory as it is for a minute or until one of its tags changes: no page pays for spelling it
 * out and reading it again, as a `'use cache'` function does. For pages made from a query, and inside of `'use cache'` functions; Next.js
 * does not wait for it anywhere else. The value is never changed by who reads it.
 */
export function sharedRead<Key extends number | string, T>(
  read: (key: Key) => Promise<T>,
  tagsOf: (key: Key) => readonly string[],
): (key: Key) => Promise<T> {
  const known = new BoundedMap<{ value: Promise<T>; at: number }>(MOST_KEYS)
  return (key) => {
    const name = String(key)
    const kept = known.get(name)
    if (kept && now() - kept.at < LIFETIME_MS && !shopCache().clock.isExpired(tagsOf(key), kept.at))
      return kept.value
    const at = now()
    const value = read(key)
    known.set(name, { value, at })
    // What failed is read again by the next page.
    value.catch(() => known.delete(name))
    return value
  }
}
