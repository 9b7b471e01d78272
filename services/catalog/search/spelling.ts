/**
 * Edit distance (optimal string alignment): insertions, deletions, substitutions and swaps of adjacent letters that turn one word into
 * the other.
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

/** Largest edit distance of a correction, by word length in letters. */
export const maxEditDistance = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

const sorted = (word: string) => Array.from(word).sort().join('')

/** Cost of a correction: the edit distance, reduced when the first letter is the same and when the letters are only reordered. */
export const correctionCost = (typed: string, word: string): number =>
  editDistance(typed, word) -
  (word.startsWith(typed.slice(0, 1)) ? 0.5 : 0) -
  (sorted(typed) === sorted(word) ? 0.25 : 0)

/** All variants of a word with two adjacent letters swapped: 'mio' → 'imo', 'moi'. */
export const swapsOf = (word: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
      const [first = '', second = ''] = word.slice(at, at + 2)
      return word.slice(0, at) + second + first + word.slice(at + 2)
    }).filter((swapped) => swapped !== word),
  ),
]
