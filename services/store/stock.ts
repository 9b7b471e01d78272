import { and, asc, eq } from 'drizzle-orm'
import { type StoreStock, stockLevel } from '@/domain/store/store-stock'
import { type Database, fromExcluded } from '../database'
import { store_stock, stores } from './schema'

type StockInput = typeof store_stock.$inferInsert

/** Rows of one statement. */
const BATCH = 5_000

/** Stock level of a combination in each displayed store. */
export async function stockByStore(db: Database, combinationId: number): Promise<StoreStock[]> {
  const rows = await db
    .select({ store_id: stores.id, stock: store_stock.stock })
    .from(stores)
    .leftJoin(
      store_stock,
      and(eq(store_stock.store_id, stores.id), eq(store_stock.combination_id, combinationId)),
    )
    .where(and(eq(stores.is_active, true), eq(stores.is_display_store_info, true)))
    .orderBy(asc(stores.id))
  return rows.map(({ store_id, stock }) => ({ store_id, stock_level: stockLevel(stock ?? 0) }))
}

/** Stock of a combination in every store in pieces, for the staff; null without a row. */
export const stockInAllStores = (db: Database, combinationId: number) =>
  db
    .select({ id: stores.id, name: stores.name, stock: store_stock.stock })
    .from(stores)
    .leftJoin(
      store_stock,
      and(eq(store_stock.store_id, stores.id), eq(store_stock.combination_id, combinationId)),
    )
    .orderBy(asc(stores.id))

/** Writes the stock of pairs of store and combination, replacing earlier values. */
export async function writeStoreStock(tx: Database, rows: readonly StockInput[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insert(store_stock)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [store_stock.combination_id, store_stock.store_id],
        set: fromExcluded(['stock']),
      })
}
