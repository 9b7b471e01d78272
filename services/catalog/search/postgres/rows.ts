import { and, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database'
import { search_rows, search_texts } from '../../search-schema'

/** The search rows under the alias that all conditions and orders in this folder use. */
export const rows = alias(search_rows, 'listed')

const FROM_ROWS = sql`${search_rows} AS listed`
export const FROM_TEXTS = sql`${search_texts} AS text`

/** A query of search rows and texts. */
export interface SearchQuery {
  /** conditions on `rows` */
  where: readonly SQL[]
  /** a tsquery for the texts; null for a query of the rows alone */
  words: string | null
}

/** `FROM … WHERE …` of a query, joining only the tables it needs. `texts` replaces the table of texts. */
export function fromWhere({ where, words }: SearchQuery, needsRows: boolean, texts: SQL = FROM_TEXTS): SQL {
  if (words === null) return sql`FROM ${FROM_ROWS} WHERE ${and(sql`true`, ...where)}`
  const holds = and(sql`text.words @@ ${words}::tsquery`, ...where)
  return needsRows || where.length > 0
    ? sql`FROM ${texts} JOIN ${FROM_ROWS} USING (product_id) WHERE ${holds}`
    : sql`FROM ${texts} WHERE ${holds}`
}

/** The ids in a query's result, in its order. */
export const idsOf = (answer: { rows: { product_id: number }[] }): number[] =>
  answer.rows.map((row) => row.product_id)

/** Totals are counted up to this number and shown as "more than" beyond it. */
export const COUNT_CAP = 10_000

/** Number of matches, counted up to `cap`. */
export async function countUpTo(db: Database, query: SearchQuery, cap = COUNT_CAP): Promise<number> {
  const counted = await db.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM (SELECT ${fromWhere(query, false)} LIMIT ${cap}) AS first_ones`,
  )
  return counted.rows[0]?.total ?? 0
}

/** Texts that are looked at to see whether very many match; always the same pages of the table, which are then in memory. */
const SAMPLE_SIZE = 2_000
/** So many times as many as are counted must be expected of a sample. */
const SAMPLE_CERTAINTY = 2.5

/** Whether a sample of the `size` texts leaves no doubt that more than `cap` match: counting a quarter of a million takes 50 ms. */
export async function exceedsBySample(
  db: Database,
  words: string,
  cap: number,
  size: number,
): Promise<boolean> {
  const share = size > SAMPLE_SIZE ? SAMPLE_SIZE / size : 1
  const { rows: sampled } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM ${search_texts} AS text TABLESAMPLE SYSTEM (${share * 100}) REPEATABLE (0) WHERE text.words @@ ${words}::tsquery`,
  )
  return (sampled[0]?.total ?? 0) >= share * cap * SAMPLE_CERTAINTY
}
