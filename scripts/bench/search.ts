import { once, percentile } from './load'
import { openBenchSearch, type BenchSearch } from '@/scripts/bench/search/bench-search'
import { drawRequests } from './search/requests'
import { makeRandom } from '@/domain/random'
import { spentBetween, spentOnEach } from './processor'

/**
 * `npm run bench:search [-- 100000 1000000]`: searches catalogues of these sizes through HTTP and prints the table of docs/performance.md.
 * After other questions each request is sent for the first time (no answer is cached), then again in another order (totals and facets
 * cached, as for popular listings). Exit code 1 when a goal is missed.
 */

const CONNECTIONS = 16
const SEQUENTIAL = 120
/** ms: p95 on 16 connections by number of products; p50 on one connection, up to 100,000 products */
const GOALS = { p95: { 100_000: 60, 1_000_000: 150 }, p50Alone: 20 }

const sizes = process.argv.slice(2).map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('usage: npm run bench:search [-- PRODUCTS …]')
  process.exit(2)
}

const ms = (value: number) => value.toFixed(1).padStart(7)

/** Asks other questions first, as in a shop that has been open for a while: PostgreSQL has in memory what it can, the process its columns. */
async function warmUp(bench: BenchSearch): Promise<void> {
  const others = await drawRequests(bench, makeRandom('warm-up'))
  for (const paths of Object.values(others))
    await once(
      paths.map((path) => bench.url + path),
      CONNECTIONS,
    )
}

/** Invalidates all cached values, as a change of any search row does. */
const invalidate = (bench: BenchSearch) => bench.query(`SELECT nextval('catalog.search_changes')`)

async function measure(size: number): Promise<boolean> {
  const bench = await openBenchSearch(size)
  process.once('SIGINT', () => void bench.close().finally(() => process.exit(1)))
  let isGood = true
  try {
    const random = makeRandom('bench')
    const requests = await drawRequests(bench, random)
    await warmUp(bench)
    const goal = size <= 100_000 ? GOALS.p95[100_000] : GOALS.p95[1_000_000]
    console.log(
      `\n${size.toLocaleString('en')} products beside the demo shop's; ms; goal p95 ${goal} at 16\n`,
    )
    console.log(
      `${'request'.padEnd(18)} count   alone p50     p95 | first at 16 p50     p95 | again at 16 p50     p95 | processor a first answer`,
    )
    for (const [name, paths] of Object.entries(requests)) {
      const urls = paths.map((path) => bench.url + path)
      await invalidate(bench)
      const alone = await once(urls.slice(0, SEQUENTIAL), 1)
      await invalidate(bench)
      const before = bench.spent()
      const first = await once(urls, CONNECTIONS)
      const spent = spentBetween(before, bench.spent())
      const again = await once(random.shuffle([...urls, ...urls]), CONNECTIONS)
      console.log(
        `${name.padEnd(18)} ${String(urls.length).padStart(5)}     ${[alone, first, again]
          .map((times) => `${ms(percentile(times, 0.5))} ${ms(percentile(times, 0.95))}`)
          .join(' |         ')} | ${spentOnEach(spent, urls.length)}`,
      )
      isGood &&= percentile(first, 0.95) <= goal && percentile(again, 0.95) <= goal
      if (size <= 100_000) isGood &&= percentile(alone, 0.5) <= GOALS.p50Alone
    }
  } finally {
    await bench.close()
  }
  return isGood
}

const results = []
for (const size of sizes.length > 0 ? sizes : [100_000]) results.push(await measure(size))
process.exitCode = results.every(Boolean) ? 0 : 1
