import { asc, sql } from 'drizzle-orm'
import type { HelpCategory } from '@/domain/content/post'
import type { Database } from '../../database'
import { categories, posts, subcategories } from '../schema'

export interface CategoryFilter {
  id?: number | undefined
  slug?: string | undefined
}

/** The categories of the help centre in their order, with the numbers of their articles. */
export async function listCategories(
  db: Database,
  { id, slug }: CategoryFilter = {},
): Promise<HelpCategory[]> {
  const [rows, below, counts] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
    db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.id)),
    db
      .select({ id: posts.subcategory_id, total: sql<number>`count(*)`.mapWith(Number) })
      .from(posts)
      .groupBy(posts.subcategory_id),
  ])
  const totals = new Map(counts.map((count) => [count.id, count.total]))
  return rows
    .filter((row) => (id === undefined || row.id === id) && (slug === undefined || row.slug === slug))
    .map((category) => {
      const own = below
        .filter(({ category_id }) => category_id === category.id)
        .map((each) => ({ id: each.id, slug: each.slug, name: each.name, posts: totals.get(each.id) ?? 0 }))
      return {
        id: category.id,
        slug: category.slug,
        name: category.name,
        summary: category.summary,
        icon: category.icon,
        posts: own.reduce((sum, each) => sum + each.posts, 0),
        subcategories: own,
      }
    })
}
