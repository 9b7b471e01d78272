import { parseArgs } from 'node:util'
import { refreshCounts, refreshVocabulary, upsertProducts } from '@/services/catalog'
import { database, persistentTransaction, transaction } from '@/services/database'
import { makeRandom } from '@/domain/random'
import { provideSettings } from '@/settings'
import { madeUpProduct } from './generate/product'
import { readBaseData } from '@/scripts/generate/base-data'
import { withDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram } from '@/scripts/program/program'

/**
 * `npm run catalogue:generate -- --products N [--seed TEXT]`: a large made-up catalogue for trials of size. The same seed and number
 * give the same products; a second run changes nothing, a larger number adds to it. `--remove` deletes what was generated.
 */

const USAGE = 'usage: npm run catalogue:generate -- --products N [--seed TEXT] | --remove'
const SOURCE = 'generated'
const BATCH = 1_000
/** Batches that are written at once: two take the processor of the database, which one leaves half idle. */
const WRITERS = 2

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      seed: { type: 'string', default: 'nang' },
      remove: { type: 'boolean', default: false },
    },
  })
  const products = Number(values.products)
  if (!values.remove && !(Number.isInteger(products) && products > 0 && products <= 5_000_000))
    throw new Error('--products takes a whole number from 1 to 5000000')
  return { products, seed: values.seed, isRemoval: values.remove }
}

async function generate(count: number, seed: string): Promise<void> {
  const ground = await readBaseData()
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  let lastReport = 0
  const written = { created: 0, updated: 0, unchanged: 0 }
  const pending: Promise<void>[] = []
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from)
    const products = Array.from({ length: size }, (_, index) =>
      madeUpProduct(from + index, makeRandom(`${seed}:${from + index}`), ground),
    )
    if (pending.length >= WRITERS) await pending.shift()
    const writing = persistentTransaction((tx) => upsertProducts(tx, SOURCE, products)).then((result) => {
      written.created += result.created
      written.updated += result.updated
      written.unchanged += result.unchanged
    })
    // thrown again where it is awaited
    writing.catch(() => undefined)
    pending.push(writing)
    if (seconds() - lastReport > (process.stderr.isTTY ? 0.5 : 10)) {
      lastReport = seconds()
      process.stderr.write(
        `${process.stderr.isTTY ? '\r\x1b[K' : ''}${(from + size).toLocaleString('en-US')} of ${count.toLocaleString('en-US')}${process.stderr.isTTY ? '' : '\n'}`,
      )
    }
  }
  await Promise.all(pending)
  await transaction(async (tx) => {
    await refreshCounts(tx)
    await refreshVocabulary(tx)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.log(
    `created ${written.created}, updated ${written.updated}, unchanged ${written.unchanged} in ${seconds().toFixed(1)} s`,
  )
}

async function remove(): Promise<void> {
  const { rowCount } = await database().execute(`DELETE FROM catalog.products WHERE source = '${SOURCE}'`)
  await transaction(async (tx) => {
    await refreshCounts(tx)
    await refreshVocabulary(tx)
  })
  console.log(`removed ${rowCount ?? 0}`)
}

const args = process.argv.slice(2)
process.exitCode = await runProgram(
  { name: 'catalogue:generate', usage: USAGE, args, terminal: console },
  async () => {
    const { products, seed, isRemoval } = parsed(() => readArguments(args))
    provideSettings({ DATABASE_STATEMENT_TIMEOUT_MS: '600000' })
    await withDatabase(() => (isRemoval ? remove() : generate(products, seed)))
  },
)
