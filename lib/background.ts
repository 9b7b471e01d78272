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

/** A shop whose supervisor was killed ends too, so that no port stays taken. */
function endWithSupervisor(): void {
  const supervisor = process.ppid
  setInterval(() => {
    if (process.ppid !== supervisor) process.exit(1)
  }, 1_000).unref()
}

/** What runs beside the pages: once at the start, and the embedded backend's own work where the backend is in this process. */
export function startBackground(): void {
  if (process.env.SHOP_SUPERVISED) endWithSupervisor()
  void distrustOldPages()
  if (!process.env.CATALOG_HOSTS) startBackend([self()])
}
