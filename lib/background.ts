import 'server-only'
import { signRevalidation } from './revalidation'
import { database, log, refreshDuePrices, watchStaleTags } from './services/embedded'

const PRICE_CLOCK_MS = 15_000

async function revalidate(tags: string[]): Promise<void> {
  const { body, signature } = signRevalidation(tags)
  const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(5_000),
  })
  if (!response.ok) throw new Error(`revalidation answered ${response.status}`)
  log.debug({ tags: tags.slice(0, 20), count: tags.length }, 'pages marked stale')
}

/** What the embedded backend does by itself while the shop runs: opens and closes price windows, tells pages what changed. */
export function startBackground(): void {
  watchStaleTags(revalidate, (error) => log.warn({ err: error }, 'stale tags wait'))
  const clock = setInterval(() => {
    refreshDuePrices(database()).catch((error: unknown) => log.warn({ err: error }, 'price clock missed a beat'))
  }, PRICE_CLOCK_MS)
  clock.unref()
}
