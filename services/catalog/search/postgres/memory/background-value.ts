import type { Database } from '../../../../database'
import { log } from '../../../../log'

interface Known<T> {
  value: T
  version: string
  readAt: number
  /** ms */
  tookMs: number
}

/** Age up to which a value of an older version is used while it is read again. */
const STALE_MS = 240_000
interface Read {
  /** no other transaction was under way when it was read */
  isComplete: boolean
}

/** A value rests this many times as long as its reading took, which limits the load of a changing catalogue. */
const REST_FACTOR = 4
/**
 * A version moves on before its change is committed: what was read beside other transactions, so soon after a new version, may lack the
 * change and is read once more.
 */
const COMMIT_MS = 60_000
/** Pause after a reading that failed. */
const RETRY_MS = 30_000

/**
 * A large value that is derived from the whole catalogue and read in the background: the answers that are asked for meanwhile do without
 * it. The given function returns the value if it is known, else null; a value of an older version is used for at most STALE_MS.
 */
export function backgroundValue<T extends Read>(read: (db: Database) => Promise<T>) {
  let known: Known<T> | null = null
  let isReading = false
  let restsUntil = 0
  let newest = { version: '', seenAt: 0 }

  async function renew(db: Database, version: string): Promise<void> {
    isReading = true
    const readAt = Date.now()
    try {
      const value = await read(db)
      const tookMs = Date.now() - readAt
      known = { value, version, readAt, tookMs }
      restsUntil = readAt + tookMs * (1 + REST_FACTOR)
    } catch (error) {
      log.error({ err: error }, 'a value of the search could not be read')
      restsUntil = Date.now() + RETRY_MS
    } finally {
      isReading = false
    }
  }

  return (db: Database, version: string): T | null => {
    const now = Date.now()
    if (newest.version !== version) newest = { version, seenAt: now }
    const committedBy = newest.seenAt + COMMIT_MS
    const isCurrent =
      known?.version === version &&
      (known.value.isComplete || now < committedBy || known.readAt >= committedBy)
    if (!isCurrent && !isReading && now >= restsUntil) void renew(db, version)
    return known && (isCurrent || now - known.readAt < STALE_MS) ? known.value : null
  }
}
