import { eq, inArray } from 'drizzle-orm'
import { type InferType, object } from 'yup'
import { queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import type { FoundPost, HelpSearchCount } from '@/domain/content/post'
import { plainText } from '@/domain/text'
import type { Database } from '../../database'
import { iso, listColumns } from '../read/posts'
import { categories, post_counts, posts, subcategories } from '../schema'
import { highlight } from './highlight'
import { type Question, readQuestion } from './question'
import { rank, type Ranked } from './rank'
import { wordIndex } from './word-index'

export const helpSearchFilterSchema = object({
  'category.name': queryText.optional(),
  'category.slug': queryText.optional(),
  'category.id': rowId.optional(),
})
export type HelpSearchFilter = InferType<typeof helpSearchFilterSchema>

async function find(db: Database, keyword: string): Promise<{ question: Question; found: Ranked[] }> {
  const index = await wordIndex(db)
  const question = await readQuestion(db, keyword, index)
  return { question, found: rank(index, question) }
}

const listed = (db: Database) =>
  db
    .select({ id: categories.id, name: categories.name, slug: categories.slug })
    .from(categories)
    .orderBy(categories.position)

/** Categories of a filter; null for all. */
async function wantedCategories(db: Database, filter: HelpSearchFilter): Promise<Set<number> | null> {
  const { 'category.id': byId, 'category.name': byName, 'category.slug': bySlug } = filter
  if (byId === undefined && byName === undefined && bySlug === undefined) return null
  const wanted = (await listed(db)).filter(
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
  const { question, found } = await find(db, keyword)
  const wanted = await wantedCategories(db, filter)
  const matching = wanted ? found.filter(({ categoryId }) => wanted.has(categoryId)) : found
  const ids = matching.slice(skip, skip + limit).map(({ id }) => id)
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
  const { question, found } = await find(db, keyword)
  const counts = new Map<number, number>()
  for (const { categoryId } of found) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  const [first] = found
  return {
    total: found.length,
    categories: (await listed(db)).flatMap((category) => {
      const count = counts.get(category.id)
      return count === undefined ? [] : [{ ...category, count }]
    }),
    corrected: question.corrected,
    match: first ? (found.some(({ hasAll }) => hasAll) ? 'all' : 'near') : 'none',
  }
}
