import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { tags } from './cache-manifest'
import { log, startBackground as startBackend, tellStorefronts } from './services/embedded'

const self = () => `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** Pages of an earlier run lie on disk, but what that run was told of them is forgotten: all are made anew when next asked for. */
async function distrustOldPages(): Promise<void> {
  for (let attempt = 1; attempt <= 30; attempt++) {
    try {
      await tellStorefronts([self()], [tags.catalog])
      return
    } catch (error) {
      // The server is not listening yet.
      if (attempt === 30) log.warn({ err: error }, 'pages of an earlier run could not be marked stale')
      await setTimeout(1_000)
    }
  }
}

type Stop = () => Promise<void>

/** A shop whose supervisor was killed ends too, so that no port stays taken. */
function endWithSupervisor(stop: Stop): void {
  const supervisor = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === supervisor) return
    clearInterval(watch)
    void stop().finally(() => process.exit(1))
  }, 1_000)
  watch.unref()
}

/** Next.js ends the process as soon as its own requests are answered. What runs beside them is finished before it hears of the signal. */
function endBeforeServer(stop: Stop): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const server = process.listeners(signal)
    process.removeAllListeners(signal)
    process.on(signal, () => {
      void stop().finally(() => {
        for (const listener of server) listener(signal)
      })
    })
  }
}

/** What runs beside the pages: once at the start, and the embedded backend's own work where the backend is in this process. */
export function startBackground(): void {
  void distrustOldPages()
  const stopBackend = process.env.CATALOG_HOSTS ? async () => undefined : startBackend([self()])
  endBeforeServer(stopBackend)
  if (process.env.SHOP_SUPERVISED) endWithSupervisor(stopBackend)
}
