import { inArray } from 'drizzle-orm'
import type { Database } from '../../database'
import { tags } from '../schema'

/** The tags of these ids, in their order. */
export async function tagsById(
  db: Database,
  ids: readonly number[],
): Promise<{ _id: string; name: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, name }) => ({ _id: String(id), name }))
}

/** Those of the ids that are tags. */
export async function tagIdsAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
  return rows.map(({ id }) => id)
}
