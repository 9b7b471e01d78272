import { sql } from 'drizzle-orm'
import type { Database } from '../../../database'
import { searchCache } from '../search-cache'
import { categories, tags } from '../../schema'

/** Words of the database: those products are found by, and which stand next to each other in names. */

/** A keyword's words beyond these say nothing more. */
const MOST_WORDS = 12
/** A word of so many letters may be the beginning of another. */
const PREFIX_FROM = 2

export interface Word {
  [column: string]: unknown
  word: string
  /** in how many products; null when no product has it */
  products: number | null
  /** the last word of the keyword, and longer ones begin so */
  begins: boolean
}

/** Words of a keyword as the database reads them, with what it knows of each. */
export async function lookUp(db: Database, keyword: string): Promise<Word[]> {
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
  // One letter after other words is hardly a word yet, unless a product has it: 'vitamin c'.
  const isBegun = rows.length > 1 && last?.word.length === 1 && last.products === null
  return isBegun ? rows.slice(0, -1) : rows
}

/** Which of these words products have, with how many. */
export async function knownWords(db: Database, wanted: readonly string[]): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.search_words WHERE word = ANY (${sql.param(wanted)}::text[])`,
  )
  return new Map(rows.map((row) => [row.word, row.products]))
}

/** Words that look like this one, most alike first. */
export async function wordsLike(db: Database, word: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; products: number }>(
    sql`SELECT word, products FROM catalog.words_like(${word})`,
  )
  return new Map(rows.map((row) => [row.word, row.products]))
}

export type Pair = readonly [first: string, second: string]

/** Which of these pairs stand side by side in the name of a product. */
export async function neighbours(db: Database, pairs: readonly Pair[]): Promise<Pair[]> {
  if (pairs.length === 0) return []
  const { rows } = await db.execute<{ place: number }>(sql`
    SELECT place::integer AS place FROM unnest(${sql.param(pairs.map(([first, second]) => `'=${first}_${second}'`))}::text[]) WITH ORDINALITY AS asked(pair, place)
    WHERE EXISTS (SELECT FROM catalog.search_texts text WHERE text.words @@ asked.pair::tsquery)`)
  const found = new Set(rows.map(({ place }) => place - 1))
  return pairs.filter((_, place) => found.has(place))
}

/** Names of groups of goods: other words need not be looked for among them. */
export interface Labels {
  /** whole names of categories and tags, their words joined by spaces */
  names: ReadonlySet<string>
  /** the words of each category's name */
  kinds: readonly ReadonlySet<string>[]
}

const labelCache = searchCache<Labels>()

/** The labels of the catalogue, kept until a row changes. */
export const labelsOf = (db: Database, version: string): Promise<Labels> =>
  labelCache('', version, async () => {
    const { rows } = await db.execute<{ words: string[]; is_kind: boolean }>(sql`
      SELECT catalog.words_of(name) AS words, true AS is_kind FROM ${categories}
      UNION ALL SELECT catalog.words_of(name), false FROM ${tags}`)
    return {
      names: new Set(rows.map(({ words }) => words.join(' '))),
      kinds: rows.flatMap(({ words, is_kind }) => (is_kind ? [new Set(words)] : [])),
    }
  })
