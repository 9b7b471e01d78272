import { eq, inArray, sql } from 'drizzle-orm'
import { type InferType, object } from 'yup'
import { queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import type { FoundPost, HelpSearchCount } from '@/domain/content/post'
import { plainText } from '@/domain/text'
import type { Database } from '../../database'
import { iso, listColumns } from '../read/posts'
import { categories, post_counts, posts, subcategories } from '../schema'
import { highlight } from './highlight'
import { type Question, readQuestion } from './question'
import { type Found, rank } from './rank'
import { type WordIndex, wordIndex } from './word-index'

export const helpSearchFilterSchema = object({
  'category.name': queryText.optional(),
  'category.slug': queryText.optional(),
  'category.id': rowId.optional(),
})
export type HelpSearchFilter = InferType<typeof helpSearchFilterSchema>

/** Words of a question that are read; those behind them say no more. */
const MOST_WORDS = 16
/** Questions that an index keeps answered: a page of results asks twice, and a shopper turns pages. */
const MOST_ANSWERED = 300

interface Answer {
  question: Question
  found: Found
}

/** Answers by index, which they go with: a changed article makes another one. */
const answered = new WeakMap<WordIndex, Map<string, Promise<Answer>>>()

async function answer(db: Database, words: readonly string[], index: WordIndex): Promise<Answer> {
  const question = await readQuestion(db, words, index)
  return { question, found: rank(index, question) }
}

async function find(db: Database, keyword: string): Promise<Answer & { index: WordIndex }> {
  const { rows } = await db.execute<{ words: string[]; version: number; database: string }>(sql`
    SELECT catalog.words_of(${keyword}) AS words, current_database() AS database,
      coalesce((SELECT posts FROM content.words WHERE word = ''), 0) AS version`)
  const [{ words, version, database } = { words: [], version: 0, database: '' }] = rows
  const index = await wordIndex({ name: String(version), database })
  const answers = answered.get(index) ?? new Map<string, Promise<Answer>>()
  answered.set(index, answers)
  const typed = words.slice(0, MOST_WORDS)
  const key = typed.join(' ')
  const known = answers.get(key)
  if (known) return { ...(await known), index }
  const fresh = answer(db, typed, index)
  const [oldest] = answers.keys()
  if (answers.size >= MOST_ANSWERED && oldest !== undefined) answers.delete(oldest)
  answers.set(key, fresh)
  fresh.catch(() => answers.delete(key))
  return { ...(await fresh), index }
}

/** Categories of a filter; null for all. */
function wantedCategories({ categories: all }: WordIndex, filter: HelpSearchFilter): Set<number> | null {
  const { 'category.id': byId, 'category.name': byName, 'category.slug': bySlug } = filter
  if (byId === undefined && byName === undefined && bySlug === undefined) return null
  const wanted = all.filter(
    ({ id, name, slug }) => (byId ?? id) === id && (byName ?? name) === name && (bySlug ?? slug) === slug,
  )
  return new Set(wanted.map(({ id }) => id))
}

/** Articles that answer what was typed, the best first, with excerpts. */
export async function searchPosts(
  db: Database,
  keyword: string,
  filter: HelpSearchFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ posts: FoundPost[]; total: number }> {
  const { question, found, index } = await find(db, keyword)
  const wanted = wantedCategories(index, filter)
  const matching = wanted
    ? found.places.filter((place) => wanted.has(index.categoryIds[place] ?? 0))
    : found.places
  const ids = Array.from(matching.subarray(skip, skip + limit), (place) => index.ids[place] ?? 0)
  if (ids.length === 0) return { posts: [], total: matching.length }
  const rows = await db
    .select({ ...listColumns, body: posts.body })
    .from(posts)
    .innerJoin(categories, eq(categories.id, posts.category_id))
    .innerJoin(subcategories, eq(subcategories.id, posts.subcategory_id))
    .innerJoin(post_counts, eq(post_counts.post_id, posts.id))
    .where(inArray(posts.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    posts: ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const { body, ...post } = row
      return [{ ...iso(post), highlight: highlight(`${post.summary} ${plainText(body)}`, question.marked) }]
    }),
    total: matching.length,
  }
}

/** How many articles a search finds, by category, and how it was read. */
export async function countPosts(db: Database, keyword: string): Promise<HelpSearchCount> {
  const { question, found, index } = await find(db, keyword)
  const counts = new Map<number, number>()
  for (const place of found.places) {
    const categoryId = index.categoryIds[place] ?? 0
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  }
  const total = found.places.length
  return {
    total,
    categories: index.categories.flatMap((category) => {
      const count = counts.get(category.id)
      return count === undefined ? [] : [{ ...category, count }]
    }),
    corrected: question.corrected,
    match: total === 0 ? 'none' : found.hasAll ? 'all' : 'near',
  }
}
