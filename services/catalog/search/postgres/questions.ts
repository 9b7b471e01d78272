import { requiredOf, type Term, termsOf } from '../terms'
import { SENSES } from '../senses'
import type { ReadKeyword } from './read-keyword'

/** Texts of type tsquery, the best answers first; the last holds for whatever one before it holds for. */
export type Steps = readonly string[]

export interface Questions {
  /** with all words whole */
  whole: Steps
  /** with the last word taken for a beginning; null when no word begins so */
  open: Steps | null
  /** the last word says nothing as it stands, 'kem cho': it is more likely a beginning */
  isHardlyFinished: boolean
  /** the words side by side in a name; null for a single word */
  together: string | null
  /** all words in name and brand, or what means the same */
  named: string
  /** all terms but one; null where what is left would say nothing */
  loosened: string | null
}

/** Lexemes are letters and digits alone (`catalog.words_of`), so quoting them is enough. */
const lexeme = (text: string, isOpen = false) =>
  `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${isOpen ? ':*' : ''}`

const all = (parts: readonly string[]) => parts.join(' & ')
const any = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`)
const group = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${all(parts)})`)

/** Marks of lexemes: see search-schema.ts. */
const ANYWHERE = ''
const NAMED = '='
const LABEL = '=#'
const SHADE = '=~'

/** One term: what was typed, any phrase that means the same, or a shade of its colour. Only what was typed may be unfinished. */
function written({ phrases, colour }: Term, mark: string, isOpen: boolean): string {
  const ways = phrases.map((words, way) =>
    group(words.map((word, at) => lexeme(mark + word, isOpen && way === 0 && at === words.length - 1))),
  )
  return any(colour === null ? ways : [...ways, lexeme(SHADE + colour)])
}

const writtenAll = (terms: readonly Term[], mark: string, isOpen = false) =>
  all(terms.map((term, at) => written(term, mark, isOpen && at === terms.length - 1)))

/** Neighbours in the name. */
const together = (words: readonly string[], isOpen: boolean): string[] =>
  words.length < 2
    ? []
    : [
        all(
          words
            .slice(1)
            .map((word, at, seconds) =>
              lexeme(`${NAMED}${words[at] ?? ''}_${word}`, isOpen && at === seconds.length - 1),
            ),
        ),
      ]

const wordsOf = (terms: readonly Term[]) => terms.flatMap(({ phrases: [own = []] }) => [...own])

/** Of a kind that is called so, and named so: of 'mặt nạ' those for the face, not those for hair. */
const ofKind = (names: readonly (readonly string[])[]): string[] =>
  names.length === 0
    ? []
    : [
        any(
          names.map((words) =>
            group([lexeme(LABEL + words.join(' ')), ...words.map((word) => lexeme(NAMED + word))]),
          ),
        ),
      ]

/** What else a keyword of one term is called. */
const otherNames = ([only, ...others]: readonly Term[]) =>
  others.length === 0 ? (only?.phrases.slice(1) ?? []) : []

/** Not what the same letters mean besides: 'son' without nail polish (sơn móng). */
function inSense(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    (SENSES[word] ?? [])
      .filter(({ unless }) => !unless.some((other) => words.includes(other)))
      .map(({ lexemes }) => `!${any(lexemes.map((text) => lexeme(text)))}`),
  )
}

/** Named so and to be had in the shade: 'son đỏ'; before them those whose shade is called as was typed, 'đỏ gạch'. */
function inShade(terms: readonly Term[], words: readonly string[]): string[] {
  const colours = terms.flatMap(({ at, colour }) => (colour === null ? [] : [{ at, colour }]))
  if (colours.length === 0) return []
  const others = terms.filter(({ colour }) => colour === null)
  const sense = inSense(words)
  const shades = colours.map(({ colour }) => lexeme(SHADE + colour))
  const precise = colours.flatMap(({ at }) => {
    const next = others.find((term) => term.at === at + 1 && term.phrases[0]?.length === 1)
    const shade = `${SHADE}${words[at] ?? ''}_${words[at + 1] ?? ''}`
    return next ? [{ next, shade }] : []
  })
  const called = precise.map(({ next, shade }) => {
    const named = others.filter((term) => term !== next)
    return all([...named.map((term) => written(term, NAMED, false)), lexeme(shade), ...sense])
  })
  const named = others.map((term) => written(term, NAMED, false))
  const coloured = all([...named, ...shades])
  return [...called, ...(sense.length > 0 ? [all([coloured, ...sense])] : []), coloured]
}

/** What the texts are asked for a keyword; null when it has no word. */
export function questionsOf({ words, is_open }: ReadKeyword): Questions | null {
  if (words.length === 0) return null
  const terms = termsOf(words)
  const required = requiredOf(terms)
  const core = wordsOf(required)
  const sense = inSense(words)
  const typed = all(core.map((word) => lexeme(NAMED + word)))
  const anywhere = writtenAll(required, ANYWHERE)
  const isHardlyFinished = required.at(-1) !== terms.at(-1)
  const begun = isHardlyFinished ? terms : required
  return {
    whole: [
      lexeme(`==${words.join(' ')}`),
      ...ofKind([core]),
      ...inShade(required, words),
      ...together(words, false),
      ...(sense.length > 0 ? [all([typed, ...sense])] : []),
      typed,
      ...ofKind(otherNames(required)),
      writtenAll(required, NAMED),
      lexeme(LABEL + core.join(' ')),
      anywhere,
    ],
    open: is_open
      ? [...together(words, true), writtenAll(begun, NAMED, true), writtenAll(begun, ANYWHERE, true)]
      : null,
    isHardlyFinished,
    together: together(words, false)[0] ?? null,
    named: writtenAll(required, NAMED),
    loosened: loosened(required),
  }
}

/** All terms but one, wherever one that tells what is looked for is left. */
function loosened(terms: readonly Term[]): string | null {
  const ways = terms.flatMap((left) => {
    const others = terms.filter((term) => term !== left)
    return others.some(({ isTelling }) => isTelling) ? [`(${writtenAll(others, ANYWHERE)})`] : []
  })
  return ways.length === 0 ? null : ways.join(' | ')
}
