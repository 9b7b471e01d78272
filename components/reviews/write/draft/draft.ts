/**
 * Drafts of reviews on this device (IndexedDB, which holds photos too): one record a draft, written part by part, each part read back and
 * checked by the code it belongs to. Without IndexedDB a draft lives as long as the page.
 */

const DATABASE = 'nang-review-drafts'
const STORE = 'drafts'

/** A draft that was not continued for so long is deleted. */
const LIFETIME_MS = 30 * 86_400_000

export type DraftParts = Readonly<Record<string, unknown>>

const memory = new Map<string, DraftParts>()

let opening: Promise<IDBDatabase> | null = null

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    if (typeof indexedDB === 'undefined') {
      reject(new Error('no IndexedDB'))
      return
    }
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      const database = request.result
      // Another tab with a newer version, or cleared site data: the next call opens it again.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      database.onclose = () => (opening = null)
      resolve(database)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
    request.onblocked = () => reject(new Error('IndexedDB is blocked'))
  })
  return opening
}

/** One transaction: `act` makes its requests; resolves with the result of the one it returns once everything is stored. */
async function transact<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'))
  })
}

const partsOf = (record: unknown): DraftParts | null =>
  typeof record === 'object' && record !== null ? { ...record } : null

const isFresh = ({ savedAt }: DraftParts) => typeof savedAt === 'number' && savedAt > Date.now() - LIFETIME_MS

/** Where a page that goes away leaves what IndexedDB would not finish storing. */
const leftEntry = (key: string) => `${DATABASE}:${key}`

function readLeft(key: string): DraftParts | null {
  try {
    const text = window.localStorage.getItem(leftEntry(key))
    return text === null ? null : partsOf(JSON.parse(text))
  } catch {
    // Storage is disabled, or holds another format.
    return null
  }
}

function forgetLeft(key: string): void {
  try {
    window.localStorage.removeItem(leftEntry(key))
  } catch {
    // Storage is disabled.
  }
}

const savedAtOf = (parts: DraftParts | null) => (typeof parts?.savedAt === 'number' ? parts.savedAt : 0)

/** As `writeDraft`, at once: for a page that goes away, and parts without files. */
export function leaveDraft(key: string, part: DraftParts): void {
  try {
    const text = JSON.stringify({ ...part, savedAt: Date.now() })
    window.localStorage.setItem(leftEntry(key), text)
  } catch {
    // Storage is disabled or full: the draft is as old as the last pause in typing.
  }
}

/** The parts of a draft, with `savedAt` in ms; null when there is none. */
export async function readDraft(key: string): Promise<DraftParts | null> {
  let parts: DraftParts | null
  try {
    parts = partsOf(await transact('readonly', (store) => store.get(key)))
  } catch {
    // Storage is disabled, full or broken: the draft of this page is in memory.
    parts = null
  }
  parts ??= memory.get(key) ?? null
  const left = readLeft(key)
  if (left && savedAtOf(left) >= savedAtOf(parts)) parts = { ...parts, ...left }
  return parts && isFresh(parts) ? parts : null
}

/** Replaces the given parts of a draft and keeps the others. Never throws: what cannot be stored stays in memory. */
export async function writeDraft(key: string, part: DraftParts): Promise<void> {
  const change = { ...part, savedAt: Date.now() }
  memory.set(key, { ...memory.get(key), ...change })
  try {
    await transact('readwrite', (store) => {
      const read = store.get(key)
      read.onsuccess = () => store.put({ ...partsOf(read.result), ...change }, key)
      return read
    })
  } catch {
    // Kept in memory.
  }
}

/** Deletes a draft, and on the way those that are out of date. */
export async function clearDraft(key: string): Promise<void> {
  memory.delete(key)
  forgetLeft(key)
  try {
    await transact('readwrite', (store) => {
      const walk = store.openCursor()
      walk.onsuccess = () => {
        const cursor = walk.result
        if (!cursor) return
        const parts = partsOf(cursor.value)
        if (cursor.key === key || !parts || !isFresh(parts)) cursor.delete()
        cursor.continue()
      }
      return walk
    })
  } catch {
    // Nothing was stored.
  }
}
