import { sql } from 'drizzle-orm'
import type { Database } from '../../database'

/**
 * The words of all articles in memory: what a reader asks is a sentence, and most of its words are in many articles, so that ranking reads
 * far more than it finds (docs/decisions/0066-content-from-files.md).
 */

/** Articles with a word, and how much it says about each: a title's word more than one of the text. */
interface Postings {
  /** places in `articles` */
  at: Int32Array
  weight: Float32Array
}

export interface WordIndex {
  articles: readonly { id: number; categoryId: number }[]
  /** words, and adjacent words as 'first_second' */
  postings: ReadonlyMap<string, Postings>
}

/** By the labels of tsvector: title, keywords, headings and summary, text. */
const WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.9, C: 0.5, D: 0.15 }

async function load(db: Database): Promise<WordIndex> {
  const [articles, words] = [
    await db.execute<{ id: number; category_id: number }>(
      sql`SELECT post_id AS id, category_id FROM content.post_words ORDER BY post_id`,
    ),
    await db.execute<{ word: string; ids: number[]; labels: string }>(sql`
      SELECT entry.lexeme AS word, array_agg(kept.post_id) AS ids,
        string_agg((SELECT min(label) FROM unnest(entry.weights) AS label), '') AS labels
      FROM content.post_words kept CROSS JOIN unnest(kept.words) AS entry GROUP BY entry.lexeme`),
  ]
  const place = new Map(articles.rows.map(({ id }, index) => [id, index]))
  return {
    articles: articles.rows.map(({ id, category_id }) => ({ id, categoryId: category_id })),
    postings: new Map(
      words.rows.map(({ word, ids, labels }) => [
        word,
        {
          at: Int32Array.from(ids, (id) => place.get(id) ?? 0),
          weight: Float32Array.from(labels, (label) => WEIGHTS[label] ?? 0),
        },
      ]),
    ),
  }
}

let held: { version: string; index: Promise<WordIndex> } | null = null

/** The index of the articles as they are now: loaded again when one was written. */
export async function wordIndex(db: Database): Promise<WordIndex> {
  const { rows } = await db.execute<{ version: string }>(
    sql`SELECT coalesce((SELECT posts FROM content.words WHERE word = ''), 0)::text || ' ' || current_database() AS version`,
  )
  const version = rows[0]?.version ?? ''
  if (held?.version !== version) {
    const fresh = { version, index: load(db) }
    held = fresh
    fresh.index.catch(() => {
      if (held === fresh) held = null
    })
  }
  return held.index
}
