import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Store } from '@/domain/store/store'
import { type Database, preparedOnce } from '../database'
import { stores } from './schema'

export type StoreInput = typeof stores.$inferInsert

const isOpen = eq(stores.is_active, true)

const toStore = (row: typeof stores.$inferSelect): Store => ({ ...row, value: String(row.id) })

const allOpen = preparedOnce((db) => db.select().from(stores).where(isOpen).orderBy(asc(stores.id)))

/** All open stores. */
export const openStores = async (db: Database): Promise<Store[]> => (await allOpen(db).execute()).map(toStore)

/** One window of open stores (GET /stores, STO-03). */
export async function listStores(
  db: Database,
  window: { skip: number; limit: number },
): Promise<{ stores: Store[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    db.select().from(stores).where(isOpen).orderBy(asc(stores.id)).limit(window.limit).offset(window.skip),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(stores)
      .where(isOpen),
  ])
  return { stores: rows.map(toStore), total: count?.total ?? 0 }
}

/** Stores by id, open or closed. */
export async function storesById(db: Database, ids: readonly number[]): Promise<Map<number, Store>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(stores)
    .where(inArray(stores.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, toStore(row)]))
}

export async function insertStores(tx: Database, inputs: readonly StoreInput[]): Promise<void> {
  if (inputs.length > 0) await tx.insert(stores).values([...inputs])
}
