import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import type { Understood } from '../engine'
import { searchCache } from '../search-cache'
import { type Questions, questionsOf, type Steps } from './questions'
import { type ReadKeyword, readKeyword, swapped } from './read-keyword'
import { COUNTED_TO, countUpTo, FROM_TEXTS } from './rows'
import { type Labels, labelsOf } from './vocabulary'

/** The interpretation of a keyword: how it is shown and which queries find its products. */
export interface Reading {
  understood: Understood
  /** tsquery texts, the most relevant first; empty when nothing matches */
  match: Steps
  /** how many texts match, counted up to 10.000, while it is typed to MANY */
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

/** While a keyword is typed no total is shown: the count only decides whether few products are found or many (FEW of ranked.ts). */
const MANY = 1_001
/** How far products are counted. */
export const capOf = (isTyping: boolean): number => (isTyping ? MANY : COUNTED_TO)

/**
 * A word that by the vocabulary is in this many times as many products as are counted is in as many still: the vocabulary is counted after
 * each import and each night.
 */
const CERTAIN = 1.25

/** So many products with whole words leave no place for those a word begins. */
const ENOUGH = 50

interface Ways {
  labels: Labels
  /** the last word may be incomplete */
  isTyping: boolean
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

const countOf = (db: Database, steps: Steps | null, isTyping: boolean) =>
  steps ? countUpTo(db, { where: [], words: steps.at(-1) ?? null }, capOf(isTyping)) : 0

/** As `countOf` the steps with whole words, without counting where a single word is asked for that very many products have. */
function countWhole(db: Database, { whole, only }: Questions, { products }: ReadKeyword, isTyping: boolean) {
  const known = only === null ? 0 : (products.get(only) ?? 0)
  return known >= capOf(isTyping) * CERTAIN ? capOf(isTyping) : countOf(db, whole, isTyping)
}

/**
 * Matches whole words. The last word matches as a prefix only when no product has all whole words, and while it is typed also after the
 * whole-word matches: 'mặt nạ' does not find 'rửa mặt nam'.
 */
async function attempt(db: Database, read: ReadKeyword, { labels, isTyping }: Ways): Promise<Attempt | null> {
  const questions = questionsOf(read, labels)
  if (!questions) return null
  const { whole, open, isHardlyFinished, isEndKnown } = questions
  // No product has the last word as a whole word, so counting whole words would give 0.
  const isOnlyBegun = open !== null && read.otherwise !== null && !isEndKnown
  const total = isOnlyBegun ? 0 : await countWhole(db, questions, read, isTyping)
  const isBegun = total === 0 || (isTyping && (isHardlyFinished || total < ENOUGH))
  if (!open || !isBegun) return { read, questions, match: whole, total }
  if (total === 0) return { read, questions, match: open, total: await countOf(db, open, isTyping) }
  const match = isHardlyFinished ? [...open, ...whole] : [...whole, ...open]
  return { read, questions, match, total: await countOf(db, match, isTyping) }
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
  version: string,
  isTyping: boolean,
): Promise<Reading> {
  return cache(`${isTyping}:${keyword}`, version, async () => {
    const asTyped = { keyword: keyword.trim(), is_corrected: false, is_loosened: false }
    const labels = await labelsOf(db, version)
    const ways = { labels, isTyping }
    const first = await attempt(db, await chosen(db, await readKeyword(db, keyword, version), labels), ways)
    if (!first) return { understood: asTyped, match: [], total: 0 }
    const { read, questions, match, total } = await orSwapped(db, first, ways)
    const isCorrected = read.corrected.size > 0
    const understood = isCorrected
      ? { ...asTyped, keyword: read.shown.join(' '), is_corrected: true }
      : asTyped
    if (total > 0) return { understood, match, total }
    const near = await countOf(db, questions.loosened, isTyping)
    if (!questions.loosened || near === 0) return { understood: asTyped, match: [], total: 0 }
    return { understood: { ...understood, is_loosened: true }, match: questions.loosened, total: near }
  })
}
