import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bagGoods, reserveStock } from '@/services/catalog'
import { cardsById } from '@/services/catalog/products/cards'
import { type Database, transaction } from '@/services/database'
import { combination, givenProducts } from './fixtures'
import { goodsOf } from '../cart/shop'
import { useDatabase } from '../database'

/** What every bag and order asks is planned once a connection: planning it takes several times as long as its answer. */

useDatabase()

/** A statement gets its name when it is sent for the third time, and PostgreSQL plans the first five itself. */
const OFTEN = 12

async function givenGoods() {
  const key = randomUUID()
  const [product = 0] = await givenProducts({
    external_id: key,
    combinations: [combination({ sku: key, stock: 500 })],
  })
  return goodsOf(product)
}

const QUESTIONS: [
  string,
  (tx: Database, goods: Awaited<ReturnType<typeof givenGoods>>) => Promise<unknown>,
][] = [
  ['select %"combinations"%unnest%', (tx, { combination_id }) => bagGoods(tx, [combination_id])],
  [
    'select %"brands"%(SELECT $1::integer[])::integer[])',
    (tx, { product_id }) => cardsById(tx, [product_id]),
  ],
  [
    'SELECT catalog.reserve_plenty%',
    (tx, { combination_id }) =>
      reserveStock(tx, [{ kind: 'stock', target_id: Number(combination_id), quantity: 1 }]),
  ],
]

it.each(QUESTIONS)('plans %s for any value', async (like, ask) => {
  const goods = await givenGoods()
  const { rows } = await transaction(async (tx) => {
    for (let times = 0; times < OFTEN; times++) await ask(tx, goods)
    return tx.execute<{ generic: number; custom: number }>(
      sql`SELECT generic_plans::integer AS generic, custom_plans::integer AS custom FROM pg_prepared_statements WHERE statement LIKE ${like}`,
    )
  })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.generic).toBeGreaterThan(0)
  expect(rows[0]?.custom).toBeLessThanOrEqual(5)
})
