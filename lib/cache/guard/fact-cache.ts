import 'server-only'
import { BoundedMap } from '../bounded-map.js'
import { shopCache } from '../shop-cache.js'
import { now } from '../tags/tag-clock.js'

const LIFETIME_MS = 60_000
const MOST_KEYS = 200

interface Fact<T> {
  value: T
  at: number
}

/**
 * Lookups by key, cached for a minute or until one of their tags changes. Keys requested in one turn are read in one call.
 * `read` gives the found values by key; a key without a value does not exist, which is cached too.
 */
export function factCache<T>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
  tagsOf: (key: string) => string[],
): (key: string) => Promise<T | null> {
  const known = new BoundedMap<Fact<T | null>>(20_000)
  let waiting: { keys: Set<string>; found: Promise<ReadonlyMap<string, T>> } | null = null

  const gather = (key: string) => {
    if (!waiting || waiting.keys.size >= MOST_KEYS) {
      const keys = new Set<string>()
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        if (waiting?.keys === keys) waiting = null
        return read([...keys])
      })
      waiting = { keys, found }
    }
    waiting.keys.add(key)
    return waiting.found
  }

  return async (key) => {
    const fact = known.get(key)
    if (fact && now() - fact.at < LIFETIME_MS && !shopCache().clock.isExpired(tagsOf(key), fact.at))
      return fact.value
    const at = now()
    const value = (await gather(key)).get(key) ?? null
    known.set(key, { value, at })
    return value
  }
}
