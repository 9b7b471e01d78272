import { sql } from 'drizzle-orm'
import { combinationIds } from '@/services/catalog'
import { productById } from '@/services/catalog/products/product'
import { searchProducts } from '@/services/catalog/search/products'
import { database, databasePool, transaction } from '@/services/database'
import { insertUsers } from '@/services/account'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

describe('listings', () => {
  it('contain a product in its category and all ancestors, until it is deactivated (PDP-15)', async () => {
    const [id] = await givenProducts({
      name: 'Trong ba tầng',
      category: ['Chăm sóc da', 'Làm sạch', 'Sữa rửa mặt'],
    })
    const { categories } = await productById(database(), id!)
    expect(categories.map((category) => category.name)).toEqual(['Chăm sóc da', 'Làm sạch', 'Sữa rửa mặt'])
    const top = categories[0]!.id
    const listed = () =>
      searchProducts(database(), { 'categories.id': [top] }, undefined, { skip: 0, limit: 16 })
    expect(await listed()).toMatchObject({ total: 1, cards: [{ id }] })
    await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${id}`)
    expect(await listed()).toMatchObject({ total: 0, cards: [] })
  })
})

describe('concurrent changes', () => {
  const inTwoTransactions = async (first: string, second: string) => {
    const pool = databasePool()
    const [one, two] = [await pool.connect(), await pool.connect()]
    try {
      await one.query('BEGIN')
      await two.query('BEGIN')
      await one.query(first)
      const later = two.query(second)
      // The second transaction waits for the first.
      await new Promise((resolve) => setTimeout(resolve, 150))
      await one.query('COMMIT')
      await later
      await two.query('COMMIT')
    } finally {
      one.release()
      two.release()
    }
  }

  it('that sell out both shades leave the product out of stock', async () => {
    const [id] = await givenProducts({
      name: 'Hai màu cuối',
      combinations: [combination({ external_id: 'a' }), combination({ external_id: 'b', sku: 'SKU-2' })],
    })
    const ids = await combinationIds(database(), [id!])
    const sellOut = (key: string) =>
      `UPDATE catalog.combinations SET stock = 0 WHERE id = ${ids.get(`${id}/${key}`)}`
    await inTwoTransactions(sellOut('a'), sellOut('b'))
    expect(await productById(database(), id!)).toMatchObject({
      is_in_stock: false,
      is_in_stock_original: false,
    })
  })

  it('count both of two reviews', async () => {
    const [id] = await givenProducts({ name: 'Hai đánh giá' })
    const users = await insertUsers(
      database(),
      ['song', 'song2'].map((user_name) => ({
        user_name,
        name: user_name,
        level: 'Ruby',
        skin_types: [],
        hair_types: [],
      })),
    )
    const [a, b] = [...users.values()]
    const write = (user: number | undefined) =>
      `INSERT INTO review.reviews (product_id, user_id, details, ratings, source) VALUES (${id}, ${user}, 'x', '{"texture": 4}', 'test')`
    await inTwoTransactions(write(a), write(b))
    expect((await productById(database(), id!)).review_stats).toEqual({ average_rating: 4, total_reviews: 2 })
  })
})

it('reads the first pages of listings from an index', async () => {
  // PostgreSQL would sort so few rows: sorting is disabled to check that an index gives the order.
  const listing = await transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`))
    const { rows } =
      await tx.execute(sql`EXPLAIN (FORMAT JSON) SELECT product_id FROM catalog.product_categories
      WHERE category_id = 1 AND is_active ORDER BY is_active DESC, total_orders DESC, product_id LIMIT 16`)
    return JSON.stringify(rows)
  })
  expect(listing).toContain('product_categories_listing_idx')
  expect(listing).not.toContain('"Sort"')
})
