/** Small seeded generator (mulberry32): the same seed gives the same bags on every machine. */
export function makeRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const chance = (share: number) => next() < share
  const pick = <T>(items: readonly [T, ...T[]]): T => items[int(0, items.length - 1)] ?? items[0]
  const list = <T>(from: number, to: number, make: (place: number) => T): T[] =>
    Array.from({ length: int(from, to) }, (_, place) => make(place))
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { int, chance, pick, list, shuffle }
}
export type Random = ReturnType<typeof makeRandom>
