import { changeStock, type CombinationFacts, combinationFacts, combinationsNamed } from '@/services/catalog'
import { database, persistentTransaction } from '@/services/database'
import { listStores, stockInAllStores, writeStoreStock } from '@/services/store'
import { commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, type Terminal, WrongUse } from '@/scripts/program/program'

/** `npm run stock -- set <sku> <n>`: changes stock for the staff. Subscribers of a combination that is back get a mail. */

const MOST = 1_000_000

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
  if (some.length === 0) throw new Refused(`There is no combination ${name}.`)
  return some
}

/** The only combination with this SKU or id. @throws Refused */
async function onlyCombination(name: string): Promise<CombinationFacts> {
  const [only, ...others] = await found(name)
  if (!only) throw new Refused(`There is no combination ${name}.`)
  if (others.length > 0)
    throw new Refused(
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
    throw new Refused(
      `There is no store ${store}. There are: ${stores.map(({ value, name: called }) => `${value} (${called})`).join(', ')}`,
    )
  const { id, sku } = await onlyCombination(name)
  await writeStoreStock(database(), [{ store_id: meant.id, combination_id: id, stock: pieces }])
  terminal.log(`${sku}  store ${meant.id}, ${meant.name}: ${pieces} pieces`)
}

const ITEM = '<sku or combination id>'

/** So many words. @throws WrongUse */
function wordsOf<Words extends readonly string[]>(
  words: readonly string[],
  isWhole: (words: readonly string[]) => words is Words,
): Words {
  if (!isWhole(words)) throw new WrongUse('a command and a combination are needed')
  return words
}

const isOne = (words: readonly string[]): words is [string] => words.length === 1
const isTwo = (words: readonly string[]): words is [string, string] => words.length === 2
const isThree = (words: readonly string[]): words is [string, string, string] => words.length === 3

/** Runs the program with these arguments; gives its exit code. */
export const main = commandProgram({
  name: 'stock',
  commands: [
    defineCommand({
      name: 'show',
      usage: ITEM,
      about: 'stock of the shop and of its stores',
      options: {},
      read: (words) => wordsOf(words, isOne),
      run: ([name], terminal) => show(terminal, name),
    }),
    defineCommand({
      name: 'set',
      usage: `${ITEM} <pieces>`,
      about: 'sets the stock',
      options: {},
      read(words) {
        const [name, pieces] = wordsOf(words, isTwo)
        return { name, to: piecesIn(pieces, 0) }
      },
      run: ({ name, to }, terminal) => change(terminal, name, { to }),
    }),
    defineCommand({
      name: 'add',
      usage: `${ITEM} <pieces>`,
      about: 'adds pieces; -3 removes three',
      options: {},
      read(words) {
        const [name, pieces] = wordsOf(words, isTwo)
        return { name, by: piecesIn(pieces, -MOST) }
      },
      run: ({ name, by }, terminal) => change(terminal, name, { by }),
    }),
    defineCommand({
      name: 'store',
      usage: `<store id> ${ITEM} <pieces>`,
      about: 'sets the stock of a store',
      options: {},
      read(words) {
        const [store, name, pieces] = wordsOf(words, isThree)
        return { store, name, pieces: piecesIn(pieces, 0) }
      },
      run: ({ store, name, pieces }, terminal) => setStoreStock(terminal, store, name, pieces),
    }),
  ],
  notes: ['Several combinations may share an SKU: then use the id, which "show" prints.'],
  refusal: 'there is no such combination or store',
})
