/** Seeded chance: the same seed gives the same shop. */
export interface Random {
  /** a float in [0, 1) */
  next(): number
  /** a whole number from `min` to `max`, both included */
  int(min: number, max: number): number
  /** true with the given probability (0–1) */
  chance(probability: number): boolean
  /** one item; throws on an empty list */
  pick<T>(items: readonly T[]): T
  /** up to `count` different items in random order */
  sample<T>(items: readonly T[], count: number): T[]
  /** a shuffled copy */
  shuffle<T>(items: readonly T[]): T[]
  /** one item, each as likely as its weight; throws on an empty list */
  weighted<T>(items: readonly (readonly [T, number])[]): T
}

/** FNV-1a hash of a text as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** mulberry32 seeded by a text, e.g. `makeRandom('product:hana-3')`. */
export function makeRandom(seed: string): Random {
  let state = hash(seed)

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))

  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error(`nothing to pick from (${seed})`)
    return item
  }

  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items]
    const shuffled: T[] = []
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1))
    return shuffled
  }

  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let mark = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      mark -= weight
      if (mark < 0) return item
    }
    return pick(items)[0]
  }

  return {
    next,
    int,
    pick,
    shuffle,
    weighted,
    chance: (probability) => next() < probability,
    sample: (items, count) => shuffle(items).slice(0, count),
  }
}
