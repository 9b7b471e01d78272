import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry, Outcome } from './entry'

/** The queue on the device (IndexedDB), which all tabs and the service worker share. */

const DATABASE = 'nang-queue'

/** Entries that could not be sent for so long are given up. */
export const KEPT_MS = 7 * 86_400_000

interface Schema extends DBSchema {
  entries: { key: number; value: Entry; indexes: { id: string; slot: string } }
  outcomes: { key: string; value: Outcome }
}

let opening: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      const entries = database.createObjectStore('entries', { autoIncrement: true })
      entries.createIndex('id', 'id', { unique: true })
      entries.createIndex('slot', 'slot')
      database.createObjectStore('outcomes', { keyPath: 'id' })
    },
    blocking: () => void close(),
    terminated: () => (opening = null),
  })
  // A refusal is not remembered: storage may be allowed later.
  opening.catch(() => (opening = null))
  return opening
}

async function close(): Promise<void> {
  const database = await opening
  opening = null
  database?.close()
}

/** Whether this browser has had a queue at all: one that has not is spared the opening. */
export async function hasQueue(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  // Not every browser lists its databases.
  if (!('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
}

/** Puts an entry last; it takes the place of one with its id or slot. @throws when the device keeps nothing */
export async function putEntry(entry: Entry): Promise<void> {
  const database = await open()
  const transaction = database.transaction('entries', 'readwrite')
  const former = [
    ...(await transaction.store.index('id').getAllKeys(entry.id)),
    ...(entry.slot === undefined ? [] : await transaction.store.index('slot').getAllKeys(entry.slot)),
  ]
  for (const key of new Set(former)) await transaction.store.delete(key)
  await transaction.store.add(entry)
  await transaction.done
}

/** All entries, in the order in which they were made. */
export const entries = async (): Promise<Entry[]> => (await open()).getAll('entries')

/** Removes an entry, when it was sent or is not wanted any more. */
export async function removeEntry(id: string): Promise<void> {
  const database = await open()
  const key = await database.getKeyFromIndex('entries', 'id', id)
  if (key !== undefined) await database.delete('entries', key)
}

/** Removes an entry and notes what became of it, both or neither. */
export async function settleEntry(id: string, outcome: Outcome): Promise<void> {
  const database = await open()
  const transaction = database.transaction(['entries', 'outcomes'], 'readwrite')
  const key = await transaction.objectStore('entries').index('id').getKey(id)
  if (key !== undefined) await transaction.objectStore('entries').delete(key)
  await transaction.objectStore('outcomes').put(outcome)
  await transaction.done
}

/** Takes the outcomes that no page has shown: each is given once, whichever tab asks. */
export async function takeOutcomes(): Promise<Outcome[]> {
  const database = await open()
  const transaction = database.transaction('outcomes', 'readwrite')
  const outcomes = await transaction.store.getAll()
  await transaction.store.clear()
  await transaction.done
  return outcomes
}

/** Forgets everything of people other than this one. */
export async function forgetOthers(owner: string): Promise<void> {
  const database = await open()
  const transaction = database.transaction(['entries', 'outcomes'], 'readwrite')
  for (const key of await transaction.objectStore('entries').getAllKeys()) {
    const entry = await transaction.objectStore('entries').get(key)
    if (entry?.owner !== owner) await transaction.objectStore('entries').delete(key)
  }
  for (const outcome of await transaction.objectStore('outcomes').getAll())
    if (outcome.owner !== owner) await transaction.objectStore('outcomes').delete(outcome.id)
  await transaction.done
}
