interface Entry<T> {
  version: string
  madeAt: number
  value: Promise<T>
  /** ms; unknown while it is computed */
  took: number | null
  isRenewed: boolean
}

const KEPT_MS = 30_000
const MOST_ENTRIES = 2_000
/** A value that takes longer than this is served stale once more while it is computed again, for so long at most. */
const SLOW_MS = 50
const STALE_MS = 300_000
/** Such a value is computed again only after this many times as long as it takes, so that a busy catalogue is not read all the time. */
const REST = 4

/**
 * Caches expensive values that are read often, by key, for 30 seconds at most and only as long as `version` stays the same; concurrent
 * reads compute it once. A value that is slow to compute, as facets of a whole large catalogue are, is served as it was last known while
 * it is computed again. A failure is not cached.
 */
export function searchCache<T>() {
  const entries = new Map<string, Entry<T>>()

  function make(key: string, version: string, compute: () => Promise<T>): Promise<T> {
    const startedAt = Date.now()
    const value = compute()
    const entry: Entry<T> = { version, madeAt: startedAt, value, took: null, isRenewed: false }
    value.then(
      () => {
        entry.took ??= Date.now() - startedAt
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

  /** Computes it again behind the shown one, which stays when that fails. */
  function renew(key: string, version: string, known: Entry<T>, compute: () => Promise<T>): void {
    if (known.isRenewed) return
    known.isRenewed = true
    compute().then(
      (value) => {
        void make(key, version, () => Promise.resolve(value))
        const renewed = entries.get(key)
        if (renewed) renewed.took = known.took
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
    if (known.version === version && age < KEPT_MS) return known.value
    if (known.took === null || known.took < SLOW_MS || age > STALE_MS) return make(key, version, compute)
    if (age > known.took * REST) renew(key, version, known, compute)
    return known.value
  }
}
