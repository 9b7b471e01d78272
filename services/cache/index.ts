interface Entry<T> {
  /** ms since 1970 */
  until: number
  value: Promise<T>
}

/** Caches values by key for `ms`, the latest `most` of them: concurrent reads compute a value once. Failures are not cached. */
export function timedCache<T>({ ms, most }: { ms: number; most: number }) {
  const entries = new Map<string, Entry<T>>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    if (known && known.until > Date.now()) return known.value
    const entry = { until: Date.now() + ms, value: compute() }
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    return entry.value
  }
}
