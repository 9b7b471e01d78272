import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type InferType, number, object, string } from 'yup'
import { listOf, queryText, rowId } from '@/domain/catalog/listing/catalog-filter'
import { INTEGER_MAX } from '@/domain/constants'
import { type FullPost, type Post, POST_TYPE } from '@/domain/content/post'
import { badRequest } from '@/domain/error'
import type { Database } from '../../database'
import { categories, post_counts, posts, subcategories } from '../schema'

export const postFilterSchema = object({
  post_type: string().oneOf([POST_TYPE]).optional(),
  id: rowId.optional(),
  ids: listOf(number().integer().min(1).max(INTEGER_MAX).required()),
  slug: queryText.optional(),
  'category.id': rowId.optional(),
  'category.slug': queryText.optional(),
  'subcategory.id': rowId.optional(),
  'subcategory.slug': queryText.optional(),
})
export type PostFilter = InferType<typeof postFilterSchema>

const SORTS: Readonly<Record<string, SQL[]>> = {
  position: [asc(categories.position), asc(subcategories.position), asc(posts.position_vn), asc(posts.id)],
  '-updated_at': [desc(posts.updated_at), asc(posts.id)],
  '-views': [desc(post_counts.views), asc(posts.id)],
}

/** @throws BAD_REQUEST for an unknown sort */
const orderOf = (sort = 'position'): SQL[] => {
  const order = Object.hasOwn(SORTS, sort) ? SORTS[sort] : undefined
  if (!order) throw badRequest(`unknown sort: ${sort}`, { field: 'sort' })
  return order
}

/** What lists show of an article; its text stays in the database. */
export const listColumns = {
  id: posts.id,
  post_type: posts.post_type,
  title: posts.shown_title,
  slug: posts.slug,
  summary: posts.shown_summary,
  kind: posts.kind,
  category: { id: categories.id, name: categories.name, slug: categories.slug },
  subcategory: { id: subcategories.id, name: subcategories.name, slug: subcategories.slug },
  position_vn: posts.position_vn,
  keywords: posts.keywords,
  views: post_counts.views,
  likes: post_counts.likes,
  dislikes: post_counts.dislikes,
  updated_at: posts.updated_at,
  published_at: posts.published_at,
}

export const iso = <Row extends { updated_at: Date; published_at: Date }>(row: Row) => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
  published_at: row.published_at.toISOString(),
})

function conditionOf(filter: PostFilter): SQL | undefined {
  return and(
    filter.id === undefined ? undefined : eq(posts.id, filter.id),
    filter.ids === undefined ? undefined : inArray(posts.id, filter.ids),
    filter.slug === undefined ? undefined : eq(posts.slug, filter.slug),
    filter['category.id'] === undefined ? undefined : eq(posts.category_id, filter['category.id']),
    filter['category.slug'] === undefined ? undefined : eq(categories.slug, filter['category.slug']),
    filter['subcategory.id'] === undefined ? undefined : eq(posts.subcategory_id, filter['subcategory.id']),
    filter['subcategory.slug'] === undefined ? undefined : eq(subcategories.slug, filter['subcategory.slug']),
  )
}

/** One window of the matching articles. @throws BAD_REQUEST for an unknown sort */
export async function listPosts(
  db: Database,
  filter: PostFilter,
  sort: string | undefined,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ posts: Post[]; total: number }> {
  const order = orderOf(sort)
  const condition = conditionOf(filter)
  const [rows, [count]] = await Promise.all([
    db
      .select(listColumns)
      .from(posts)
      .innerJoin(categories, eq(categories.id, posts.category_id))
      .innerJoin(subcategories, eq(subcategories.id, posts.subcategory_id))
      .innerJoin(post_counts, eq(post_counts.post_id, posts.id))
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(posts)
      .innerJoin(categories, eq(categories.id, posts.category_id))
      .innerJoin(subcategories, eq(subcategories.id, posts.subcategory_id))
      .where(condition),
  ])
  return { posts: rows.map(iso), total: count?.total ?? 0 }
}

/** Texts and headings of these articles. */
export async function textsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Pick<FullPost, 'body' | 'headings'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: posts.id, body: posts.body, headings: posts.headings })
    .from(posts)
    .where(inArray(posts.id, [...ids]))
  return new Map(rows.map(({ id, body, headings }) => [id, { body, headings: [...headings] }]))
}

const RELATED = 5

/** Up to five articles to read next: those the article names, then others of its subcategory. Null when there is no such article. */
export async function relatedPosts(db: Database, id: number): Promise<Post[] | null> {
  const { related_ids, subcategory_id } = getTableColumns(posts)
  const [own] = await db.select({ related_ids, subcategory_id }).from(posts).where(eq(posts.id, id))
  if (!own) return null
  const named = await listPosts(db, { ids: own.related_ids }, undefined, { skip: 0, limit: 10 })
  const byId = new Map(named.posts.map((post) => [post.id, post]))
  const chosen = own.related_ids.flatMap((other) => byId.get(other) ?? [])
  const siblings =
    chosen.length < RELATED
      ? (await listPosts(db, { 'subcategory.id': own.subcategory_id }, undefined, { skip: 0, limit: 20 }))
          .posts
      : []
  const others = siblings.filter((post) => post.id !== id && !byId.has(post.id))
  return [...chosen, ...others].slice(0, RELATED)
}
