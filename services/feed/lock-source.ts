import { databasePool } from '../database'
import { FeedError } from './fault'

/** Locks a source: two runs would overwrite each other. The session lock is released however the process ends. Gives the function that unlocks. */
export async function lockSource(source: string): Promise<() => Promise<void>> {
  const client = await databasePool().connect()
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(815, hashtext($1)) AS locked',
      [source],
    )
    if (rows[0]?.locked) {
      return async () => {
        await client.query('SELECT pg_advisory_unlock(815, hashtext($1))', [source]).catch(() => undefined)
        client.release()
      }
    }
    // The session of a run that was just killed may still hold the lock.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  client.release()
  throw new FeedError(`another import of "${source}" is running`)
}
