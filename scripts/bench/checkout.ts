import { auditBooks } from './checkout/books'
import { openBenchShop } from '@/scripts/bench/checkout/bench-shop'
import { kill } from './checkout/parts/kill'
import { once } from './checkout/parts/once'
import { outage } from './checkout/parts/outage'
import { plenty } from './checkout/parts/plenty'
import { rush } from './checkout/parts/rush'
import { reportRule } from './checkout/report'

/**
 * `npm run bench:checkout [-- rush plenty once kill outage]`: places orders under load and faults through HTTP in a separate shop, and
 * checks the result in the database. Exit code 1 when a rule is violated. Its figures are in docs/reliability.md.
 */

const PARTS = { rush, plenty, once, kill, outage }
type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

const wanted = process.argv.slice(2).filter(isPart)
const bench = await openBenchShop()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void bench.close().finally(() => process.exit(1)))
}
try {
  await bench.query(`UPDATE account.feature_toggles SET is_on = true WHERE feature_name = 'guest_checkout'`)
  for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS).filter(isPart)) {
    await PARTS[part](bench)
    const broken = await auditBooks(bench)
    reportRule('the books are right', broken.length === 0, broken.join('; '))
  }
} finally {
  await bench.close()
}
