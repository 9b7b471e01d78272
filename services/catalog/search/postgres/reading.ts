import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import type { Understood } from '../engine'
import { searchCache } from '../search-cache'
import { type Questions, questionsOf, type Steps } from './questions'
import { type ReadKeyword, readKeyword, swapped } from './read-keyword'
import { COUNTED_TO, countUpTo, FROM_TEXTS, isMoreThan } from './rows'
import { type Labels, labelsOf } from './vocabulary'

/** How a keyword is read: what it asks of the texts. */
export interface Reading {
  understood: Understood
  /** what is looked for, as tsquery texts, the best first; empty when nothing can be found */
  match: Steps
  /** how many texts match, counted up to 10.000, while it is typed to MANY */
  total: number
}

/** As far as the reading goes before a keyword that finds nothing is given up or loosened. */
interface Attempt {
  read: ReadKeyword
  questions: Questions
  match: Steps
  total: number
}

/** A keyword that finds so few may be a slip of known words. */
const HARDLY_ANY = 20

/** While a keyword is typed no total is shown: the count only decides whether few products are found or many (FEW of ranked.ts). */
const MANY = 1_001
/** How far products are counted. */
export const capOf = (isTyping: boolean): number => (isTyping ? MANY : COUNTED_TO)

/** A sample is worth its time where so many times as many products are expected as are counted, or the catalogue is this large. */
const EXPECTED = 2
const LARGE = 200_000

/** So many products with whole words leave no place for those a word begins. */
const ENOUGH = 50

interface Ways {
  labels: Labels
  /** the last word may not be finished yet */
  isTyping: boolean
  /** about how many texts there are */
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
 * The better of the two ways to read the last word. Taken for a slip when nothing begins so, or when only then the words stand side by side
 * in a name: 'kem chong nag' is no cream of Nagisato's.
 */
async function chosen(db: Database, first: ReadKeyword, labels: Labels): Promise<ReadKeyword> {
  const second = first.otherwise
  if (!second || second.corrected.size === first.corrected.size) return first
  const [asTyped, asSlip] = [questionsOf(first, labels), questionsOf(second, labels)]
  if (await findsAny(db, asTyped?.open?.at(-1))) {
    const isSlip = (await findsAny(db, asSlip?.together)) && !(await findsAny(db, asTyped?.open?.at(0)))
    return isSlip ? second : first
  }
  return (await findsAny(db, asSlip?.whole.at(-1))) ? second : first
}

/** Of the vocabulary: no more products have all words than have the rarest one, but for those with a synonym of it. */
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
 * Whole words where products have them all. The last word counts as a beginning where they do not, and after them while it is typed:
 * 'mặt nạ' is not 'rửa mặt nam'.
 */
async function attempt(db: Database, read: ReadKeyword, ways: Ways): Promise<Attempt | null> {
  const { labels, isTyping, size } = ways
  const questions = questionsOf(read, labels)
  if (!questions) return null
  const isMany = expected(questions, read) >= capOf(isTyping) * EXPECTED
  // What a word begins is in no vocabulary.
  const count = (steps: Steps) => countOf(db, steps, ways, isMany || (isTyping && size >= LARGE))
  const { whole, open, isHardlyFinished, isEndKnown } = questions
  // A term that no product has as a whole word is not counted.
  const isOnlyBegun = open !== null && read.otherwise !== null && !isEndKnown
  const total = isOnlyBegun ? 0 : await count(whole)
  const isBegun = total === 0 || (isTyping && (isHardlyFinished || total < ENOUGH))
  if (!open || !isBegun) return { read, questions, match: whole, total }
  if (total === 0) return { read, questions, match: open, total: await count(open) }
  const match = isHardlyFinished ? [...open, ...whole] : [...whole, ...open]
  return { read, questions, match, total: await count(match) }
}

/** The same with swapped letters put right, where what was typed is the name of nothing. */
async function orSwapped(db: Database, tried: Attempt, ways: Ways): Promise<Attempt> {
  const { read, questions, total } = tried
  if (total > HARDLY_ANY || read.words.length < 2 || (await findsAny(db, questions.named))) return tried
  const other = await swapped(db, read)
  const found = other && (await attempt(db, other, ways))
  return found && found.total > total ? found : tried
}

/** Reads a keyword, kept until a row changes. `isTyping`: its last word may not be finished yet. */
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
