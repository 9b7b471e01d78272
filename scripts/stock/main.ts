import { parseArgs } from 'node:util'
import { changeStock, type CombinationFacts, combinationFacts, combinationsNamed } from '@/services/catalog'
import { closeDatabase, database, persistentTransaction } from '@/services/database'
import { listStores, stockInAllStores, writeStoreStock } from '@/services/store'
import { openDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'

/** `npm run stock -- set <sku> <n>`: changes stock for the staff. Subscribers of a combination that is back get a mail. */

const USAGE = `usage: npm run stock -- show <sku or combination id>
       npm run stock -- set <sku or combination id> <pieces>        sets the stock
       npm run stock -- add <sku or combination id> <pieces>        adds pieces; -3 removes three
       npm run stock -- store <store id> <sku or combination id> <pieces>   sets the stock of a store

Several combinations may share an SKU: then use the id, which "show" prints.

exit code: 0 done, 1 there is no such combination or store, 2 wrong use`

const MOST = 1_000_000

class NotFound extends Error {}

function piecesIn(word: string | undefined, least: number): number {
  const pieces = Number(word)
  if (word === undefined || word === '' || !Number.isInteger(pieces) || pieces < least || pieces > MOST)
    throw new WrongUse(`"${word ?? ''}" is not a number of pieces`)
  return pieces
}

/** A combination in one line: SKU, id, name, stock and availability. */
function line({ id, sku, name, stock, is_available, product }: CombinationFacts): string {
  const called = name ? `${product.name}, ${name}` : product.name
  const state = product.is_active ? (is_available ? 'can be bought' : 'cannot be bought') : 'not for sale'
  return `${sku}  combination ${id}  ${called}: ${stock} pieces, ${state}`
}

async function found(name: string): Promise<CombinationFacts[]> {
  const some = await combinationsNamed(database(), name)
  if (some.length === 0) throw new NotFound(`There is no combination ${name}.`)
  return some
}

/** The only combination with this SKU or id. @throws NotFound */
async function onlyCombination(name: string): Promise<CombinationFacts> {
  const [only, ...others] = await found(name)
  if (!only) throw new NotFound(`There is no combination ${name}.`)
  if (others.length > 0)
    throw new NotFound(
      `Several combinations are called ${name}; name one by its id:\n${[only, ...others].map(line).join('\n')}`,
    )
  return only
}

async function show(terminal: Terminal, name: string): Promise<void> {
  for (const facts of await found(name)) {
    terminal.log(line(facts))
    for (const store of await stockInAllStores(database(), facts.id))
      terminal.log(`  store ${store.id}, ${store.name}: ${store.stock ?? 0} pieces`)
  }
}

async function change(terminal: Terminal, name: string, how: { to: number } | { by: number }): Promise<void> {
  const { id, stock } = await onlyCombination(name)
  await persistentTransaction((tx) => changeStock(tx, id, how))
  const after = (await combinationFacts(database(), [id])).get(id)
  if (after) terminal.log(`${line(after)} (before: ${stock})`)
}

async function setStoreStock(terminal: Terminal, store: string, name: string, pieces: number): Promise<void> {
  const { stores } = await listStores(database(), { skip: 0, limit: 200 })
  const meant = stores.find(({ value }) => value === store)
  if (!meant)
    throw new NotFound(
      `There is no store ${store}. There are: ${stores.map(({ value, name: called }) => `${value} (${called})`).join(', ')}`,
    )
  const { id, sku } = await onlyCombination(name)
  await writeStoreStock(database(), [{ store_id: meant.id, combination_id: id, stock: pieces }])
  terminal.log(`${sku}  store ${meant.id}, ${meant.name}: ${pieces} pieces`)
}

/** Parses the arguments into an action. @throws WrongUse */
function parseCommand(words: readonly string[]): (terminal: Terminal) => Promise<void> {
  const [verb, first, second, third, ...more] = words
  if (first === undefined || more.length > 0) throw new WrongUse('a command and a combination are needed')
  if (verb === 'show' && second === undefined) return (terminal) => show(terminal, first)
  if (verb === 'set' && third === undefined) {
    const to = piecesIn(second, 0)
    return (terminal) => change(terminal, first, { to })
  }
  if (verb === 'add' && third === undefined) {
    const by = piecesIn(second, -MOST)
    return (terminal) => change(terminal, first, { by })
  }
  if (verb === 'store' && second !== undefined) {
    const pieces = piecesIn(third, 0)
    return (terminal) => setStoreStock(terminal, first, second, pieces)
  }
  throw new WrongUse(`unknown command: ${words.join(' ')}`)
}

/** The arguments; a negative number is an argument, not an option. */
function readWords(args: readonly string[]): string[] {
  const { positionals } = parseArgs({
    args: args.map((word) => (/^-\d+$/.test(word) ? `number:${word}` : word)),
    allowPositionals: true,
  })
  return positionals.map((word) => word.replace(/^number:(?=-\d+$)/, ''))
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'stock', usage: USAGE, terminal }, async () => {
    if (args.some((word) => word === '--help' || word === '-h')) {
      terminal.log(USAGE)
      return 0
    }
    const command = parseCommand(parsed(() => readWords(args)))
    const close = await openDatabase()
    try {
      await command(terminal)
      return 0
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      terminal.error(error.message)
      return 1
    } finally {
      await closeDatabase()
      await close()
    }
  })
}
