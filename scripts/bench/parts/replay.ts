import { eachOf, forSeconds, ranked, type Replay, replay, zipf } from '../replay'
import { addressesOf, textOf } from '../shop-pages'
import { madeUp } from '../unknown-addresses'

const MADE_UP = 5_000
/** Of a large catalogue only the pages that are wanted most are made before. */
const WARM_UP = 20_000
const REPLAY_SECONDS = 20

const row = (name: string, count: number, { requestsPerSecond, p50, p99, hitShare }: Replay) =>
  console.log(
    `| ${name} | ${count} | ${Math.round(requestsPerSecond)} | ${p50} | ${p99} | ${(100 * hitShare).toFixed(1)} % |`,
  )

/** Prints how the shop answers a replay of its sitemap (Zipf), and addresses that name nothing; 16 connections. */
export default async function measureReplay(shop: string): Promise<void> {
  await textOf(shop, '/')
  const all = ranked(await addressesOf(shop))
  console.log('| asked for | addresses | req/s | p50 ms | p99 ms | hits |\n|---|---|---|---|---|---|')
  row(
    'every page once, the warm-up',
    Math.min(all.length, WARM_UP),
    await replay(shop, eachOf(all.slice(0, WARM_UP))),
  )
  row('the sitemap, Zipf', all.length, await replay(shop, zipf(all), { goesOn: forSeconds(REPLAY_SECONDS) }))
  row(
    'the same, compressed as browsers ask for it',
    all.length,
    await replay(shop, zipf(all, 2), {
      goesOn: forSeconds(REPLAY_SECONDS),
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    }),
  )
  const nothing = await replay(shop, eachOf(madeUp(MADE_UP, all.slice(-500))), { status: [404, 308] })
  row('nothing, or not by its name', MADE_UP, nothing)
}
