import { knownPlaces, requiredOf, type Term, termsOf } from '../terms'
import type { ReadKeyword } from './read-keyword'
import type { Labels } from './vocabulary'

/** Texts of type tsquery, the best answers first; the last holds for whatever one before it holds for. */
export type Steps = readonly string[]

export interface Questions {
  /** with all words whole */
  whole: Steps
  /** the words that have to be found, or what means the same */
  core: readonly string[]
  /** with the last word taken for a beginning; null when no word begins so */
  open: Steps | null
  /** the last word is known though no product may have it: 'kcn', 'giá rẻ' */
  isEndKnown: boolean
  /** the last word says nothing as it stands, 'kem cho': it is more likely a beginning */
  isHardlyFinished: boolean
  /** the words side by side in a name; null for a single word */
  together: string | null
  /** all words in name and brand, or what means the same */
  named: string
  /** all terms but one; null where what is left would say nothing */
  loosened: Steps | null
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
const KIND = '=@'
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
function ofKind(names: readonly (readonly string[])[], labels: Labels): string[] {
  const known = names.filter((words) => labels.names.has(words.join(' ')))
  if (known.length === 0) return []
  return [
    any(
      known.map((words) =>
        group([lexeme(LABEL + words.join(' ')), ...words.map((word) => lexeme(NAMED + word))]),
      ),
    ),
  ]
}

/** Other names of a keyword of one term. */
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

/** Named so and to be had in the shade: 'son đỏ'; before them those whose shade is called as was typed, 'đỏ gạch'. The kind's own first. */
function inShade(terms: readonly Term[], words: readonly string[], labels: Labels): string[] {
  const colours = terms.flatMap(({ at, colour }) =>
    colour === null ? [] : [{ at, shade: lexeme(SHADE + colour) }],
  )
  if (colours.length === 0) return []
  const others = terms.filter(({ colour }) => colour === null)
  // 'cam san hô', 'đỏ gạch'
  const ways = colours.flatMap(({ at }) =>
    [2, 1].flatMap((length) => {
      const name = others.filter((term) => term.at > at && term.at <= at + length && term.length === 1)
      const pairs = name.map((term) => lexeme(`${SHADE}${words[term.at - 1] ?? ''}_${words[term.at] ?? ''}`))
      return name.length === length
        ? [{ named: others.filter((term) => !name.includes(term)), shades: pairs }]
        : []
    }),
  )
  return [...ways, { named: others, shades: colours.map(({ shade }) => shade) }].flatMap(
    ({ named, shades }) => [
      ...ofKindWords(named, words, labels).map((kind) => all([kind, ...shades])),
      all([...named.map((term) => written(term, NAMED, false)), ...shades]),
    ],
  )
}

/** Products whose own category has this name, in the most likely sense. */
function ofKindWords(terms: readonly Term[], words: readonly string[], { kinds }: Labels): string[] {
  const isCalled = (kind: ReadonlySet<string>) =>
    terms.every(({ phrases }) => phrases.some((phrase) => phrase.every((word) => kind.has(word))))
  if (terms.length === 0 || !kinds.some(isCalled)) return []
  return [all([writtenAll(terms, KIND), ...inSense(words)])]
}

type Asked = Pick<ReadKeyword, 'words' | 'is_open' | 'unknown'>

/** The text queries for a keyword; null when it has no word. */
export function questionsOf({ words, is_open, unknown }: Asked, labels: Labels): Questions | null {
  if (words.length === 0) return null
  const terms = termsOf(words)
  const required = requiredOf(terms)
  const core = wordsOf(required)
  const typed = all(core.map((word) => lexeme(NAMED + word)))
  const named = writtenAll(required, NAMED)
  const anywhere = writtenAll(required, ANYWHERE)
  const isHardlyFinished = required.at(-1) !== terms.at(-1)
  const begun = isHardlyFinished ? terms : required
  const kind = ofKind([core], labels)
  const steps = [
    lexeme(`==${words.join(' ')}`),
    ...kind,
    ...inShade(required, words, labels),
    ...(kind.length > 0 ? [] : ofKindWords(required, words, labels).map((called) => all([typed, called]))),
    ...together(words, false),
    typed,
    ...ofKind(otherNames(required), labels),
    named,
    ...(labels.names.has(core.join(' ')) ? [lexeme(LABEL + core.join(' '))] : []),
    anywhere,
  ]
  return {
    whole: [...new Set(steps)],
    core,
    open: is_open
      ? [...together(words, true), writtenAll(begun, NAMED, true), writtenAll(begun, ANYWHERE, true)]
      : null,
    isEndKnown: knownPlaces(words).has(words.length - 1),
    isHardlyFinished,
    together: together(words, false)[0] ?? null,
    named,
    loosened: loosened(required, unknown, labels),
  }
}

/** All terms but one, or but the one with a word no product has, if a telling term is left (see terms.ts). */
function loosened(terms: readonly Term[], unknown: ReadonlySet<number>, labels: Labels): Steps | null {
  const isUnknown = ({ at, length }: Term) =>
    Array.from({ length }, (_, offset) => at + offset).some((place) => unknown.has(place))
  const strange = terms.filter(isUnknown)
  if (strange.length > 1) return null
  const ways = (strange.length === 1 ? strange : terms)
    .map((left) => terms.filter((term) => term !== left))
    .filter((others) => others.some(({ isTelling }) => isTelling))
  const [only, ...more] = ways
  if (!only) return null
  if (more.length === 0)
    return questionsOf({ words: wordsOf(only), is_open: false, unknown: new Set() }, labels)?.whole ?? null
  return [NAMED, ANYWHERE].map((mark) => any(ways.map((others) => `(${writtenAll(others, mark)})`)))
}

interface OtherSense {
  /** lexemes of what is meant besides (see search-schema.ts) */
  lexemes: readonly string[]
  /** words that ask for it */
  unless: readonly string[]
}

/** Syllables that are written alike without diacritics, or stand in another thing's name: what is meant less likely comes after. */
export const SENSES: Readonly<Record<string, readonly OtherSense[]>> = {
  // son, not sơn (nail polish) nor son dưỡng (lip balm)
  son: [
    { lexemes: ['=son_mong', '=#mong', '=#son mong'], unless: ['mong'] },
    { lexemes: ['=son_duong', '=#son duong moi'], unless: ['duong', 'balm'] },
  ],
}
