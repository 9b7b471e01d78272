/** Words of a list in a text, also where their letters are split, doubled or replaced by look-alikes. */

/** What may stand for a letter. An asterisk hides letters instead of splitting them: 'đ*' is the writer's own restraint. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a@4',
  e: 'e3',
  i: 'i1!|',
  o: 'o0',
  s: 's$5',
  t: 't7',
}

/** How often a letter is repeated at most: without a bound a row of equal marks would be tried from each of them to its end. */
const MOST_REPEATS = 30

const quoted = (text: string) => text.replace(/[\\\]^-]/g, '\\$&')

/** Marks between the letters of one word; blanks too where each letter stands alone. */
const MARK = String.raw`[.\-_~'"’,+·\u200b]`
const JOINED = `${MARK}{0,3}`
const SPLIT = String.raw`(?:${MARK}{1,3}\s?|\s{1,2})`

function patternOf(word: string): string {
  const letters = Array.from(word)
  const alike = (letter: string) => `[${quoted(LOOKALIKES[letter] ?? letter)}]`
  const one = (letter: string) => `${alike(letter)}{1,${MOST_REPEATS}}`
  // A run of one letter is one repetition: two beside each other would match the same text in very many ways.
  const runs = word.match(/(\p{L}|\p{N}|.)\1*/gu) ?? []
  const joined = runs
    .map((run) => {
      const [letter = '', ...more] = Array.from(run)
      return more.length === 0
        ? one(letter)
        : `${alike(letter)}(?:${JOINED}${alike(letter)}){${more.length},${MOST_REPEATS}}`
    })
    .join(JOINED)
  // 'd m' and 'v c l' may be measures or initials: a short word of plain letters is not looked for across blanks.
  const isPlainShort = letters.length < 4 && /^[a-z]+$/.test(word)
  return isPlainShort || letters.length < 2 ? joined : `${joined}|${letters.map(one).join(SPLIT)}`
}

/**
 * Finds a word, or words with one blank between them, in a text. Diacritics count: 'lồn' is not found in 'lon', so a list names both forms of
 * what it means.
 */
export function wordFinder(phrase: string): (text: string) => boolean {
  const words = phrase.normalize('NFC').toLowerCase().trim().split(/\s+/)
  const pattern = words.map((word) => `(?:${patternOf(word)})`).join(String.raw`[\s.\-_,]{1,3}`)
  const finder = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'u')
  return (text) => finder.test(text.normalize('NFC').toLowerCase())
}
