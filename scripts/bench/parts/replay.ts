import { inOrder, forSeconds, byPopularity, type Replay, replay, zipf } from '../replay'
import { addressesOf, textOf } from '../shop-pages'
import { unknownAddresses } from '../unknown-addresses'

const UNKNOWN = 5_000
/** Pages requested for warm-up; of a larger catalogue only the most popular ones. */
const WARM_UP = 20_000
const REPLAY_SECONDS = 20

const row = (name: string, count: number, { requestsPerSecond, p50, p99, hitShare }: Replay) =>
  console.log(
    `| ${name} | ${count} | ${Math.round(requestsPerSecond)} | ${p50} | ${p99} | ${(100 * hitShare).toFixed(1)} % |`,
  )

/** Prints how the shop answers a replay of its sitemap (Zipf distribution) and unknown addresses, on 16 connections. */
export default async function measureReplay(shop: string): Promise<void> {
  await textOf(shop, '/')
  const all = byPopularity(await addressesOf(shop))
  console.log('| requests | addresses | req/s | p50 ms | p99 ms | hits |\n|---|---|---|---|---|---|')
  row(
    'every page once (warm-up)',
    Math.min(all.length, WARM_UP),
    await replay(shop, inOrder(all.slice(0, WARM_UP))),
  )
  row('sitemap, Zipf', all.length, await replay(shop, zipf(all), { isRunning: forSeconds(REPLAY_SECONDS) }))
  row(
    'sitemap, Zipf, compressed',
    all.length,
    await replay(shop, zipf(all, 2), {
      isRunning: forSeconds(REPLAY_SECONDS),
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    }),
  )
  // Only listings and products have numbered pages; all others ignore a number.
  const numbered = all
    .filter((path) => /^\/(\d+-|brand\/\d|(?!content|store)[\w-]+\/\d+-)[^/]+$/.test(path))
    .slice(-500)
  const unknown = await replay(shop, inOrder(unknownAddresses(UNKNOWN, numbered)), {
    status: [404, 308],
  })
  row('unknown and non-canonical addresses', UNKNOWN, unknown)
}
