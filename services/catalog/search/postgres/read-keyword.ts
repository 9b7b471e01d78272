import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import { editDistance } from '../distance'
import { keeper } from '../kept'
import { isSynonym } from '../synonyms'

/** A keyword's words beyond these say nothing more. */
const MOST_WORDS = 12
/** A word of so many letters may be the beginning of another. */
const PREFIX_FROM = 2

export interface ReadKeyword {
  words: readonly string[]
  is_corrected: boolean
  /** the last word may be unfinished */
  is_open: boolean
  /** the same with the last word taken for a slip: for when nothing begins so beside the others */
  otherwise: ReadKeyword | null
}

interface Word {
  [column: string]: unknown
  word: string
  /** in how many products; null when nobody uses it */
  products: number | null
  begins: boolean
}

/** Words as the database reads them, with what it knows of each. */
async function lookUp(db: Database, keyword: string): Promise<Word[]> {
  const { rows } = await db.execute<Word>(sql`
    SELECT typed.word, known.products, typed.place = typed.of AND length(typed.word) >= ${PREFIX_FROM}
      AND EXISTS (SELECT FROM catalog.search_words longer WHERE longer.word > typed.word COLLATE "C" AND longer.word < (typed.word || '~') COLLATE "C") AS begins
    FROM (
      SELECT word, place, count(*) OVER () AS of
      FROM unnest((catalog.words_of(${keyword}))[1:${MOST_WORDS}]) WITH ORDINALITY AS listed(word, place)
    ) typed
    LEFT JOIN catalog.search_words known ON known.word = typed.word COLLATE "C"
    ORDER BY typed.place`)
  const last = rows.at(-1)
  // One letter after other words is hardly a word yet, unless somebody uses it: 'vitamin c'.
  const isBegun = rows.length > 1 && last?.word.length === 1 && last.products === null
  return isBegun ? rows.slice(0, -1) : rows
}

const isKnown = (word: Word): boolean => word.products !== null || word.begins || isSynonym(word.word)

/** Letters that may be wrong in a word of this length. */
const tolerance = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

async function nearest(db: Database, word: string): Promise<string | null> {
  const allowed = tolerance(word.length)
  if (allowed === 0 || /\d/.test(word)) return null
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.words_like(${word})`,
  )
  const score = (row: { word: string; products: number }) =>
    editDistance(word, row.word) - (row.word.startsWith(word.slice(0, 1)) ? 0.5 : 0)
  const [best] = rows
    .filter((row) => editDistance(word, row.word) <= allowed)
    .sort((a, b) => score(a) - score(b) || b.products - a.products)
  return best?.word ?? null
}

/** Which of these words are known, with how many products have them. */
async function known(db: Database, wanted: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.search_words WHERE word = ANY (${sql.param(wanted)}::text[])`,
  )
  return new Map(rows.map((row) => [row.word, row.products]))
}

/** Words without spaces are taken apart up to this length. */
const LONGEST_RUN = 30

/** 'nuochoahong' → nuoc, hoa, hong: the fewest known words that make up the whole, of at least two letters each; null when there are none. */
async function takenApart(db: Database, word: string): Promise<string[] | null> {
  if (word.length < 4 || word.length > LONGEST_RUN) return null
  const starts = Array.from({ length: word.length - 1 }, (_, start) => start)
  const parts = starts.flatMap((start) => starts.map((more) => word.slice(start, start + more + 2)))
  const words = await known(db, [...new Set(parts)])
  // best[end]: the best way to write the first `end` letters.
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    const ways = best.flatMap((before, start) => {
      const last = word.slice(start, end)
      return before && words.has(last) && last.length < word.length ? [[...before, last]] : []
    })
    best.push(ways.sort((a, b) => a.length - b.length || rarest(b) - rarest(a))[0] ?? null)
  }
  return best[word.length] ?? null

  function rarest(way: readonly string[]) {
    return Math.min(...way.map((part) => words.get(part) ?? 0))
  }
}

/** What the unknown word at this place was meant to be, and how many of the words typed that takes. */
async function meant(
  db: Database,
  typed: readonly string[],
  at: number,
): Promise<{ words: string[]; from: number }> {
  const word = typed[at] ?? ''
  const next = typed[at + 1]
  // 'hada labo' for 'hadalabo'
  if (next !== undefined && (await known(db, [word + next])).size > 0)
    return { words: [word + next], from: 2 }
  const near = await nearest(db, word)
  if (near !== null && editDistance(word, near) === 1) return { words: [near], from: 1 }
  const apart = await takenApart(db, word)
  return { words: apart ?? [near ?? word], from: 1 }
}

async function mend(db: Database, looked: readonly Word[], isWhole = false): Promise<ReadKeyword> {
  const typed = looked.map(({ word }) => word)
  const words: string[] = []
  for (let at = 0; at < looked.length;) {
    const word = looked[at]
    const { words: found, from } =
      !word || isKnown(word) ? { words: typed.slice(at, at + 1), from: 1 } : await meant(db, typed, at)
    words.push(...found)
    at += from
  }
  const isOpen = !isWhole && looked.at(-1)?.begins === true && words.at(-1) === typed.at(-1)
  return {
    words,
    is_corrected: words.join(' ') !== typed.join(' '),
    is_open: isOpen,
    otherwise: isOpen && looked.at(-1)?.products === null ? await mend(db, asWhole(looked), true) : null,
  }
}

/** The last word not taken for a beginning. */
const asWhole = (looked: readonly Word[]): Word[] =>
  looked.map((word, at) => (at === looked.length - 1 ? { ...word, begins: false } : word))

const kept = keeper<ReadKeyword>()

/**
 * The words of a keyword, with those nobody uses replaced by the nearest that somebody does. What is known stays as typed: a rare word is
 * not a misspelt one.
 */
export function readKeyword(db: Database, keyword: string, version: string): Promise<ReadKeyword> {
  return kept(keyword, version, async () => mend(db, await lookUp(db, keyword)))
}
