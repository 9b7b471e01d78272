import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type InferType, object } from 'yup'
import { queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import type { FoundPost, HelpSearchCount } from '@/domain/content/post'
import type { Database } from '../../database'
import { iso, listColumns } from '../read/posts'
import { categories, post_counts, post_words, posts, subcategories } from '../schema'

export const helpSearchFilterSchema = object({
  'category.name': queryText.optional(),
  'category.slug': queryText.optional(),
  'category.id': rowId.optional(),
})
export type HelpSearchFilter = InferType<typeof helpSearchFilterSchema>

const conditionOf = (filter: HelpSearchFilter): SQL | undefined =>
  and(
    filter['category.name'] === undefined ? undefined : eq(categories.name, filter['category.name']),
    filter['category.slug'] === undefined ? undefined : eq(categories.slug, filter['category.slug']),
    filter['category.id'] === undefined ? undefined : eq(categories.id, filter['category.id']),
  )

const wordsOf = async (db: Database, keyword: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[] }>(sql`SELECT catalog.words_of(${keyword}) AS words`)
  return rows[0]?.words ?? []
}

const queryOf = (words: readonly string[]) =>
  words.map((word) => `'${word.replace(/['\\]/g, '')}'`).join(' | ')

/** Articles that have words of a keyword, the best first. */
export async function searchPosts(
  db: Database,
  keyword: string,
  filter: HelpSearchFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ posts: FoundPost[]; total: number }> {
  const words = await wordsOf(db, keyword)
  if (words.length === 0) return { posts: [], total: 0 }
  const query = sql`${queryOf(words)}::tsquery`
  const condition = and(sql`${post_words.words} @@ ${query}`, conditionOf(filter))
  const rows = await db
    .select({ ...listColumns, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(post_words)
    .innerJoin(posts, eq(posts.id, post_words.post_id))
    .innerJoin(categories, eq(categories.id, posts.category_id))
    .innerJoin(subcategories, eq(subcategories.id, posts.subcategory_id))
    .innerJoin(post_counts, eq(post_counts.post_id, posts.id))
    .where(condition)
    .orderBy(desc(sql`ts_rank('{0.1, 0.3, 0.6, 1}', ${post_words.words}, ${query})`), posts.id)
    .limit(limit)
    .offset(skip)
  const total = rows[0]?.total ?? 0
  return { posts: rows.map(({ total: _, ...row }) => ({ ...iso(row), highlight: row.summary })), total }
}

/** How many articles a search finds, by category. */
export async function countPosts(db: Database, keyword: string): Promise<HelpSearchCount> {
  const words = await wordsOf(db, keyword)
  if (words.length === 0) return { total: 0, categories: [], corrected: null, match: 'none' }
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(post_words)
    .innerJoin(categories, eq(categories.id, post_words.category_id))
    .where(sql`${post_words.words} @@ ${queryOf(words)}::tsquery`)
    .groupBy(categories.id)
    .orderBy(desc(sql`count(*)`), categories.position)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return { total, categories: rows, corrected: null, match: total > 0 ? 'all' : 'none' }
}
