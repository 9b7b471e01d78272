/** Apart from what reads the queue: of most visits this is all that loads. */

/** Name of the queue's database (IndexedDB). */
export const DATABASE = 'nang-queue'

/** Whether this browser has had a queue at all: one that has not is spared its code and the opening. */
export async function hasQueue(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  // Not every browser lists its databases.
  if (!('databases' in indexedDB)) return true
  return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
}
