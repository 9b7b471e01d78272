// @ts-check

/**
 * A bounded map: the least recently used entry is evicted first. Sizes are in the unit of `sizeOf`, usually bytes.
 * @template V
 */
export class BoundedMap {
  /** @type {Map<string, { value: V, size: number }>} from the longest unused to the last used */
  #entries = new Map()
  #size = 0

  /** @param {number} maxSize @param {(value: V, key: string) => number} [sizeOf] one each when left out */
  constructor(maxSize, sizeOf = () => 1) {
    this.maxSize = maxSize
    this.sizeOf = sizeOf
  }

  get size() {
    return this.#size
  }

  /** @param {string} key @returns {V | undefined} */
  get(key) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Whether it is there, without counting as a use. @param {string} key */
  has(key) {
    return this.#entries.has(key)
  }

  /** A value larger than the bound is not stored. @param {string} key @param {V} value @returns {string[]} the evicted keys */
  set(key, value) {
    this.delete(key)
    const size = this.sizeOf(value, key)
    if (size > this.maxSize) return [key]
    this.#entries.set(key, { value, size })
    this.#size += size
    const gone = []
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.maxSize) break
      this.delete(oldest)
      gone.push(oldest)
    }
    return gone
  }

  /** @param {string} key */
  delete(key) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
  }
}
