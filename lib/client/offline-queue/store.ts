import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import { type Entry, type Outcome, VISITOR } from './entry'
import { DATABASE, hasQueue } from './has-queue'

/** The queue on the device (IndexedDB), which all tabs and the service worker share. */

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

type Entries = IDBPObjectStore<Schema, ('entries' | 'outcomes')[], 'entries', 'readwrite'>

/** Deletes what one person has waiting in a slot. */
async function clearSlot(store: Entries, slot: string, owner: string): Promise<void> {
  for (const key of await store.index('slot').getAllKeys(slot))
    if ((await store.get(key))?.owner === owner) await store.delete(key)
}

/** Puts an entry last; it takes the place of one with its id, or of the same person's in its slot. @throws when the device keeps nothing */
export async function putEntry(entry: Entry): Promise<void> {
  const database = await open()
  const transaction = database.transaction(['entries', 'outcomes'], 'readwrite')
  const store = transaction.objectStore('entries')
  const former = await store.index('id').getKey(entry.id)
  if (former !== undefined) await store.delete(former)
  if (entry.slot !== undefined) await clearSlot(store, entry.slot, entry.owner)
  await store.add(entry)
  await transaction.done
}

/** All entries, in the order in which they were made. */
export const entries = async (): Promise<Entry[]> => (await open()).getAll('entries')

/** Whether an entry is still to be sent. */
export const isWaiting = async (id: string): Promise<boolean> =>
  (await (await open()).getKeyFromIndex('entries', 'id', id)) !== undefined

/** Removes what one person has waiting in a slot: a later press has reached the shop. */
export async function removeSlot(slot: string, owner: string): Promise<void> {
  if (!(await hasQueue())) return
  const transaction = (await open()).transaction(['entries', 'outcomes'], 'readwrite')
  await clearSlot(transaction.objectStore('entries'), slot, owner)
  await transaction.done
}

/** Removes an entry, when it was sent or is not wanted any more. */
export async function removeEntry(id: string): Promise<void> {
  const database = await open()
  const key = await database.getKeyFromIndex('entries', 'id', id)
  if (key !== undefined) await database.delete('entries', key)
}

/** Notes in how many passes the shop has failed on an entry that still waits. */
export async function noteFailures(id: string, failures: number): Promise<void> {
  const transaction = (await open()).transaction(['entries', 'outcomes'], 'readwrite')
  const store = transaction.objectStore('entries')
  const key = await store.index('id').getKey(id)
  const entry = key === undefined ? undefined : await store.get(key)
  if (entry) await store.put({ ...entry, failures }, key)
  await transaction.done
}

/** Removes an entry and notes what became of it, both or neither: of one that was removed while it was sent there is nothing to say. */
export async function settleEntry(id: string, outcome: Outcome): Promise<void> {
  const database = await open()
  const transaction = database.transaction(['entries', 'outcomes'], 'readwrite')
  const key = await transaction.objectStore('entries').index('id').getKey(id)
  if (key !== undefined) {
    await transaction.objectStore('entries').delete(key)
    await transaction.objectStore('outcomes').put(outcome)
  }
  await transaction.done
}

/** Whether something of this owner concerns the person who uses the browser: it is theirs, or was done before they signed in. */
const isOf = (person: string, owner: string | undefined) => owner === person || owner === VISITOR

/** Takes the outcomes for this person that no page has shown: each is given once, whichever tab asks. */
export async function takeOutcomes(person: string): Promise<Outcome[]> {
  const database = await open()
  const transaction = database.transaction('outcomes', 'readwrite')
  const outcomes = (await transaction.store.getAll()).filter(({ owner }) => isOf(person, owner))
  for (const { id } of outcomes) await transaction.store.delete(id)
  await transaction.done
  return outcomes
}

/** Forgets everything of members other than this person. */
export async function forgetOthers(person: string): Promise<void> {
  if (!(await hasQueue())) return
  const database = await open()
  const transaction = database.transaction(['entries', 'outcomes'], 'readwrite')
  const waiting = transaction.objectStore('entries')
  for (const key of await waiting.getAllKeys())
    if (!isOf(person, (await waiting.get(key))?.owner)) await waiting.delete(key)
  for (const { id, owner } of await transaction.objectStore('outcomes').getAll())
    if (!isOf(person, owner)) await transaction.objectStore('outcomes').delete(id)
  await transaction.done
}
