import 'server-only'
import { settings } from '@/settings'
import { followStaleTags } from '@/lib/cache/tags/follow-stale-tags'
import { startPageGuard } from '@/lib/cache/guard/start-page-guard'
import { startBackground as startBackend } from './services/embedded'
import { hostsOf } from './services/hosts'

type Stop = () => Promise<void>

/** Ends the shop when its supervisor was killed, so that no port stays in use. */
function endWithSupervisor(stop: Stop): void {
  const supervisor = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === supervisor) return
    clearInterval(watch)
    void stop().finally(() => process.exit(1))
  }, 1_000)
  watch.unref()
}

/** Next.js ends the process as soon as its own requests are answered; background work is finished before Next.js gets the signal. */
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

/**
 * Starts the work beside the pages, and that of the embedded backend where it runs in this process. Resolves when changes made while the
 * process was down are applied.
 */
export async function startBackground(): Promise<void> {
  startPageGuard()
  let stop: Stop = async () => undefined
  if (hostsOf('catalog').length === 0) {
    const stopBackend = await startBackend([])
    const stopFollowing = await followStaleTags()
    stop = () => {
      stopFollowing()
      return stopBackend()
    }
  }
  endBeforeServer(stop)
  if (settings.SHOP_SUPERVISED) endWithSupervisor(stop)
}
