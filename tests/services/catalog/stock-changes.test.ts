import { sql } from 'drizzle-orm'
import { combinationIds, insertPromotions, writePacks } from '@/services/catalog'
import { productById } from '@/services/catalog/products/product'
import { refreshProducts } from '@/services/catalog/write/upsert-products'
import { database, databasePool, readStaleTags, transaction } from '@/services/database'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

/** The versions (xmin) of all derived rows: they change whenever a row is written, even unchanged. */
async function versions(): Promise<string[]> {
  const { rows } = await databasePool().query<{ version: string }>(
    `SELECT 'product ' || id || ' ' || xmin AS version FROM catalog.products
     UNION ALL SELECT 'listing ' || product_id || ' ' || category_id || ' ' || xmin FROM catalog.product_categories
     UNION ALL SELECT 'search ' || product_id || ' ' || xmin FROM catalog.search_rows
     UNION ALL SELECT 'words ' || product_id || ' ' || xmin FROM catalog.search_texts
     UNION ALL SELECT 'combination ' || id || ' ' || xmin FROM catalog.combinations
     ORDER BY 1`,
  )
  return rows.map((row) => row.version)
}

/** Marks (xmin, xmax) of all products: refreshing a product locks its row, which changes xmax. */
async function derivations(): Promise<string[]> {
  const { rows } = await databasePool().query<{ mark: string }>(
    `SELECT id || ' ' || xmin || ' ' || xmax AS mark FROM catalog.products ORDER BY id`,
  )
  return rows.map((row) => row.mark)
}

const setStock = (id: number, stock: number) =>
  database().execute(sql`UPDATE catalog.combinations SET stock = ${stock} WHERE id = ${id}`)

/** A product with several combinations in stock, and a pack with 3 pieces of the first. */
async function givenShades(name: string) {
  const [product, pack] = await givenProducts(
    {
      name,
      combinations: [
        combination({ external_id: 'a' }),
        combination({ external_id: 'b', sku: 'SKU-2', price: 120_000 }),
        combination({ external_id: 'c', sku: 'SKU-3', price: 150_000 }),
      ],
    },
    { name: `${name} bộ`, classification: 'product_pack' },
  )
  const ids = await combinationIds(database(), [product!])
  const first = ids.get(`${product}/a`)!
  await transaction((tx) =>
    writePacks(tx, [{ product_id: pack!, items: [{ combination_id: first, quantity: 3 }] }]),
  )
  return { product: product!, pack: pack!, first, second: ids.get(`${product}/b`)! }
}

const isInStock = async (id: number) => (await productById(database(), id)).is_in_stock

describe('a change of stock', () => {
  it('refreshes nothing while stock is sufficient', async () => {
    const { first } = await givenShades('Đủ hàng')
    const before = await derivations()
    for (const stock of [9, 8, 6, 12]) await setStock(first, stock)
    expect(await derivations()).toEqual(before)
  })

  it('does not wait for a transaction that has locked the product', async () => {
    const { product, first } = await givenShades('Đang giữ')
    const holder = await databasePool().connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM catalog.products WHERE id = $1 FOR NO KEY UPDATE', [product])
      await transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL lock_timeout = '500ms'`)
        await tx.execute(sql`UPDATE catalog.combinations SET stock = stock - 1 WHERE id = ${first}`)
      })
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    const { combinations } = await productById(database(), product)
    expect(combinations[0]?.stock).toBe(9)
  })

  it('makes a pack unavailable when too few pieces of an item are left, and available again', async () => {
    const { product, pack, first } = await givenShades('Bộ ba')
    await setStock(first, 3)
    expect(await isInStock(pack)).toBe(true)
    await setStock(first, 2)
    expect(await isInStock(pack)).toBe(false)
    expect(await isInStock(product)).toBe(true)
    await setStock(first, 4)
    expect(await isInStock(pack)).toBe(true)
  })

  it('changes the default combination when it is sold out', async () => {
    const { product, first, second } = await givenShades('Màu khác')
    const opened = async () => (await productById(database(), product)).selected_variant
    expect(await opened()).toBe(String(first))
    await setStock(first, 0)
    expect(await opened()).toBe(String(second))
    await setStock(first, 1)
    expect(await opened()).toBe(String(first))
  })

  it('together with another change refreshes what that change needs', async () => {
    const { product, first } = await givenShades('Giá và hàng')
    await database().execute(
      sql`UPDATE catalog.combinations SET stock = 9, price = 70000 WHERE id = ${first}`,
    )
    expect(await productById(database(), product)).toMatchObject({ price_range: { min: 70_000 } })
  })
})

describe('a sale from a quota', () => {
  /** A product with a flash-sale quota of two pieces, and one with a pre-order quota of two. */
  async function givenQuotas(name: string) {
    const [sold, ordered] = await givenProducts(
      { name },
      {
        name: `${name} đặt trước`,
        combinations: [
          combination({ stock: 0, preorder: { total_quota: 2, sold_quota: 0, ships_at: null } }),
        ],
      },
    )
    const ids = await combinationIds(database(), [sold!, ordered!])
    await transaction((tx) =>
      insertPromotions(tx, [
        {
          slug: `sale-${sold}`,
          name: 'Flash',
          category: 'flash_sale',
          more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
          scope: { brand_ids: [], category_ids: [], product_ids: [] },
          start_date: new Date(Date.now() - 60_000),
          end_date: new Date(Date.now() + 600_000),
          items: [{ combination_id: ids.get(`${sold}/one`)!, percentage: 40, quota: 2, sold: 0 }],
        },
      ]),
    )
    const sell = (table: 'deductions' | 'preorder_rules', pieces: number) =>
      database().execute(
        table === 'deductions'
          ? sql`UPDATE catalog.deductions SET sold = sold + ${pieces} WHERE combination_id = ${ids.get(`${sold}/one`)}`
          : sql`UPDATE catalog.preorder_rules SET sold_quota = sold_quota + ${pieces} WHERE combination_id = ${ids.get(`${ordered}/one`)}`,
      )
    return { sold: sold!, ordered: ordered!, sell }
  }

  it('refreshes nothing while quota is left, and marks the page that shows it stale', async () => {
    const { sold, ordered, sell } = await givenQuotas('Còn suất')
    const before = await derivations()
    const { cursor } = await readStaleTags(undefined)
    await sell('deductions', 1)
    await sell('preorder_rules', 1)
    expect(await derivations()).toEqual(before)
    expect((await readStaleTags(cursor)).tags.sort()).toEqual(
      [`product:${sold}`, `product:${ordered}`].sort(),
    )
  })

  it('ends sale price and pre-order with the last piece, and restores them when one is released', async () => {
    const { sold, ordered, sell } = await givenQuotas('Hết suất')
    const isFlashSale = async () => (await productById(database(), sold)).is_flashsale
    await sell('deductions', 2)
    await sell('preorder_rules', 2)
    expect([await isFlashSale(), await isInStock(ordered)]).toEqual([false, false])
    await sell('deductions', -1)
    await sell('preorder_rules', -1)
    expect([await isFlashSale(), await isInStock(ordered)]).toEqual([true, true])
  })
})

describe('cards', () => {
  it('are stale when the shown combination gets another price within the range of the product', async () => {
    const { product, second } = await givenShades('Giá giữa')
    await database().execute(
      sql`UPDATE catalog.combinations SET is_default = id = ${second} WHERE product_id = ${product}`,
    )
    const { cursor } = await readStaleTags(undefined)
    await database().execute(sql`UPDATE catalog.combinations SET price = price + 1000 WHERE id = ${second}`)
    expect((await readStaleTags(cursor)).tags).toEqual(
      expect.arrayContaining([`card:${product}`, `product:${product}`, 'home']),
    )
  })
})

describe('random changes of stock', () => {
  it('give the same result as a full refresh', async () => {
    const shades = await Promise.all(['một', 'hai', 'ba'].map((name) => givenShades(`Ngẫu nhiên ${name}`)))
    const ids = shades.flatMap(({ first, second }) => [first, second])
    // A fixed seed, so that a failure can be reproduced.
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let step = 0; step < 120; step++) {
      const some = ids.filter(() => random(3) === 0)
      await database().execute(
        sql`UPDATE catalog.combinations SET stock = ${random(2) === 0 ? random(8) : sql`greatest(0, stock - ${1 + random(4)})`}
            WHERE id = ANY (${sql.param(some)}::integer[])`,
      )
    }
    const before = await versions()
    await transaction((tx) =>
      refreshProducts(
        tx,
        shades.flatMap(({ product, pack }) => [product, pack]),
      ),
    )
    expect(await versions()).toEqual(before)
  })
})
