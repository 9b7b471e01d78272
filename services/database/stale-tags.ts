import type { PoolClient } from 'pg'
import { databasePool } from './client'

const POLL_MS = 10_000
const GATHER_MS = 150

/** Takes the tags that wait, hands them over, and forgets them once that succeeded. Another instance's share is left to it. */
export async function deliverStaleTags(deliver: (tags: string[]) => Promise<void>): Promise<number> {
  const client = await databasePool().connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ tag: string }>(
      'DELETE FROM shop.stale_tags WHERE id IN (SELECT id FROM shop.stale_tags ORDER BY id LIMIT 2000 FOR UPDATE SKIP LOCKED) RETURNING tag',
    )
    const tags = [...new Set(rows.map((row) => row.tag))]
    if (tags.length > 0) await deliver(tags)
    await client.query('COMMIT')
    return tags.length
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** A connection that calls back at every notification; `onLost` when it breaks. */
async function listen(onNotice: () => void, onLost: () => void): Promise<PoolClient> {
  const client = await databasePool().connect()
  client.on('notification', onNotice)
  client.on('error', onLost)
  try {
    await client.query('LISTEN stale_tags')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Delivers stale tags as they come: woken by the database's notification, and by the clock in case one was missed.
 * Failures are given to `onError` and tried again at the next turn. Gives the function that stops it.
 */
export function watchStaleTags(
  deliver: (tags: string[]) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let listener: PoolClient | null = null
  let isStopped = false
  let isRunning = false
  // Asked for while a turn runs: that turn may have looked too early.
  let isAsked = false
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY

  const hangUp = () => {
    listener?.removeAllListeners('notification')
    listener?.release(true)
    listener = null
  }
  /** The earlier of two wishes counts. */
  const schedule = (delay: number) => {
    const at = Date.now() + delay
    if (isStopped || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => void turn(), delay)
    timer.unref()
  }
  const wake = () => {
    if (isRunning) isAsked = true
    else schedule(GATHER_MS)
  }
  const turn = async () => {
    due = Number.POSITIVE_INFINITY
    isRunning = true
    try {
      listener ??= await listen(wake, hangUp)
      await deliverStaleTags(deliver)
    } catch (error) {
      onError(error)
    }
    isRunning = false
    schedule(isAsked ? GATHER_MS : POLL_MS)
    isAsked = false
  }

  schedule(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
    hangUp()
  }
}
