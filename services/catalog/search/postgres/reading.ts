import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import type { Understood } from '../engine'
import { searchCache } from '../search-cache'
import { type Questions, questionsOf, type Steps } from './questions'
import { type ReadKeyword, readKeyword, swapped } from './read-keyword'
import { COUNTED_TO, countUpTo, FROM_TEXTS, isMoreThan } from './rows'
import { type Labels, labelsOf } from './vocabulary'

/** The interpretation of a keyword: how it is shown and which queries find its products. */
export interface Reading {
  understood: Understood
  /** tsquery texts, the most relevant first; empty when nothing matches */
  match: Steps
  /** how many texts match, counted up to 10,000, or up to MANY while the keyword is typed */
  total: number
}

/** An interpretation before swapped letters and loosening are tried. */
interface Attempt {
  read: ReadKeyword
  questions: Questions
  match: Steps
  total: number
}

/** With at most this many matches, known words may be misspelt too. */
const HARDLY_ANY = 20

/** While a keyword is typed no total is shown: the count only tells few matches from many (FEW of ranked.ts). */
const MANY = 1_001
/** Limit of a count. */
export const capOf = (isTyping: boolean): number => (isTyping ? MANY : COUNTED_TO)

/** A sample replaces the count when the expected number is this many times the limit, or the catalogue is this large. */
const EXPECTED = 2
const LARGE = 200_000

/** With this many whole-word matches, prefix matches are not needed. */
const ENOUGH = 50

interface Ways {
  labels: Labels
  /** the last word may be incomplete */
  isTyping: boolean
  /** estimated number of texts */
  size: number
}

const cache = searchCache<Reading>()

async function findsAny(db: Database, words: string | null | undefined): Promise<boolean> {
  if (words == null) return false
  const { rows } = await db.execute(
    sql`SELECT FROM ${FROM_TEXTS} WHERE text.words @@ ${words}::tsquery LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * Chooses between the last word as a prefix and as a misspelling. It is a misspelling when no product matches the prefix, or when only the
 * corrected words are adjacent in a name: 'kem chong nag' is 'kem chong nang', not a cream of the brand Nagisato.
 */
async function chosen(db: Database, first: ReadKeyword, labels: Labels): Promise<ReadKeyword> {
  const second = first.otherwise
  if (!second || second.corrected.size === first.corrected.size) return first
  const [asTyped, asSlip] = [questionsOf(first, labels), questionsOf(second, labels)]
  if (await findsAny(db, asTyped?.open?.at(-1))) {
    const isSlip = (await findsAny(db, asSlip?.adjacent)) && !(await findsAny(db, asTyped?.open?.at(0)))
    return isSlip ? second : first
  }
  return (await findsAny(db, asSlip?.whole.at(-1))) ? second : first
}

/** An upper bound from the vocabulary: as many products as have the rarest word; synonyms may add to it. */
const expected = ({ core }: Questions, { products }: ReadKeyword): number =>
  Math.min(...core.map((word) => products.get(word) ?? 0))

async function countOf(db: Database, steps: Steps | null, { isTyping, size }: Ways, isMany: boolean) {
  const words = steps?.at(-1)
  if (words === undefined) return 0
  const cap = capOf(isTyping)
  if (isMany && (await isMoreThan(db, words, cap, size))) return cap
  return countUpTo(db, { where: [], words }, cap)
}

/**
 * Matches whole words. The last word matches as a prefix only when no product has all whole words, and while it is typed also after the
 * whole-word matches: 'mặt nạ' does not find 'rửa mặt nam'.
 */
async function attempt(db: Database, read: ReadKeyword, ways: Ways): Promise<Attempt | null> {
  const { labels, isTyping, size } = ways
  const questions = questionsOf(read, labels)
  if (!questions) return null
  const isMany = expected(questions, read) >= capOf(isTyping) * EXPECTED
  // The vocabulary does not count prefixes.
  const count = (steps: Steps) => countOf(db, steps, ways, isMany || (isTyping && size >= LARGE))
  const { whole, open, isHardlyFinished, isEndKnown } = questions
  // No product has the last word as a whole word, so counting whole words would give 0.
  const isOnlyBegun = open !== null && read.otherwise !== null && !isEndKnown
  const total = isOnlyBegun ? 0 : await count(whole)
  const isBegun = total === 0 || (isTyping && (isHardlyFinished || total < ENOUGH))
  if (!open || !isBegun) return { read, questions, match: whole, total }
  if (total === 0) return { read, questions, match: open, total: await count(open) }
  const match = isHardlyFinished ? [...open, ...whole] : [...whole, ...open]
  return { read, questions, match, total: await count(match) }
}

/** Tries swapped letters when few products match and no name has all typed words; gives the interpretation with more matches. */
async function orSwapped(db: Database, tried: Attempt, ways: Ways): Promise<Attempt> {
  const { read, questions, total } = tried
  if (total > HARDLY_ANY || read.words.length < 2 || (await findsAny(db, questions.named))) return tried
  const other = await swapped(db, read)
  const found = other && (await attempt(db, other, ways))
  return found && found.total > total ? found : tried
}

/** Interprets a keyword, cached for this version of the search rows. `isTyping`: its last word may be incomplete. */
export function readingOf(
  db: Database,
  keyword: string,
  { version, size }: { version: string; size: number },
  isTyping: boolean,
): Promise<Reading> {
  return cache(`${isTyping}:${keyword}`, version, async () => {
    const asTyped = { keyword: keyword.trim(), is_corrected: false, is_loosened: false }
    const labels = await labelsOf(db, version)
    const ways = { labels, isTyping, size }
    const first = await attempt(db, await chosen(db, await readKeyword(db, keyword, version), labels), ways)
    if (!first) return { understood: asTyped, match: [], total: 0 }
    const { read, questions, match, total } = await orSwapped(db, first, ways)
    const isCorrected = read.corrected.size > 0
    const understood = isCorrected
      ? { ...asTyped, keyword: read.shown.join(' '), is_corrected: true }
      : asTyped
    if (total > 0) return { understood, match, total }
    const near = await countOf(db, questions.loosened, ways, false)
    if (!questions.loosened || near === 0) return { understood: asTyped, match: [], total: 0 }
    return { understood: { ...understood, is_loosened: true }, match: questions.loosened, total: near }
  })
}
