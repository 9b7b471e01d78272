import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { combinations, pack_items, products } from '../schema'

/** A row that another transaction may be working on. */
type Row = { table: 'products' | 'combinations'; id: number }

/** So many times another one's row may come in between before the database is left to sort it out. */
const TRIES = 50

const idArray = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`

/** These products (a query of their ids) and the packs that hold them: what `catalog.refresh_products` derives again when one of them changes. */
async function concerned(tx: Database, productIds: SQL): Promise<number[]> {
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

/** Locks all rows that are free; gives one that another transaction holds, or null when it has them all. */
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
 * Holds these products (a query of their ids), the packs that hold them, and all their combinations until `tx` ends. It never waits while it holds one of them:
 * it waits for one row, takes the others only if they are free, and lets all go when one is not. So no order in which price clock,
 * imports and other buyers take the same rows leads into a circle; and those who want one hot product queue for it.
 */
export async function lockGoods(tx: Database, productIds: SQL): Promise<void> {
  const ids = await concerned(tx, productIds)
  const [first] = ids
  if (first === undefined) return
  let awaited: Row | null = { table: 'products', id: first }
  for (let tries = 0; awaited !== null; tries += 1) {
    await tx.execute(sql`SAVEPOINT goods`)
    await waitFor(tx, awaited)
    awaited = await lockFree(tx, ids)
    if (awaited !== null && tries < TRIES) await tx.execute(sql`ROLLBACK TO SAVEPOINT goods`)
    await tx.execute(sql`RELEASE SAVEPOINT goods`)
  }
}
