import { databasePool } from './client'

/** Callbacks for notifications; one connection of the process listens for all of them. */
const listeners = new Set<() => void>()

interface Connection {
  close: () => void
}

let connection: Promise<Connection> | null = null

async function connect(): Promise<Connection> {
  const client = await databasePool().connect()
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    client.removeAllListeners('notification')
    client.release(true)
  }
  client.on('notification', () => {
    for (const listener of listeners) listener()
  })
  client.on('error', () => {
    if (!isClosed) connection = null
    close()
  })
  try {
    await client.query('LISTEN stale_tags')
    return { close }
  } catch (error) {
    close()
    throw error
  }
}

/** Calls `listener` on each notification of the stale-tag log. After the connection broke, the next call opens another. */
export async function listenForStaleTags(listener: () => void): Promise<void> {
  listeners.add(listener)
  const opened = (connection ??= connect())
  try {
    await opened
  } catch (error) {
    if (connection === opened) connection = null
    throw error
  }
}

/** Removes a listener; the last one closes the connection. */
export function stopListening(listener: () => void): void {
  listeners.delete(listener)
  if (listeners.size > 0) return
  const opened = connection
  connection = null
  // A connection that failed to open needs no closing.
  void opened?.then(({ close }) => close()).catch(() => undefined)
}
