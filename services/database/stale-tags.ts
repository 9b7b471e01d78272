import type { Client } from 'pg'
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

/**
 * Delivers stale tags as they come: woken by the database's notification, and by the clock in case one was missed.
 * Failures are given to `onError` and tried again at the next turn. Gives the function that stops it.
 */
export function watchStaleTags(
  deliver: (tags: string[]) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let listener: (Pick<Client, 'removeAllListeners'> & { release: (destroy: boolean) => void }) | undefined

  const turn = async () => {
    try {
      await deliverStaleTags(deliver)
      if (!listener) await listen()
    } catch (error) {
      onError(error)
    }
    if (!stopped) schedule(POLL_MS)
  }
  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void turn(), delay)
    timer.unref()
  }
  const listen = async () => {
    const client = await databasePool().connect()
    client.on('notification', () => schedule(GATHER_MS))
    client.on('error', () => {
      listener = undefined
      client.release(true)
    })
    await client.query('LISTEN stale_tags')
    listener = client
  }

  schedule(0)
  return () => {
    stopped = true
    clearTimeout(timer)
    listener?.removeAllListeners()
    listener?.release(true)
  }
}
