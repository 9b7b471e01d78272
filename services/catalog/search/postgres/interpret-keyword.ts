import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database'
import type { InterpretedKeyword } from '../engine'
import { searchCache } from '../search-cache'
import { type TextQueries, textQueriesOf, type MatchTiers } from './text-queries'
import { type CorrectedKeyword, correctKeyword, withSwappedLetters } from './correct-keyword'
import { bestSellers } from './order'
import { COUNT_CAP, countUpTo, exceedsBySample, FROM_TEXTS, fromWhere } from './rows'
import { type Labels, labelsOf } from './vocabulary'
import { cachedWordSets, COUNTED_IN_SETS_FROM, countInSets, type WordSets } from './memory/word-sets'

/** The interpretation of a keyword: how it is shown and which queries find its products. */
export interface Interpretation {
  understood: InterpretedKeyword
  /** tsquery texts, the most relevant first; empty when nothing matches */
  tiers: MatchTiers
  /** how many texts match, counted up to 10,000, or up to TYPING_COUNT_CAP while the keyword is typed */
  total: number
}

/** An interpretation before swapped letters and loosening are tried. */
interface Candidate {
  corrected: CorrectedKeyword
  queries: TextQueries
  tiers: MatchTiers
  total: number
}

/** With at most this many matches, known words may be misspelt too. */
const FEW_MATCHES = 20

/** While a keyword is typed no total is shown: the count only tells few matches from many (RANKED_AT_ONCE of relevance.ts). */
const TYPING_COUNT_CAP = 1_001
/** Limit of a count. */
export const countCapOf = (isTyping: boolean): number => (isTyping ? TYPING_COUNT_CAP : COUNT_CAP)

/** A sample replaces the count when the expected number is this many times the limit, or the catalogue is this large. */
const SAMPLING_FACTOR = 2
const LARGE_CATALOGUE = 200_000

/** With this many whole-word matches, prefix matches are not needed. */
const ENOUGH_WHOLE_WORD_MATCHES = 50

interface MatchContext {
  labels: Labels
  /** the last word may be incomplete */
  isTyping: boolean
  /** estimated number of texts */
  size: number
  /** null in a small catalogue and until they are read */
  sets: WordSets | null
}

/** Totals from the sets may be some seconds old; what depends on whether few products match is counted in the database. */
const COUNTED_EXACTLY_BELOW = 100

const cache = searchCache<Interpretation>()

/**
 * Rows asked for to learn whether there is any. For one row the planner reads the whole table until it meets a match: for words that no
 * name has, 0.4 s in a million products.
 */
const PROBE_SIZE = 100

/**
 * Best sellers that are looked at first in a catalogue from PROBED_FROM texts on. The index reads every match of words that many products
 * have before it gives the first: a common prefix in a million products takes it 30 to 90 ms, three times for one keyword.
 */
const BEST_SELLERS = 300
const PROBED_FROM = 50_000

async function hasMatch(db: Database, words: string | null | undefined, size: number): Promise<boolean> {
  if (words == null) return false
  const isFoundIn = async (texts: SQL, limit: number) => {
    const query = { where: [], words }
    const { rows } = await db.execute(sql`SELECT ${fromWhere(query, false, texts)} LIMIT ${limit}`)
    return rows.length > 0
  }
  if (size >= PROBED_FROM && (await isFoundIn(bestSellers(BEST_SELLERS), 1))) return true
  return isFoundIn(FROM_TEXTS, PROBE_SIZE)
}

/**
 * Chooses between the last word as a prefix and as a misspelling. It is a misspelling when no product matches the prefix, or when only the
 * corrected words are adjacent in a name: 'kem chong nag' is 'kem chong nang', not a cream of the brand Nagisato.
 */
async function prefixOrCorrection(
  db: Database,
  first: CorrectedKeyword,
  { labels, size }: MatchContext,
): Promise<CorrectedKeyword> {
  const second = first.withLastCorrected
  if (!second || second.correctedAt.size === first.correctedAt.size) return first
  const [prefixQueries, correctedQueries] = [textQueriesOf(first, labels), textQueriesOf(second, labels)]
  const has = (words: string | null | undefined) => hasMatch(db, words, size)
  if (await has(prefixQueries?.prefix?.at(-1))) {
    const isMisspelt = (await has(correctedQueries?.adjacent)) && !(await has(prefixQueries?.prefix?.at(0)))
    return isMisspelt ? second : first
  }
  return (await has(correctedQueries?.wholeWords.at(-1))) ? second : first
}

/** An upper bound from the vocabulary: as many products as have the rarest word; synonyms may add to it. */
const expectedMatches = ({ requiredWords }: TextQueries, { productCounts }: CorrectedKeyword): number =>
  Math.min(...requiredWords.map((word) => productCounts.get(word) ?? 0))

async function countMatches(
  db: Database,
  tiers: MatchTiers | null,
  { isTyping, size }: MatchContext,
  expectsMany: boolean,
) {
  const words = tiers?.at(-1)
  if (words === undefined) return 0
  const cap = countCapOf(isTyping)
  if (expectsMany && (await exceedsBySample(db, words, cap, size))) return cap
  return countUpTo(db, { where: [], words }, cap)
}

/** Number of texts with all whole words. */
async function countWholeWords(
  db: Database,
  { anywhere, wholeWords }: TextQueries,
  context: MatchContext,
  expectsMany: boolean,
) {
  const inSets = context.sets && countInSets(context.sets, anywhere)
  return inSets !== null && inSets >= COUNTED_EXACTLY_BELOW
    ? Math.min(inSets, countCapOf(context.isTyping))
    : countMatches(db, wholeWords, context, expectsMany)
}

/**
 * Matches whole words. The last word matches as a prefix only when no product has all whole words, and while it is typed also after the
 * whole-word matches: 'mặt nạ' does not find 'rửa mặt nam'.
 */
async function candidateFor(
  db: Database,
  corrected: CorrectedKeyword,
  context: MatchContext,
): Promise<Candidate | null> {
  const { labels, isTyping, size } = context
  const queries = textQueriesOf(corrected, labels)
  if (!queries) return null
  const expectsMany = expectedMatches(queries, corrected) >= countCapOf(isTyping) * SAMPLING_FACTOR
  // The vocabulary does not count prefixes.
  const isSampled = expectsMany || (isTyping && size >= LARGE_CATALOGUE)
  const count = (tiers: MatchTiers) => countMatches(db, tiers, context, isSampled)
  const { wholeWords, prefix, endsInWeakWord, isLastWordKnown } = queries
  // No product has the last word as a whole word, so counting whole words would give 0.
  const matchesOnlyAsPrefix = prefix !== null && corrected.withLastCorrected !== null && !isLastWordKnown
  const total = matchesOnlyAsPrefix ? 0 : await countWholeWords(db, queries, context, isSampled)
  const needsPrefix = total === 0 || (isTyping && (endsInWeakWord || total < ENOUGH_WHOLE_WORD_MATCHES))
  if (!prefix || !needsPrefix) return { corrected, queries, tiers: wholeWords, total }
  if (total === 0) return { corrected, queries, tiers: prefix, total: await count(prefix) }
  const tiers = endsInWeakWord ? [...prefix, ...wholeWords] : [...wholeWords, ...prefix]
  return { corrected, queries, tiers, total: await count(tiers) }
}

/** Tries swapped letters when few products match and no name has all typed words; gives the interpretation with more matches. */
async function orWithSwappedLetters(
  db: Database,
  candidate: Candidate,
  context: MatchContext,
): Promise<Candidate> {
  const { corrected, queries, total } = candidate
  if (total > FEW_MATCHES || corrected.words.length < 2 || (await hasMatch(db, queries.inName, context.size)))
    return candidate
  const other = await withSwappedLetters(db, corrected)
  const found = other && (await candidateFor(db, other, context))
  return found && found.total > total ? found : candidate
}

/** Interprets a keyword, cached for this version of the search rows. `isTyping`: its last word may be incomplete. */
export function interpretKeyword(
  db: Database,
  keyword: string,
  { version, textsVersion, size }: { version: string; textsVersion: string; size: number },
  isTyping: boolean,
): Promise<Interpretation> {
  return cache(`${isTyping}:${keyword}`, version, async () => {
    const asTyped = { keyword: keyword.trim(), is_corrected: false, is_loosened: false }
    const labels = await labelsOf(db, version)
    const sets = size >= COUNTED_IN_SETS_FROM ? cachedWordSets(db, textsVersion) : null
    const context = { labels, isTyping, size, sets }
    const first = await candidateFor(
      db,
      await prefixOrCorrection(db, await correctKeyword(db, keyword, version), context),
      context,
    )
    if (!first) return { understood: asTyped, tiers: [], total: 0 }
    const { corrected, queries, tiers, total } = await orWithSwappedLetters(db, first, context)
    const isCorrected = corrected.correctedAt.size > 0
    const understood = isCorrected
      ? { ...asTyped, keyword: corrected.shown.join(' '), is_corrected: true }
      : asTyped
    if (total > 0) return { understood, tiers, total }
    const loosenedTotal = await countMatches(db, queries.loosened, context, false)
    if (!queries.loosened || loosenedTotal === 0) return { understood: asTyped, tiers: [], total: 0 }
    return { understood: { ...understood, is_loosened: true }, tiers: queries.loosened, total: loosenedTotal }
  })
}
