interface Entry<T> {
  version: string
  madeAt: number
  value: Promise<T>
  /** ms; null while it is computed */
  durationMs: number | null
  isRenewed: boolean
}

const FRESH_MS = 30_000
const MOST_ENTRIES = 2_000
/** A value that takes at least SLOW_MS to compute is served stale for at most STALE_MS while it is computed again. */
const SLOW_MS = 50
const STALE_MS = 300_000
/** A stale value is computed again only when it is older than REST times the duration of its computation, which limits the load of a changing catalogue. */
const RENEWAL_FACTOR = 4

/**
 * Caches values by key for at most 30 seconds and only for one `version`; concurrent reads compute a value once. A value that is slow to
 * compute, such as the facets of a large catalogue, is served stale while it is computed again. Failures are not cached.
 */
export function searchCache<T>() {
  const entries = new Map<string, Entry<T>>()

  function make(key: string, version: string, compute: () => Promise<T>): Promise<T> {
    const startedAt = Date.now()
    const value = compute()
    const entry: Entry<T> = { version, madeAt: startedAt, value, durationMs: null, isRenewed: false }
    value.then(
      () => {
        entry.durationMs ??= Date.now() - startedAt
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest)
    return value
  }

  /** Computes the value again in the background; the cached value stays when that fails. */
  function renew(key: string, version: string, known: Entry<T>, compute: () => Promise<T>): void {
    if (known.isRenewed) return
    known.isRenewed = true
    compute().then(
      (value) => {
        void make(key, version, () => Promise.resolve(value))
        const renewed = entries.get(key)
        if (renewed) renewed.durationMs = known.durationMs
      },
      () => {
        known.isRenewed = false
      },
    )
  }

  return (key: string, version: string, compute: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    if (!known) return make(key, version, compute)
    const age = Date.now() - known.madeAt
    if (known.version === version && age < FRESH_MS) return known.value
    if (known.durationMs === null || known.durationMs < SLOW_MS || age > STALE_MS)
      return make(key, version, compute)
    if (age > known.durationMs * RENEWAL_FACTOR) renew(key, version, known, compute)
    return known.value
  }
}
