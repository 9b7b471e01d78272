import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { tags } from './cache-manifest'
import { signRevalidation } from './revalidation'
import { database, log, refreshDuePrices, watchStaleTags } from './services/embedded'

const PRICE_CLOCK_MS = 15_000

async function revalidate(stale: string[]): Promise<void> {
  const { body, signature } = signRevalidation(stale)
  const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(5_000),
  })
  if (!response.ok) throw new Error(`revalidation answered ${response.status}`)
  log.debug({ tags: stale.slice(0, 20), count: stale.length }, 'pages marked stale')
}

/** Pages of an earlier run lie on disk, but what that run was told of them is forgotten: all are made anew when next asked for. */
async function distrustOldPages(): Promise<void> {
  for (let attempt = 1; attempt <= 30; attempt++) {
    try {
      await revalidate([tags.catalog])
      return
    } catch (error) {
      // The server is not listening yet.
      if (attempt === 30) log.warn({ err: error }, 'pages of an earlier run could not be marked stale')
      await setTimeout(1_000)
    }
  }
}

/** What the embedded backend does by itself while the shop runs: opens and closes price windows, tells pages what changed. */
export function startBackground(): void {
  void distrustOldPages()
  watchStaleTags(revalidate, (error) => log.warn({ err: error }, 'stale tags wait'))
  const clock = setInterval(() => {
    refreshDuePrices(database()).catch((error: unknown) =>
      log.warn({ err: error }, 'price clock missed a beat'),
    )
  }, PRICE_CLOCK_MS)
  clock.unref()
}
