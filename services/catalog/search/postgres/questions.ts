import { knownPlaces, requiredOf, type Term, termsOf } from '../terms'
import type { ReadKeyword } from './read-keyword'
import type { Labels } from './vocabulary'

/** tsquery texts from the most relevant matches to the widest; the last one matches everything that an earlier one matches. */
export type Steps = readonly string[]

export interface Questions {
  /** all words as whole words */
  whole: Steps
  /** the required words or their synonyms */
  core: readonly string[]
  /** with the last word as a prefix; null when no word has this prefix */
  open: Steps | null
  /** the last word is a known phrase or colour, even if no product has it: 'kcn', 'giá rẻ' */
  isEndKnown: boolean
  /** the last word is a weak word, 'kem cho': more likely the beginning of another */
  isHardlyFinished: boolean
  /** the words adjacent in a name; null for a single word */
  adjacent: string | null
  /** all words or their synonyms in name and brand */
  named: string
  /** all terms but one; null when no telling term would be left */
  loosened: Steps | null
}

/** Lexemes consist of letters and digits (`catalog.words_of`), so quoting is sufficient escaping. */
const lexeme = (text: string, isOpen = false) =>
  `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${isOpen ? ':*' : ''}`

const all = (parts: readonly string[]) => parts.join(' & ')
const any = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`)
const group = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${all(parts)})`)

/** Prefixes of marked lexemes: see search-schema.ts. */
const ANYWHERE = ''
const NAMED = '='
const LABEL = '=#'
const KIND = '=@'
const SHADE = '=~'

/** One term: the typed phrase, a synonym, or a shade of its colour. Only the typed phrase may end in a prefix. */
function termQuery({ phrases, colour }: Term, mark: string, isOpen: boolean): string {
  const ways = phrases.map((words, way) =>
    group(words.map((word, at) => lexeme(mark + word, isOpen && way === 0 && at === words.length - 1))),
  )
  return any(colour === null ? ways : [...ways, lexeme(SHADE + colour)])
}

const termsQuery = (terms: readonly Term[], mark: string, isOpen = false) =>
  all(terms.map((term, at) => termQuery(term, mark, isOpen && at === terms.length - 1)))

/** The words adjacent in the name, as pairs; empty for a single word. */
const adjacent = (words: readonly string[], isOpen: boolean): string[] =>
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

/** Products that have one of these names as a label (category or tag) and in their own name: 'mặt nạ' finds face masks before hair masks. */
function withLabel(names: readonly (readonly string[])[], labels: Labels): string[] {
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

/** The synonyms of a keyword that is a single term. */
const synonymsOfSingle = ([only, ...others]: readonly Term[]) =>
  others.length === 0 ? (only?.phrases.slice(1) ?? []) : []

/** Excludes the less likely senses of an ambiguous word: 'son' (lipstick) without 'sơn móng' (nail polish). */
function excludedSenses(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    (SENSES[word] ?? [])
      .filter(({ unless }) => !unless.some((other) => words.includes(other)))
      .map(({ lexemes }) => `!${any(lexemes.map((text) => lexeme(text)))}`),
  )
}

/** Products with the name and a shade of the colour ('son đỏ'), after those with the typed shade name ('đỏ gạch'); products of the category of that name first. */
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
      ...inOwnCategory(named, words, labels).map((kind) => all([kind, ...shades])),
      all([...named.map((term) => termQuery(term, NAMED, false)), ...shades]),
    ],
  )
}

/** Products whose own category has this name, without less likely senses. */
function inOwnCategory(terms: readonly Term[], words: readonly string[], { kinds }: Labels): string[] {
  const isCalled = (kind: ReadonlySet<string>) =>
    terms.every(({ phrases }) => phrases.some((phrase) => phrase.every((word) => kind.has(word))))
  if (terms.length === 0 || !kinds.some(isCalled)) return []
  return [all([termsQuery(terms, KIND), ...excludedSenses(words)])]
}

type Asked = Pick<ReadKeyword, 'words' | 'is_open' | 'unknown'>

/** The tsqueries for a keyword; null when it has no words. */
export function questionsOf({ words, is_open, unknown }: Asked, labels: Labels): Questions | null {
  if (words.length === 0) return null
  const terms = termsOf(words)
  const required = requiredOf(terms)
  const core = wordsOf(required)
  const typed = all(core.map((word) => lexeme(NAMED + word)))
  const named = termsQuery(required, NAMED)
  const anywhere = termsQuery(required, ANYWHERE)
  const isHardlyFinished = required.at(-1) !== terms.at(-1)
  const begun = isHardlyFinished ? terms : required
  const kind = withLabel([core], labels)
  const steps = [
    lexeme(`==${words.join(' ')}`),
    ...kind,
    ...inShade(required, words, labels),
    ...(kind.length > 0 ? [] : inOwnCategory(required, words, labels).map((called) => all([typed, called]))),
    ...adjacent(words, false),
    typed,
    ...withLabel(synonymsOfSingle(required), labels),
    named,
    ...(labels.names.has(core.join(' ')) ? [lexeme(LABEL + core.join(' '))] : []),
    anywhere,
  ]
  return {
    whole: [...new Set(steps)],
    core,
    open: is_open
      ? [...adjacent(words, true), termsQuery(begun, NAMED, true), termsQuery(begun, ANYWHERE, true)]
      : null,
    isEndKnown: knownPlaces(words).has(words.length - 1),
    isHardlyFinished,
    adjacent: adjacent(words, false)[0] ?? null,
    named,
    loosened: loosened(required, unknown, labels),
  }
}

/** The queries without one term: without the term that no product has, else without any one; null unless a telling term is left (terms.ts). */
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
  return [NAMED, ANYWHERE].map((mark) => any(ways.map((others) => `(${termsQuery(others, mark)})`)))
}

interface OtherSense {
  /** lexemes of the less likely sense (search-schema.ts) */
  lexemes: readonly string[]
  /** words that select this sense */
  unless: readonly string[]
}

/** Words that are ambiguous without diacritics or part of another product's name, with their less likely senses, which rank lower. */
export const SENSES: Readonly<Record<string, readonly OtherSense[]>> = {
  // son (lipstick): not sơn (nail polish), not son dưỡng (lip balm)
  son: [
    { lexemes: ['=son_mong', '=#mong', '=#son mong'], unless: ['mong'] },
    { lexemes: ['=son_duong', '=#son duong moi'], unless: ['duong', 'balm'] },
  ],
}
