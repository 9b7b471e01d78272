import { knownWordIndexes, requiredOf, type Term, termsOf } from '../terms'
import type { CorrectedKeyword } from './correct-keyword'
import type { Labels } from './vocabulary'

/** tsquery texts from the most relevant matches to the widest; the last one matches everything that an earlier one matches. */
export type MatchTiers = readonly string[]

/** Lexemes that a text must have: all of the terms, of each any alternative, of that all lexemes. */
export type RequiredLexemes = readonly (readonly (readonly string[])[])[]

export interface TextQueries {
  /** all words as whole words */
  wholeWords: MatchTiers
  /** the last query of `wholeWords` as lexemes */
  anywhere: RequiredLexemes
  /** the required words or their synonyms */
  requiredWords: readonly string[]
  /** with the last word as a prefix; null when no word has this prefix */
  prefix: MatchTiers | null
  /** the last word is a known phrase or colour, even if no product has it: 'kcn', 'giá rẻ' */
  isLastWordKnown: boolean
  /** the last word is a weak word, 'kem cho': more likely the beginning of another */
  endsInWeakWord: boolean
  /** the words adjacent in a name; null for a single word */
  adjacent: string | null
  /** all words or their synonyms in name and brand */
  inName: string
  /** all terms but one; null when no specific term would be left */
  loosened: MatchTiers | null
}

/** Lexemes consist of letters and digits (`catalog.words_of`), so quoting is sufficient escaping. */
const lexeme = (text: string, isPrefix = false) =>
  `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${isPrefix ? ':*' : ''}`

const all = (parts: readonly string[]) => parts.join(' & ')
const any = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`)
const group = (parts: readonly string[]) => (parts.length === 1 ? parts.join('') : `(${all(parts)})`)

/** Prefixes of marked lexemes: see search-schema.ts. */
const ANYWHERE = ''
const IN_NAME = '='
const LABEL = '=#'
const OWN_CATEGORY = '=@'
export const SHADE = '=~'

/** One term: the typed phrase, a synonym, or a shade of its colour. Only the typed phrase may end in a prefix. */
function termQuery({ phrases, colour }: Term, mark: string, isPrefix: boolean): string {
  const alternatives = phrases.map((words, way) =>
    group(words.map((word, at) => lexeme(mark + word, isPrefix && way === 0 && at === words.length - 1))),
  )
  return any(colour === null ? alternatives : [...alternatives, lexeme(SHADE + colour)])
}

/** The same for terms anywhere in a text, without a prefix, as lexemes. */
const lexemesOf = ({ phrases, colour }: Term): readonly (readonly string[])[] =>
  colour === null ? phrases : [...phrases, [SHADE + colour]]

const termsQuery = (terms: readonly Term[], mark: string, isPrefix = false) =>
  all(terms.map((term, at) => termQuery(term, mark, isPrefix && at === terms.length - 1)))

/** The words adjacent in the name, as pairs; empty for a single word. */
const adjacent = (words: readonly string[], isPrefix: boolean): string[] =>
  words.length < 2
    ? []
    : [
        all(
          words
            .slice(1)
            .map((word, at, seconds) =>
              lexeme(`${IN_NAME}${words[at] ?? ''}_${word}`, isPrefix && at === seconds.length - 1),
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
        group([lexeme(LABEL + words.join(' ')), ...words.map((word) => lexeme(IN_NAME + word))]),
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
  const alternatives = colours.flatMap(({ at }) =>
    [2, 1].flatMap((length) => {
      const name = others.filter((term) => term.at > at && term.at <= at + length && term.length === 1)
      const pairs = name.map((term) => lexeme(`${SHADE}${words[term.at - 1] ?? ''}_${words[term.at] ?? ''}`))
      return name.length === length
        ? [{ named: others.filter((term) => !name.includes(term)), shades: pairs }]
        : []
    }),
  )
  return [...alternatives, { named: others, shades: colours.map(({ shade }) => shade) }].flatMap(
    ({ named, shades }) => [
      ...inOwnCategory(named, words, labels).map((labelled) => all([labelled, ...shades])),
      all([...named.map((term) => termQuery(term, IN_NAME, false)), ...shades]),
    ],
  )
}

/** Products whose own category has this name, without less likely senses. */
function inOwnCategory(
  terms: readonly Term[],
  words: readonly string[],
  { categoryWords }: Labels,
): string[] {
  const hasAllTerms = (labelled: ReadonlySet<string>) =>
    terms.every(({ phrases }) => phrases.some((phrase) => phrase.every((word) => labelled.has(word))))
  if (terms.length === 0 || !categoryWords.some(hasAllTerms)) return []
  return [all([termsQuery(terms, OWN_CATEGORY), ...excludedSenses(words)])]
}

type QueriedWords = Pick<CorrectedKeyword, 'words' | 'endsInPrefix' | 'unknownAt'>

/** The tsqueries for a keyword; null when it has no words. */
export function textQueriesOf(
  { words, endsInPrefix, unknownAt }: QueriedWords,
  labels: Labels,
): TextQueries | null {
  if (words.length === 0) return null
  const terms = termsOf(words)
  const required = requiredOf(terms)
  const requiredWords = wordsOf(required)
  const typed = all(requiredWords.map((word) => lexeme(IN_NAME + word)))
  const inName = termsQuery(required, IN_NAME)
  const anywhere = termsQuery(required, ANYWHERE)
  const endsInWeakWord = required.at(-1) !== terms.at(-1)
  const lastTerms = endsInWeakWord ? terms : required
  const labelled = withLabel([requiredWords], labels)
  const tiers = [
    lexeme(`==${words.join(' ')}`),
    ...labelled,
    ...inShade(required, words, labels),
    ...(labelled.length > 0
      ? []
      : inOwnCategory(required, words, labels).map((inCategory) => all([typed, inCategory]))),
    ...adjacent(words, false),
    typed,
    ...withLabel(synonymsOfSingle(required), labels),
    inName,
    ...(labels.names.has(requiredWords.join(' ')) ? [lexeme(LABEL + requiredWords.join(' '))] : []),
    anywhere,
  ]
  return {
    wholeWords: [...new Set(tiers)],
    anywhere: required.map(lexemesOf),
    requiredWords,
    prefix: endsInPrefix
      ? [
          ...adjacent(words, true),
          termsQuery(lastTerms, IN_NAME, true),
          termsQuery(lastTerms, ANYWHERE, true),
        ]
      : null,
    isLastWordKnown: knownWordIndexes(words).has(words.length - 1),
    endsInWeakWord,
    adjacent: adjacent(words, false)[0] ?? null,
    inName,
    loosened: loosened(required, unknownAt, labels),
  }
}

/** The queries without one term: without the term that no product has, else without any one; null unless a specific term is left (terms.ts). */
function loosened(terms: readonly Term[], unknown: ReadonlySet<number>, labels: Labels): MatchTiers | null {
  const isUnknown = ({ at, length }: Term) =>
    Array.from({ length }, (_, offset) => at + offset).some((place) => unknown.has(place))
  const unknownTerms = terms.filter(isUnknown)
  if (unknownTerms.length > 1) return null
  const alternatives = (unknownTerms.length === 1 ? unknownTerms : terms)
    .map((left) => terms.filter((term) => term !== left))
    .filter((others) => others.some(({ isSpecific }) => isSpecific))
  const [only, ...more] = alternatives
  if (!only) return null
  if (more.length === 0)
    return (
      textQueriesOf({ words: wordsOf(only), endsInPrefix: false, unknownAt: new Set() }, labels)
        ?.wholeWords ?? null
    )
  return [IN_NAME, ANYWHERE].map((mark) => any(alternatives.map((others) => `(${termsQuery(others, mark)})`)))
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
