import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Reservation } from '@/domain/bag/reservations'
import {
  combinationIds,
  countSales,
  releaseStock,
  insertPromotions,
  refreshDuePrices,
  reserveStock,
  writePacks,
} from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

const idOf = async (productId: number, key = 'one') =>
  (await combinationIds(database(), [productId])).get(`${productId}/${key}`)!

const stockOf = async (id: number) => {
  const { rows } = await database().execute<{ stock: number; is_available: boolean }>(
    sql`SELECT stock, is_available FROM catalog.combinations WHERE id = ${id}`,
  )
  return rows[0]!
}

const take = (...wants: Reservation[]) => transaction((tx) => reserveStock(tx, wants))
const stock = (target_id: number, quantity = 1): Reservation => ({ kind: 'stock', target_id, quantity })

async function givenGoods(count: number, stockOfEach = 10) {
  const products = await givenProducts(
    ...Array.from({ length: count }, (_, index) => ({
      name: `Son ${index} ${Math.random()}`,
      combinations: [combination({ stock: stockOfEach })],
    })),
  )
  return { products, ids: await Promise.all(products.map((id) => idOf(id))) }
}

const codeOf = (error: unknown): string => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return 'unknown'
}
const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'taken', codeOf)
const count = (outcomes: string[], wanted: string) => outcomes.filter((each) => each === wanted).length

it('reserves pieces, and updates availability in the same transaction (PDP-24)', async () => {
  const {
    ids: [id = 0],
  } = await givenGoods(1)
  await take(stock(id, 4), stock(id, 3))
  expect(await stockOf(id)).toEqual({ stock: 3, is_available: true })
  await take(stock(id, 3))
  expect(await stockOf(id)).toEqual({ stock: 0, is_available: false })
  await transaction((tx) => releaseStock(tx, [stock(id, 2)]))
  expect(await stockOf(id)).toEqual({ stock: 2, is_available: true })
})

it('locks only the stock of goods in plenty', async () => {
  const { products, ids } = await givenGoods(2)
  await transaction(async (tx) => {
    await reserveStock(tx, [stock(ids[0]!), stock(ids[1]!, 2)])
    const free = (table: string, row: number) =>
      outcome(
        database().execute(
          sql`SELECT FROM ${sql.raw(`catalog.${table}`)} WHERE id = ${row} FOR NO KEY UPDATE NOWAIT`,
        ),
      )
    expect(await Promise.all(products.map((id) => free('products', id)))).toEqual(['taken', 'taken'])
    expect(await Promise.all(ids.map((id) => free('combinations', id)))).toEqual(['55P03', '55P03'])
  })
})

it('locks no stock while it waits for the lock of a scarce product', async () => {
  const {
    products: [product = 0],
    ids: [id = 0],
  } = await givenGoods(1)
  const taking = await transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM catalog.products WHERE id = ${product} FOR NO KEY UPDATE`)
    const outcomes = outcome(take(stock(id, 10)))
    await setTimeout(150)
    await tx.execute(sql`SELECT FROM catalog.combinations WHERE id = ${id} FOR NO KEY UPDATE NOWAIT`)
    return { outcomes }
  })
  expect(await taking.outcomes).toBe('taken')
  expect(await stockOf(id)).toEqual({ stock: 0, is_available: false })
})

it('reports all shortages and reserves nothing then', async () => {
  const {
    ids: [plenty = 0, few = 0, none = 0],
  } = await givenGoods(3)
  await take(stock(few, 8), stock(none, 10))
  await expect(
    take(stock(plenty, 5), stock(few, 3), stock(none, 1), stock(99_999_999, 1)),
  ).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    status: 409,
    details: {
      short: [
        { kind: 'stock', target_id: few, left: 2 },
        { kind: 'stock', target_id: none, left: 0 },
        { kind: 'stock', target_id: 99_999_999, left: 0 },
      ],
    },
  })
  expect((await stockOf(plenty)).stock).toBe(10)
})

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses to reserve %d pieces',
  async (quantity) => {
    await expect(take(stock(1, quantity))).rejects.toThrow(RangeError)
  },
)

it('accepts an empty list of reservations', async () => {
  await take()
  await transaction((tx) => releaseStock(tx, []))
})

it('reserves pre-order and flash-sale quotas, and ends the price with the quota', async () => {
  const [product = 0] = await givenProducts({
    name: 'Đặt trước',
    combinations: [
      combination({ stock: 0, preorder: { total_quota: 5, sold_quota: 2, ships_at: null } }),
      combination({ external_id: 'two', sku: 'SKU-2', stock: 10 }),
    ],
  })
  const [waiting, onSale] = [await idOf(product), await idOf(product, 'two')]
  await insertPromotions(database(), [
    {
      slug: 'flash',
      name: 'Flash',
      category: 'flash_sale',
      more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
      start_date: new Date(Date.now() - 1_000),
      end_date: new Date(Date.now() + 86_400_000),
      items: [{ combination_id: onSale, percentage: 50, quota: 3, sold: 0 }],
    },
  ])
  const read = async () => {
    const { rows } = await database().execute<{ deduction_id: number | null; price: number }>(
      sql`SELECT deduction_id, price_after_discount AS price FROM catalog.combinations WHERE id = ${onSale}`,
    )
    return rows[0]!
  }
  const sale = await read()
  expect(sale.price).toBe(50_000)
  const wants: Reservation[] = [
    { kind: 'preorder', target_id: waiting, quantity: 3 },
    { kind: 'deduction', target_id: sale.deduction_id!, quantity: 3 },
    stock(onSale, 3),
  ]
  await take(...wants)
  expect(await read()).toEqual({ deduction_id: null, price: 100_000 })
  await expect(take(wants[0]!, { ...wants[1]!, quantity: 1 })).rejects.toMatchObject({
    details: {
      short: [
        { kind: 'deduction', target_id: sale.deduction_id, left: 0 },
        { kind: 'preorder', target_id: waiting, left: 0 },
      ],
    },
  })
  await transaction((tx) => releaseStock(tx, wants))
  expect(await read()).toEqual(sale)
})

it('limits a pack by its scarcest item', async () => {
  const [pack = 0, member = 0] = await givenProducts(
    { name: 'Bộ', classification: 'bundle_virtual' },
    { name: 'Món', combinations: [combination({ stock: 3 })] },
  )
  const [packId, memberId] = [await idOf(pack), await idOf(member)]
  await writePacks(database(), [{ product_id: pack, items: [{ combination_id: memberId, quantity: 2 }] }])
  await take(stock(memberId, 2))
  expect((await stockOf(packId)).is_available).toBe(false)
})

it('counts sales of the product and its brand', async () => {
  const {
    products: [one = 0, two = 0],
  } = await givenGoods(2)
  const totals = async () => {
    const { rows } = await database().execute<{ product: number; brand: number }>(
      sql`SELECT product.total_orders AS product, brand.total_orders::int AS brand FROM catalog.products product JOIN catalog.brands brand ON brand.id = product.brand_id WHERE product.id IN (${one}, ${two}) ORDER BY product.id`,
    )
    return rows
  }
  const before = (await totals())[0]!.brand
  await transaction((tx) =>
    countSales(tx, [
      { product_id: one, quantity: 2 },
      { product_id: two, quantity: 1 },
      { product_id: one, quantity: 3 },
    ]),
  )
  expect(await totals()).toEqual([
    { product: 5, brand: before + 6 },
    { product: 1, brand: before + 6 },
  ])
  await transaction((tx) => countSales(tx, []))
})

describe('concurrent reservations', () => {
  it('of 50 orders give 10 pieces to exactly 10', async () => {
    const {
      ids: [id = 0],
    } = await givenGoods(1)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(take(stock(id)))))
    expect([count(outcomes, 'taken'), count(outcomes, 'OUT_OF_STOCK')]).toEqual([10, 40])
    expect((await stockOf(id)).stock).toBe(0)
  }, 60_000)

  it('do not deadlock when orders want the same goods in opposite order', async () => {
    const { ids } = await givenGoods(4, 1_000)
    const shuffled = () => ids.toSorted(() => Math.random() - 0.5).slice(0, 3)
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => outcome(take(...shuffled().map((id) => stock(id, 2))))),
    )
    expect(count(outcomes, 'taken')).toBe(60)
    const left = await Promise.all(ids.map(async (id) => (await stockOf(id)).stock))
    expect(left.reduce((sum, each) => sum + each, 0)).toBe(4_000 - 60 * 3 * 2)
  }, 60_000)

  it('do not deadlock with price changes, the price clock, imports and counts', async () => {
    const { ids, products } = await givenGoods(4, 1_000)
    const [pack = 0] = await givenProducts({ name: 'Bộ', classification: 'bundle_virtual' })
    await writePacks(database(), [
      { product_id: pack, items: ids.map((combination_id) => ({ combination_id, quantity: 1 })) },
    ])
    const due = sql`UPDATE catalog.products SET refresh_at = now() - interval '1 second' WHERE id = ANY (${sql.param([...products, pack])}::integer[])`
    const price = async (id: number) => {
      await database().execute(sql`UPDATE catalog.combinations SET price = price + 1000 WHERE id = ${id}`)
    }
    const clock = async () => {
      await transaction(async (tx) => {
        await refreshDuePrices(tx)
      })
    }
    await database().execute(due)
    const works: Promise<string>[] = []
    for (let round = 0; round < 12; round += 1) {
      const [one = 0, two = 0, three = 0] = ids.toSorted(() => Math.random() - 0.5)
      works.push(outcome(take(stock(one), stock(two), stock(three))))
      works.push(outcome(price(two)))
      works.push(outcome(clock()))
      works.push(
        outcome(transaction((tx) => countSales(tx, [{ product_id: products[round % 4]!, quantity: 1 }]))),
      )
    }
    const outcomes = await Promise.all(works)
    expect(outcomes.filter((each) => each !== 'taken')).toEqual([])
  }, 60_000)
})
