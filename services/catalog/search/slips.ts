import { editDistance } from './distance'

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
