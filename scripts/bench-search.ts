import { once, percentile } from './bench/load'
import { openBenchSearch, type BenchSearch } from '@/scripts/bench/search/bench-search'
import { drawQuestions } from './bench/search/questions'
import { makeRandom } from '@/domain/random'
import { spentBetween, spentOnEach } from './bench/processor'

/**
 * `npm run bench:search [-- 100000 1000000]`: searches catalogues of these sizes through HTTP and prints the table of docs/performance.md.
 * Each question is asked for the first time (nothing kept), then again in another order (totals and facets kept, as for a shop's busy lists).
 * Ends with 1 when a goal is missed.
 */

const CONNECTIONS = 16
const ALONE = 120
/** ms: at 16 connections p95, alone p50; with a million products p95 alone is not asked for */
const GOALS = { p95: { 100_000: 60, 1_000_000: 150 }, p50Alone: 20 }

const sizes = process.argv.slice(2).map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('usage: npm run bench:search [-- PRODUCTS …]')
  process.exit(2)
}

const ms = (value: number) => value.toFixed(1).padStart(7)

/** Nothing that was kept is believed after a change of any search row. */
const forget = (house: BenchSearch) => house.query(`SELECT nextval('catalog.search_changes')`)

async function measure(size: number): Promise<boolean> {
  const house = await openBenchSearch(size)
  process.once('SIGINT', () => void house.close().finally(() => process.exit(1)))
  let isGood = true
  try {
    const random = makeRandom('bench')
    const questions = await drawQuestions(house, random)
    const goal = size <= 100_000 ? GOALS.p95[100_000] : GOALS.p95[1_000_000]
    console.log(
      `\n${size.toLocaleString('en')} products beside the demo shop's; ms; goal p95 ${goal} at 16\n`,
    )
    console.log(
      `${'question'.padEnd(18)} asked   alone p50     p95 | first at 16 p50     p95 | again at 16 p50     p95 | processor a first answer`,
    )
    for (const [name, paths] of Object.entries(questions)) {
      const urls = paths.map((path) => house.url + path)
      await forget(house)
      const alone = await once(urls.slice(0, ALONE), 1)
      await forget(house)
      const before = house.spent()
      const first = await once(urls, CONNECTIONS)
      const spent = spentBetween(before, house.spent())
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
    await house.close()
  }
  return isGood
}

const results = []
for (const size of sizes.length > 0 ? sizes : [100_000]) results.push(await measure(size))
process.exitCode = results.every(Boolean) ? 0 : 1
