import { LOYALTY_BOOKS } from '@/scripts/books/loyalty-books'
import { brokenRules } from '@/scripts/books/rules'
import { reportRule } from './checkout/report'
import { openBenchBackend } from './loyalty/bench-backend'
import { kill, lastPrizes, oneMember, speedOfBoth } from './loyalty/parts'
import { auditWheel } from '@/services/game'
import { database } from '@/services/database'

/**
 * `npm run bench:loyalty [-- speed one last kill]`: check-ins and spins under load and faults through HTTP, in a database of its own; then
 * the books of games and points, and the audit of every wheel. Exit code 1 when a rule is violated. Its figures are in docs/reliability.md.
 */

const PARTS = { speed: speedOfBoth, one: oneMember, last: lastPrizes, kill }
type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

const wanted = process.argv.slice(2).filter(isPart)
const bench = await openBenchBackend()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bench.close().finally(() => process.exit(1)))
try {
  for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS).filter(isPart)) {
    await PARTS[part](bench)
    for (const broken of await brokenRules(LOYALTY_BOOKS, (sql) => bench.query(sql)))
      reportRule(broken, false)
  }
  const wheels = await bench.query<{ id: number }>('SELECT mission_id AS id FROM game.wheels ORDER BY 1')
  for (const { id } of wheels) {
    const { spins, fits, faults } = await auditWheel(database(), id)
    const p = fits.map(({ fit }) => fit?.p.toPrecision(3) ?? 'not tested').join(', ')
    reportRule(
      `the log of wheel ${id} fits its odds and its stock`,
      faults.length === 0,
      `${spins} spins, p ${p}`,
    )
  }
} finally {
  await bench.close()
}
