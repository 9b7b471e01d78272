import { asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Category, CategoryNode } from '@/domain/catalog/category'
import { notFound } from '@/domain/error'
import { type Database, preparedOnce } from '../../database'
import { categories } from '../schema'

type Row = typeof categories.$inferSelect

const toFlat = (row: Row) => ({
  id: row.id,
  parent_id: row.parent_id,
  level: row.level,
  name: row.name,
  slug: row.slug,
  description: row.description,
  image: row.image,
  product_count: row.product_count,
  updated_at: row.updated_at.toISOString(),
})

const inOrder = [asc(categories.position), asc(categories.id)]

/** The tree below a category, or the whole tree (GET /v3/categories/children, LST-35), including empty categories. */
export async function categoryTree(db: Database, parentId: number | null): Promise<CategoryNode[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(...inOrder)
  const nodes = new Map<number, CategoryNode>(rows.map((row) => [row.id, { ...toFlat(row), children: [] }]))
  for (const node of nodes.values()) {
    if (node.parent_id !== null) nodes.get(node.parent_id)?.children.push(node)
  }
  if (parentId !== null) return nodes.get(parentId)?.children ?? []
  return [...nodes.values()].filter((node) => node.parent_id === null)
}

const selectFamily = preparedOnce((db) => {
  const own = alias(categories, 'own')
  return db
    .select({ row: categories })
    .from(own)
    .innerJoin(categories, or(sql`${categories.id} = ANY (${own.path})`, eq(categories.parent_id, own.id)))
    .where(eq(own.id, sql.placeholder('id')))
    .orderBy(...inOrder)
})

/** One category with its ancestors and children. @throws NOT_FOUND */
export async function categoryById(db: Database, id: number): Promise<Category> {
  const rows = (await selectFamily(db).execute({ id })).map(({ row }) => row)
  const found = rows.find((row) => row.id === id)
  if (!found) throw notFound('category')
  return {
    ...toFlat(found),
    ancestors: rows
      .filter((row) => row.level < found.level)
      .toSorted((one, other) => one.level - other.level)
      .map(({ id: ancestorId, name, slug }) => ({ id: ancestorId, name, slug })),
    children: rows.filter((row) => row.parent_id === id).map(toFlat),
  }
}
