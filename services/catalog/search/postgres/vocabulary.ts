import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import { searchCache } from '../search-cache'
import { categories, tags } from '../../schema'

/** The vocabulary in the database: the words of all products, and which words are adjacent in names. */

/** Words of a keyword that are searched; further words are ignored. */
const MOST_WORDS = 12
/** Minimum length of a prefix, in letters. */
const PREFIX_FROM = 2

export interface VocabularyEntry {
  [column: string]: unknown
  word: string
  /** number of products with this word; null when none has it */
  products: number | null
  /** it is the last word of the keyword and a prefix of longer words */
  is_prefix: boolean
}

/** The words of a keyword as the database normalizes them, with their entries in the vocabulary. */
export async function vocabularyEntries(db: Database, keyword: string): Promise<VocabularyEntry[]> {
  const { rows } = await db.execute<VocabularyEntry>(sql`
    SELECT typed.word, known.products, typed.place = typed.of AND length(typed.word) >= ${PREFIX_FROM}
      AND EXISTS (SELECT FROM catalog.search_words longer WHERE longer.word > typed.word COLLATE "C" AND longer.word < (typed.word || '~') COLLATE "C") AS is_prefix
    FROM (
      SELECT word, place, count(*) OVER () AS of
      FROM unnest((catalog.words_of(${keyword}))[1:${MOST_WORDS}]) WITH ORDINALITY AS listed(word, place)
    ) typed
    LEFT JOIN catalog.search_words known ON known.word = typed.word COLLATE "C"
    ORDER BY typed.place`)
  const last = rows.at(-1)
  // A single letter after other words is dropped as incomplete, unless a product has it: 'vitamin c'.
  const isIncomplete = rows.length > 1 && last?.word.length === 1 && last.products === null
  return isIncomplete ? rows.slice(0, -1) : rows
}

/** Those of these words that products have, with their numbers of products. */
export async function knownWords(db: Database, wanted: readonly string[]): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.search_words WHERE word = ANY (${sql.param(wanted)}::text[])`,
  )
  return new Map(rows.map((row) => [row.word, row.products]))
}

/** Similar words with their numbers of products, the most similar first. */
export async function wordsLike(db: Database, word: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.words_like(${word})`,
  )
  return new Map(rows.map((row) => [row.word, row.products]))
}

export type Pair = readonly [first: string, second: string]

/** Those of these pairs that are adjacent in the name of a product. */
export async function adjacentPairs(db: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } = await db.execute<{ place: number }>(sql`
    SELECT place::integer AS place FROM unnest(${sql.param(pairs.map(([first, second]) => `'=${first}_${second}'`))}::text[]) WITH ORDINALITY AS wanted(pair, place)
    WHERE EXISTS (SELECT FROM catalog.search_texts text WHERE text.words @@ wanted.pair::tsquery)`)
  const found = new Set(rows.map(({ place }) => place - 1))
  return pairs.filter((_, place) => found.has(place))
}

/** Names of categories and tags: only these are searched as label or category lexemes. */
export interface Labels {
  /** normalized names of categories and tags, words joined by spaces */
  names: ReadonlySet<string>
  /** the set of words of each category's name */
  categoryWords: readonly ReadonlySet<string>[]
}

const labelCache = searchCache<Labels>()

/** The catalogue's labels, cached for this version of the search rows. */
export const labelsOf = (db: Database, version: string): Promise<Labels> =>
  labelCache('', version, async () => {
    const { rows } = await db.execute<{ words: string[]; is_kind: boolean }>(sql`
      SELECT catalog.words_of(name) AS words, true AS is_kind FROM ${categories}
      UNION ALL SELECT catalog.words_of(name), false FROM ${tags}`)
    return {
      names: new Set(rows.map(({ words }) => words.join(' '))),
      categoryWords: rows.flatMap(({ words, is_kind }) => (is_kind ? [new Set(words)] : [])),
    }
  })
