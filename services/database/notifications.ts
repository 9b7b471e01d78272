import { databasePool } from './client'

/** Callbacks for notifications; one connection listens for all of this process. */
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

/** Has `listener` called whenever the log of stale tags grows. Called again after the connection broke, it opens another. */
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

/** Ends it; the last one closes the connection. */
export function stopListening(listener: () => void): void {
  listeners.delete(listener)
  if (listeners.size > 0) return
  const opened = connection
  connection = null
  // One that could not be opened has nothing to close.
  void opened?.then(({ close }) => close()).catch(() => undefined)
}
