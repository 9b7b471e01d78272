import { inArray } from 'drizzle-orm'
import type { Database } from '../database'
import { users } from './schema'

export type User = typeof users.$inferSelect
export type UserInput = typeof users.$inferInsert

/** Members by id, those that exist. */
export async function usersById(db: Database, ids: readonly number[]): Promise<Map<number, User>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Creates members; gives the id of each user name. */
export async function insertUsers(tx: Database, inputs: readonly UserInput[]): Promise<Map<string, number>> {
  if (inputs.length === 0) return new Map()
  const rows = await tx
    .insert(users)
    .values([...inputs])
    .returning({ id: users.id, user_name: users.user_name })
  return new Map(rows.map((row) => [row.user_name, row.id]))
}
