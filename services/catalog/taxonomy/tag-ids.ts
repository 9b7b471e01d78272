import { inArray } from 'drizzle-orm'
import type { Database } from '../../database'
import { tags } from '../schema'

/** Those of the ids that are tags. */
export async function tagIdsAmong(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
  return rows.map(({ id }) => id)
}
