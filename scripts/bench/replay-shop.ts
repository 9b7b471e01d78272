import path from 'node:path'
import { parseArgs } from 'node:util'
import { addressesOf } from './shop-pages'
import { openLargeShop } from './large-shop'
import { inOrder, forSeconds, byPopularity, type Replay, replay, zipf } from './replay'

/**
 * `npm run bench:replay [-- --products 100000 --pages 60000 --processes 4 --seconds 60]`: replays the sitemap of a large catalogue with a
 * Zipf distribution. Several processes make the most popular pages; then one process serves all of them during the replay. Data, build
 * and pages are kept in BENCH_DATA_DIR: a second run with `--pages 0` starts with the replay.
 */

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '60000' },
    processes: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
  },
})
const wholeNumber = (name: keyof typeof values, least: number) => {
  const number = Number(values[name])
  if (Number.isInteger(number) && number >= least) return number
  console.error(`--${name} must be a whole number of at least ${least}`)
  return process.exit(2)
}
const [products, pages] = [wholeNumber('products', 0), wholeNumber('pages', 0)]
const [processes, seconds] = [wholeNumber('processes', 1), wholeNumber('seconds', 1)]

const row = (name: string, { requestsPerSecond, p50, p99, hitShare }: Replay) =>
  console.log(
    `| ${name} | ${Math.round(requestsPerSecond)} | ${p50} | ${p99} | ${(100 * hitShare).toFixed(1)} % |`,
  )

const shop = await openLargeShop(products)
process.once('SIGINT', () => void shop.close().finally(() => process.exit(1)))
try {
  let addresses: string[] = []
  if (pages > 0) {
    const storefronts = await shop.serve(processes)
    addresses = byPopularity(await addressesOf(storefronts[0] ?? ''))
    const wanted = addresses.slice(0, pages)
    const started = performance.now()
    await Promise.all(
      storefronts.map((storefront, i) =>
        replay(storefront, inOrder(wanted.filter((_, n) => n % processes === i))),
      ),
    )
    const rate = wanted.length / ((performance.now() - started) / 1_000)
    console.log(`${wanted.length} pages made by ${processes} processes, ${rate.toFixed(1)} a second`)
    await shop.stopServing()
    console.log(
      `${await shop.gatherPages()} pages moved to one folder below ${path.resolve(shop.pagesFolder)}`,
    )
  }
  const [one = ''] = await shop.serve(1)
  if (addresses.length === 0) addresses = byPopularity(await addressesOf(one))
  console.log(
    `\n${addresses.length} addresses\n\n| requests | req/s | p50 ms | p99 ms | hits |\n|---|---|---|---|---|`,
  )
  row('sitemap, Zipf', await replay(one, zipf(addresses), { isRunning: forSeconds(seconds) }))
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  row(
    'sitemap, Zipf, compressed',
    await replay(one, zipf(addresses, 2), { isRunning: forSeconds(seconds), headers }),
  )
} finally {
  await shop.close()
}
