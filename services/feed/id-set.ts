/**
 * A set of ids, stored as 53-bit hashes in one hash table: about 16 bytes an id, 16–32 MB for a million; a Set of strings takes ten
 * times as much. The probability that any two ids of a feed of a million rows collide is about 1 in 18,000; the second one would be
 * rejected as a duplicate.
 */
export class IdSet {
  #table = new Float64Array(1 << 12)
  #size = 0

  /** Adds an id; false when the set already has it. */
  add(id: string): boolean {
    if (this.#size * 2 >= this.#table.length) this.#grow()
    const added = place(this.#table, hash53(id))
    if (added) this.#size += 1
    return added
  }

  #grow(): void {
    const bigger = new Float64Array(this.#table.length * 2)
    for (const hash of this.#table) if (hash !== 0) place(bigger, hash)
    this.#table = bigger
  }
}

function place(table: Float64Array, hash: number): boolean {
  const mask = table.length - 1
  for (let slot = hash % table.length; ; slot = (slot + 1) & mask) {
    const found = table[slot]
    if (found === hash) return false
    if (found === 0) {
      table[slot] = hash
      return true
    }
  }
}

/** cyrb53: two mixed 32-bit hashes in one safe integer, never 0, which marks an empty slot. */
export function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0) || 1
}
