import 'server-only'
import { BoundedMap } from './bounded-map.js'
import { shopCache } from './shop-cache.js'
import { now } from './tags/tag-clock.js'

const LIFETIME_MS = 60_000
const MOST_KEYS = 2_000

/**
 * A read whose value many pages share, cached in memory for a minute or until one of its tags changes, without the serialization that a
 * `'use cache'` function costs every page. For pages rendered from a query and inside `'use cache'` functions only: elsewhere Next.js does not
 * wait for it. Callers must not change the value.
 */
export function sharedRead<Key extends number | string, T>(
  read: (key: Key) => Promise<T>,
  tagsOf: (key: Key) => readonly string[],
): (key: Key) => Promise<T> {
  const known = new BoundedMap<{ value: Promise<T>; at: number }>(MOST_KEYS)
  return (key) => {
    const name = String(key)
    const cached = known.get(name)
    if (cached && now() - cached.at < LIFETIME_MS && !shopCache().clock.isExpired(tagsOf(key), cached.at))
      return cached.value
    const at = now()
    const value = read(key)
    const entry = { value, at }
    known.set(name, entry)
    // A failed read is repeated by the next page.
    value.catch(() => {
      if (known.get(name) === entry) known.delete(name)
    })
    return value
  }
}
