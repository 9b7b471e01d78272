import type { Database } from '../../../database'
import { editDistance, correctionCost, swapsOf, maxEditDistance } from '../spelling'
import { searchCache } from '../search-cache'
import { isSyllable, type TypedSyllable, typedSyllable } from '../telex'
import { knownWordIndexes } from '../terms'
import {
  knownWords,
  vocabularyEntries,
  adjacentPairs,
  type Pair,
  type VocabularyEntry,
  wordsLike,
} from './vocabulary'

export interface CorrectedKeyword {
  words: readonly string[]
  /** the words for display: raw Telex and VNI keys replaced by diacritics */
  shown: readonly string[]
  /** indexes of corrected words */
  correctedAt: ReadonlySet<number>
  /** indexes of words that no product has */
  unknownAt: ReadonlySet<number>
  /** number of products of each typed word, by the latest count of the vocabulary */
  productCounts: ReadonlyMap<string, number>
  /** longer words begin with the last one */
  endsInPrefix: boolean
  /** the keyword with its last word corrected, for when no product has the other words and a word with this prefix; null when not needed */
  withLastCorrected: CorrectedKeyword | null
}

/** A correction, and how many of the typed words it replaces. */
interface Correction {
  words: readonly string[]
  shown: readonly string[]
  from: number
}

const correction = (words: readonly string[], from = 1, shown = words): Correction => ({ words, shown, from })

/** Known words that are as near to this one as any is, those of the least edit cost first. `swapped`: those that differ by two swapped letters. */
async function nearestWords(
  db: Database,
  word: string,
  swapped: ReadonlyMap<string, number>,
): Promise<string[]> {
  const allowed = maxEditDistance(word.length)
  if (allowed === 0 || /\d/.test(word)) return []
  const known = [...new Map([...(await wordsLike(db, word)), ...swapped])].sort(
    ([a, some], [b, more]) => correctionCost(word, a) - correctionCost(word, b) || more - some,
  )
  const near = known.map(([candidate]) => ({ candidate, distance: editDistance(word, candidate) }))
  const least = Math.min(allowed, ...near.map(({ distance }) => distance))
  return near.flatMap(({ candidate, distance }) => (distance === least ? [candidate] : []))
}

/** Longest word that is split into several, in letters. */
const LONGEST_RUN = 30

/** Splits 'nuochoahong' into nuoc, hoa, hong: the fewest known words of at least two letters; null when it cannot be split. */
async function splitWord(db: Database, word: string): Promise<string[] | null> {
  if (word.length < 4 || word.length > LONGEST_RUN) return null
  const starts = Array.from({ length: word.length - 1 }, (_, start) => start)
  const parts = starts.flatMap((start) => starts.map((more) => word.slice(start, start + more + 2)))
  const words = await knownWords(db, [...new Set(parts)])
  // best[end]: the best split of the first `end` letters
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    const ways = best.flatMap((before, start) => {
      const last = word.slice(start, end)
      return before && words.has(last) && last.length < word.length ? [[...before, last]] : []
    })
    best.push(ways.sort((a, b) => a.length - b.length || rarest(b) - rarest(a))[0] ?? null)
  }
  return best[word.length] ?? null

  function rarest(parts: readonly string[]) {
    return Math.min(...parts.map((part) => words.get(part) ?? 0))
  }
}

/** Splits 'vitaminc' into vitamin, c: all ways to split a word in two; the second part may be one character. */
const pairsIn = (word: string): Pair[] =>
  word.length < 4 || word.length > LONGEST_RUN
    ? []
    : Array.from({ length: word.length - 2 }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)])

/** How many near words are looked for beside the words around. */
const MOST_NEAR = 6

/**
 * The near word that names have beside the words around: 'kem chong nag' is kem chống nắng, not chống nga. Without one it is the nearest, unless
 * the first letter of a short word would change: 'nuoc oha' is nước hoa, but 'son abc' is not son bạc; or the word may be one that the shop
 * has nothing for: 'xin chào' is not xin chàm.
 */
async function fittingWord(
  db: Database,
  near: readonly string[],
  typed: readonly string[],
  at: number,
): Promise<string | null> {
  const [word = '', before, after] = [typed[at], typed[at - 1], typed[at + 1]]
  const pairsOf = (candidate: string): Pair[] => [
    ...(before === undefined ? [] : [[before, candidate] as const]),
    ...(after === undefined ? [] : [[candidate, after] as const]),
  ]
  const candidates = near.slice(0, MOST_NEAR)
  const found = new Set((await adjacentPairs(db, candidates.flatMap(pairsOf))).map((pair) => pair.join(' ')))
  const fits = (candidate: string) => pairsOf(candidate).filter((pair) => found.has(pair.join(' '))).length
  const fitting = candidates.filter(fits).toSorted((one, other) => fits(other) - fits(one))[0]
  const nearest = near.at(0) ?? null
  const keepsFirstLetter = word.length > 3 || nearest?.startsWith(word.slice(0, 1))
  return fitting ?? (keepsFirstLetter && !isSyllable(word) ? nearest : null)
}

/** The most credible correction of the unknown word at this index. */
async function correctWordAt(db: Database, typed: readonly string[], at: number): Promise<Correction> {
  const word = typed[at] ?? ''
  const next = typed[at + 1]
  const joined = next === undefined ? [] : [word + next]
  const swaps = swapsOf(word)
  const pairs = pairsIn(word)
  const known = await knownWords(db, [...joined, ...swaps, ...pairs.flat()])
  // 'hada labo' for 'hadalabo'
  if (joined.some((whole) => known.has(whole))) return correction(joined, 2)
  // both parts adjacent in some name
  const pair = await adjacentPairs(
    db,
    pairs.filter((parts) => parts.every((part) => known.has(part))),
  )
  const [best] = pair.toReversed()
  if (best) return correction(best)
  const swapped = new Map([...known].filter(([candidate]) => swaps.includes(candidate)))
  const near = await fittingWord(db, await nearestWords(db, word, swapped), typed, at)
  if (near !== null && editDistance(word, near) === 1) return correction([near])
  if (isSyllable(word)) return correction([near ?? word])
  return correction((await splitWord(db, word)) ?? [near ?? word])
}

/** Words typed as raw Telex or VNI keys, by index. A word that may be foreign counts only if another word of the keyword is certainly Telex or VNI. */
async function decodedSyllables(
  db: Database,
  unknown: readonly (string | null)[],
): Promise<Map<number, TypedSyllable>> {
  const read = unknown.flatMap((word, at) => {
    const syllable = word === null ? null : typedSyllable(word)
    return syllable ? [[at, syllable] as const] : []
  })
  if (!read.some(([, { isCertain }]) => isCertain)) return new Map()
  const words = await knownWords(
    db,
    read.map(([, { plain }]) => plain),
  )
  const known = read.filter(([, { plain }]) => words.has(plain))
  return new Map(known.some(([, { isCertain }]) => isCertain) ? known : [])
}

async function correctWords(
  db: Database,
  entries: readonly VocabularyEntry[],
  isWhole = false,
): Promise<CorrectedKeyword> {
  const typed = entries.map(({ word }) => word)
  const phrases = knownWordIndexes(typed)
  const isKnown = (at: number) => phrases.has(at) || entries[at]?.products !== null || entries[at].is_prefix
  const keys = await decodedSyllables(
    db,
    typed.map((word, at) => (isKnown(at) ? null : word)),
  )
  const words: string[] = []
  const shown: string[] = []
  const correctedAt = new Set<number>()
  const unknownAt = new Set<number>()
  for (let at = 0; at < typed.length;) {
    const key = keys.get(at)
    const own = typed.slice(at, at + 1)
    const found = key
      ? correction([key.plain], 1, [key.text])
      : isKnown(at)
        ? correction(own)
        : await correctWordAt(db, typed, at)
    if (found.words.join(' ') !== own.join(' '))
      found.words.forEach((_, offset) => correctedAt.add(words.length + offset))
    else if (!isKnown(at)) unknownAt.add(words.length)
    words.push(...found.words)
    shown.push(...found.shown)
    at += found.from
  }
  const endsInPrefix = !isWhole && entries.at(-1)?.is_prefix === true
  return {
    words,
    shown,
    correctedAt,
    unknownAt,
    productCounts: new Map(
      entries.flatMap(({ word, products }) => (products === null ? [] : [[word, products]])),
    ),
    endsInPrefix,
    withLastCorrected:
      endsInPrefix && entries.at(-1)?.products === null
        ? await correctWords(db, withWholeLastWord(entries), true)
        : null,
  }
}

/** The last word as a whole word, not as a prefix. */
const withWholeLastWord = (entries: readonly VocabularyEntry[]): VocabularyEntry[] =>
  entries.map((word, at) => (at === entries.length - 1 ? { ...word, is_prefix: false } : word))

const cache = searchCache<CorrectedKeyword>()

/**
 * The words of a keyword, with words that no product has replaced by the nearest known word. Known words are never corrected, however
 * rare they are.
 */
export function correctKeyword(db: Database, keyword: string, version: string): Promise<CorrectedKeyword> {
  return cache(keyword, version, async () => correctWords(db, await vocabularyEntries(db, keyword)))
}

/**
 * The keyword with two adjacent letters of a known word swapped so that the result and an adjacent word occur together in a name:
 * 'dau gio' → dầu gội. Null when there is no such word.
 */
export async function withSwappedLetters(
  db: Database,
  read: CorrectedKeyword,
): Promise<CorrectedKeyword | null> {
  const phrases = knownWordIndexes(read.words)
  const ways = read.words.flatMap((word, at) =>
    word.length < 3 || phrases.has(at) ? [] : swapsOf(word).map((other) => ({ at, other })),
  )
  const words = await knownWords(
    db,
    ways.map(({ other }) => other),
  )
  const pairsOf = ({ at, other }: { at: number; other: string }): Pair[] => [
    ...(at > 0 ? [[read.words[at - 1] ?? '', other] as const] : []),
    ...(at < read.words.length - 1 ? [[other, read.words[at + 1] ?? ''] as const] : []),
  ]
  const credible = ways.filter(({ other }) => words.has(other))
  const found = new Set((await adjacentPairs(db, credible.flatMap(pairsOf))).map((pair) => pair.join(' ')))
  const [best] = credible
    .filter((swap) => pairsOf(swap).some((pair) => found.has(pair.join(' '))))
    .sort((a, b) => (words.get(b.other) ?? 0) - (words.get(a.other) ?? 0))
  if (!best) return null
  return {
    words: read.words.with(best.at, best.other),
    shown: read.shown.with(best.at, best.other),
    correctedAt: new Set([...read.correctedAt, best.at]),
    unknownAt: read.unknownAt,
    productCounts: read.productCounts,
    endsInPrefix: false,
    withLastCorrected: null,
  }
}
