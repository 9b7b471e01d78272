/**
 * How many letters must be added, taken away, changed or swapped with their neighbour to make one word of the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}

/** Letters that may be wrong in a word of this length. */
export const tolerance = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

const sorted = (word: string) => Array.from(word).sort().join('')

/** How far a word is from what was typed: letters that differ, less when the first is right, and when letters are only swapped. */
export const slipCost = (typed: string, word: string): number =>
  editDistance(typed, word) -
  (word.startsWith(typed.slice(0, 1)) ? 0.5 : 0) -
  (sorted(typed) === sorted(word) ? 0.25 : 0)

/** The word with two neighbouring letters swapped, at each place: 'mio' → 'imo', 'moi'. */
export const swapsOf = (word: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
      const [first = '', second = ''] = word.slice(at, at + 2)
      return word.slice(0, at) + second + first + word.slice(at + 2)
    }).filter((swapped) => swapped !== word),
  ),
]
