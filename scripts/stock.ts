import { parseArgs } from 'node:util'
import { changeStock, type CombinationFacts, combinationFacts, combinationsNamed } from '@/services/catalog'
import { closeDatabase, database, persistentTransaction } from '@/services/database'
import { listStores, storeShelves, writeStoreStock } from '@/services/store'
import { openDatabase } from './open-database'

/** `npm run stock -- set <sku> <n>`: counts stock anew, as the shop's staff does. Who waits for it is told by mail. */

const USAGE = `usage: npm run stock -- show <sku or combination id>
       npm run stock -- set <sku or combination id> <pieces>        what there is now
       npm run stock -- add <sku or combination id> <pieces>        so many more; -3 is three fewer
       npm run stock -- store <store id> <sku or combination id> <pieces>   what a store has on its shelves

Several combinations may share an SKU: then name one by its id, which "show" tells.

exit code: 0 done, 1 there is no such combination or store, 2 wrong use`

const MOST = 1_000_000

class WrongUse extends Error {}
class NotThere extends Error {}

function piecesIn(word: string | undefined, least: number): number {
  const pieces = Number(word)
  if (word === undefined || word === '' || !Number.isInteger(pieces) || pieces < least || pieces > MOST)
    throw new WrongUse(`"${word ?? ''}" is no number of pieces`)
  return pieces
}

/** In a line: what it is, how many there are, whether it can be bought. */
function line({ id, sku, name, stock, is_available, product }: CombinationFacts): string {
  const called = name ? `${product.name}, ${name}` : product.name
  const state = product.is_active ? (is_available ? 'can be bought' : 'cannot be bought') : 'not for sale'
  return `${sku}  combination ${id}  ${called}: ${stock} pieces, ${state}`
}

async function found(name: string): Promise<CombinationFacts[]> {
  const some = await combinationsNamed(database(), name)
  if (some.length === 0) throw new NotThere(`There is no combination ${name}.`)
  return some
}

/** The one that is meant. @throws NotThere */
async function theOne(name: string): Promise<CombinationFacts> {
  const [only, ...others] = await found(name)
  if (!only) throw new NotThere(`There is no combination ${name}.`)
  if (others.length > 0)
    throw new NotThere(
      `Several combinations are called ${name}; name one by its id:\n${[only, ...others].map(line).join('\n')}`,
    )
  return only
}

async function show(name: string): Promise<void> {
  for (const facts of await found(name)) {
    console.log(line(facts))
    for (const store of await storeShelves(database(), facts.id))
      console.log(`  store ${store.id}, ${store.name}: ${store.stock ?? 0} pieces`)
  }
}

async function change(name: string, how: { to: number } | { by: number }): Promise<void> {
  const { id, stock } = await theOne(name)
  await persistentTransaction((tx) => changeStock(tx, id, how))
  const after = (await combinationFacts(database(), [id])).get(id)
  if (after) console.log(`${line(after)} (before: ${stock})`)
}

async function shelve(store: string, name: string, pieces: number): Promise<void> {
  const { stores } = await listStores(database(), { skip: 0, limit: 200 })
  const meant = stores.find(({ value }) => value === store)
  if (!meant)
    throw new NotThere(
      `There is no store ${store}. There are: ${stores.map(({ value, name: called }) => `${value} (${called})`).join(', ')}`,
    )
  const { id, sku } = await theOne(name)
  await writeStoreStock(database(), [{ store_id: meant.id, combination_id: id, stock: pieces }])
  console.log(`${sku}  store ${meant.id}, ${meant.name}: ${pieces} pieces`)
}

/** What the words ask for. @throws WrongUse */
function wishOf(words: readonly string[]): () => Promise<void> {
  const [verb, first, second, third, ...more] = words
  if (first === undefined || more.length > 0) throw new WrongUse('say what, and of which combination')
  if (verb === 'show' && second === undefined) return () => show(first)
  if (verb === 'set' && third === undefined) {
    const to = piecesIn(second, 0)
    return () => change(first, { to })
  }
  if (verb === 'add' && third === undefined) {
    const by = piecesIn(second, -MOST)
    return () => change(first, { by })
  }
  if (verb === 'store' && second !== undefined) {
    const pieces = piecesIn(third, 0)
    return () => shelve(first, second, pieces)
  }
  throw new WrongUse(`no such wish: ${words.join(' ')}`)
}

/** A number below zero looks like an option, and is none. */
function readWords(): string[] {
  const words = process.argv.slice(2)
  try {
    const { positionals } = parseArgs({
      args: words.map((word) => (/^-\d+$/.test(word) ? `number:${word}` : word)),
      allowPositionals: true,
    })
    return positionals.map((word) => word.replace(/^number:(?=-\d+$)/, ''))
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

async function main(): Promise<number> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE)
    return 0
  }
  const carryOut = wishOf(readWords())
  const close = await openDatabase()
  try {
    await carryOut()
    return 0
  } finally {
    await closeDatabase()
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isWrongUse = error instanceof WrongUse
  const said = error instanceof Error ? error.message : String(error)
  console.error(error instanceof NotThere ? said : `stock: ${said}${isWrongUse ? `\n\n${USAGE}` : ''}`)
  process.exitCode = isWrongUse ? 2 : 1
}
