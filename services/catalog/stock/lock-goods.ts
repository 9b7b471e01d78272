import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { combinations, pack_items, products } from '../schema'

/** A row that another transaction may have locked. */
type Row = { table: 'products' | 'combinations'; id: number }

/** Attempts without holding locks while waiting; after them deadlock detection of the database resolves conflicts. */
const ATTEMPTS = 50

const idArray = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`

/** Ids of these products (a query of ids) and of the packs that contain them: the rows that `catalog.refresh_products` updates when one changes. */
async function affectedProducts(tx: Database, productIds: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH wanted AS (${productIds})
    SELECT product.id FROM ${products} product WHERE product.id IN (SELECT * FROM wanted)
    UNION
    SELECT pack.product_id FROM ${pack_items} pack JOIN ${combinations} item ON item.id = pack.combination_id
    WHERE item.product_id IN (SELECT * FROM wanted)
    ORDER BY id`)
  return rows.map(({ id }) => id)
}

async function waitFor(tx: Database, { table, id }: Row): Promise<void> {
  const from = table === 'products' ? products : combinations
  await tx.execute(sql`SELECT FROM ${from} WHERE id = ${id} FOR NO KEY UPDATE`)
}

/** Locks all rows that are free; gives one that another transaction has locked, or null when all are locked here. */
async function lockFree(tx: Database, productIds: readonly number[]): Promise<Row | null> {
  const { rows } = await tx.execute<Row>(sql`
    WITH product AS (
      SELECT id FROM ${products} WHERE id = ANY (${idArray(productIds)}) FOR NO KEY UPDATE SKIP LOCKED
    ), combination AS (
      SELECT id FROM ${combinations} WHERE product_id = ANY (${idArray(productIds)}) FOR NO KEY UPDATE SKIP LOCKED
    )
    (SELECT 'products' AS "table", id FROM ${products} WHERE id = ANY (${idArray(productIds)}) EXCEPT SELECT 'products', id FROM product)
    UNION ALL
    (SELECT 'combinations', id FROM ${combinations} WHERE product_id = ANY (${idArray(productIds)}) EXCEPT SELECT 'combinations', id FROM combination)
    LIMIT 1`)
  return rows[0] ?? null
}

/**
 * Locks these products (a query of ids), the packs that contain them, and all their combinations until `tx` ends. It never waits while it
 * holds a lock: it waits for one row, locks the others only if they are free, and releases all when one is not. This avoids deadlocks
 * whatever the order in which the price clock, imports and other orders lock the same rows, and orders of one hot product queue.
 */
export async function lockGoods(tx: Database, productIds: SQL): Promise<void> {
  const ids = await affectedProducts(tx, productIds)
  const [first] = ids
  if (first === undefined) return
  let awaited: Row | null = { table: 'products', id: first }
  for (let attempts = 0; awaited !== null; attempts += 1) {
    await tx.execute(sql`SAVEPOINT goods`)
    await waitFor(tx, awaited)
    awaited = await lockFree(tx, ids)
    if (awaited !== null && attempts < ATTEMPTS) await tx.execute(sql`ROLLBACK TO SAVEPOINT goods`)
    await tx.execute(sql`RELEASE SAVEPOINT goods`)
  }
}
