import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, database } from '../../database'
import { log } from '../../log'
import { categories } from '../schema'

/**
 * The words of all articles in memory: what a reader asks is a sentence, and most of its words are in many articles, so that ranking reads
 * far more than it finds (docs/decisions/0066-content-from-files.md).
 */

/** Articles with a word, and how much it says about each: a title's word more than one of the text. */
interface Postings {
  /** places in `ids` */
  at: Int32Array
  weight: Float32Array
}

export interface WordIndex {
  /** of the articles, ascending */
  ids: Int32Array
  /** of the article at the same place */
  categoryIds: Int32Array
  /** words, and adjacent words as 'first_second' */
  postings: ReadonlyMap<string, Postings>
  /** in their order */
  categories: readonly { id: number; name: string; slug: string }[]
}

/** By the labels of tsvector: title, keywords, headings and summary, text. */
const WEIGHTS: Readonly<Record<string, number>> = { A: 1, B: 0.9, C: 0.5, D: 0.15 }

/** Numbers that PostgreSQL wrote with int4send, the highest byte first. */
function readIntegers(bytes: Buffer): Int32Array {
  const integers = new Int32Array(bytes.length / Int32Array.BYTES_PER_ELEMENT)
  for (let index = 0; index < integers.length; index += 1) integers[index] = bytes.readInt32BE(index * 4)
  return integers
}

async function load(db: Database): Promise<WordIndex> {
  const listed = await db
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(categories.position)
  // Places as bytes: there are millions of them, and taking texts of arrays apart would hold up all requests of the process. The first
  // weight of an entry is its best: the vector's parts stand in the order of their labels.
  const { rows: words } = await db.execute<{ word: string; at: Buffer; labels: string }>(sql`
    WITH listed AS MATERIALIZED (
      SELECT (row_number() OVER (ORDER BY post_id) - 1)::integer AS place, words FROM content.post_words
    )
    SELECT entry.lexeme AS word, string_agg(int4send(place), ''::bytea) AS at, string_agg(entry.weights[1], '') AS labels
    FROM listed CROSS JOIN unnest(words) AS entry GROUP BY entry.lexeme`)
  const { rows: articles } = await db.execute<{ id: number; category_id: number }>(
    sql`SELECT post_id AS id, category_id FROM content.post_words ORDER BY post_id`,
  )
  return {
    ids: Int32Array.from(articles, ({ id }) => id),
    categoryIds: Int32Array.from(articles, ({ category_id }) => category_id),
    postings: new Map(
      words.map(({ word, at, labels }) => [
        word,
        { at: readIntegers(at), weight: Float32Array.from(labels, (label) => WEIGHTS[label] ?? 0) },
      ]),
    ),
    categories: listed,
  }
}

interface Version {
  /** of the vocabulary, and the database's name */
  name: string
  database: string
}

/** The index that searches use. */
let current: { version: Version; index: WordIndex } | null = null
let loading: { version: Version; index: Promise<WordIndex> } | null = null

/** How long a search waits for the articles as they are now, when it has them as they were a moment ago. */
const PATIENCE_MS = 400

function beginLoading(version: Version): Promise<WordIndex> {
  // One snapshot for all of its queries.
  const index = database().transaction((tx) => load(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const own = { version, index }
  loading = own
  index
    .then(
      (loaded) => {
        if (loading === own) current = { version, index: loaded }
      },
      (error: unknown) => log.error({ err: error }, 'the words of the help centre were not loaded'),
    )
    .finally(() => {
      if (loading === own) loading = null
    })
  return index
}

/**
 * The index of the articles in this version, loaded by the first search that asks for it. While a large help centre is loaded again,
 * searches get the one before.
 */
export async function wordIndex(version: Version): Promise<WordIndex> {
  const former = current
  if (former?.version.name === version.name && former.version.database === version.database)
    return former.index
  const isLoading = loading?.version.name === version.name && loading.version.database === version.database
  const fresh = isLoading && loading ? loading.index : beginLoading(version)
  if (former?.version.database !== version.database) return fresh
  return Promise.race([fresh.catch(() => former.index), pause(PATIENCE_MS, former.index, { ref: false })])
}
