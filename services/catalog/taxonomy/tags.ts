import { and, asc, eq, sql } from 'drizzle-orm'
import { boolean, type InferType, object, string } from 'yup'
import { type Tag, TAG_KINDS } from '@/domain/catalog/tag'
import type { Database } from '../../database'
import { tags } from '../schema'

export const tagFilterSchema = object({
  kind: string().oneOf(TAG_KINDS).optional(),
  is_show_in_search: boolean().optional(),
})

/** Matching tags in the shop's order (GET /tags, LST-36). */
export async function listTags(
  db: Database,
  filter: InferType<typeof tagFilterSchema>,
  window: { skip: number; limit: number },
) {
  const where = and(
    filter.kind === undefined ? undefined : eq(tags.kind, filter.kind),
    filter.is_show_in_search === undefined ? undefined : eq(tags.is_show_in_search, filter.is_show_in_search),
  )
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(tags)
      .where(where)
      .orderBy(asc(tags.position), asc(tags.id))
      .limit(window.limit)
      .offset(window.skip),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(tags)
      .where(where),
  ])
  const found: Tag[] = rows.map(({ id, position: _, ...tag }) => ({ ...tag, _id: String(id) }))
  return { tags: found, total: count?.total ?? 0 }
}
