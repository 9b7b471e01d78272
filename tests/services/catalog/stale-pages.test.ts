import { sql } from 'drizzle-orm'
import { productById } from '@/services/catalog/products/product'
import { searchProducts } from '@/services/catalog/search/products'
import { database, readStaleTags, transaction } from '@/services/database'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

/** Gives the stale tags since the last call. */
const reader = () => {
  let cursor: string | undefined
  return async () => {
    const news = await readStaleTags(cursor)
    cursor = news.cursor
    return news.tags.sort()
  }
}

describe('stale pages', () => {
  const newStaleTags = reader()

  it('are marked when a price changes, and only then', async () => {
    const [id] = await givenProducts({ name: 'Có trang' })
    const product = await productById(database(), id!)
    await newStaleTags()
    await database().execute(sql`UPDATE catalog.combinations SET stock = stock - 1 WHERE product_id = ${id}`)
    expect(await newStaleTags()).toEqual([])
    await database().execute(sql`UPDATE catalog.combinations SET price = 250000 WHERE product_id = ${id}`)
    const categories = product.categories.map((category) => `category:${category.id}`)
    expect(await newStaleTags()).toEqual(
      [`brand:${product.brand.id}`, `card:${id}`, ...categories, 'home', `product:${id}`].sort(),
    )
  })

  it('include listings when few pieces of the default combination are left, not of another shade', async () => {
    const [id] = await givenProducts({
      name: 'Còn ít',
      combinations: [
        combination({ external_id: 'a', stock: 6 }),
        combination({ external_id: 'b', sku: 'SKU-2', stock: 6 }),
      ],
    })
    const { combinations, brand } = await productById(database(), id!)
    await newStaleTags()
    const sell = (at: number) =>
      database().execute(
        sql`UPDATE catalog.combinations SET stock = stock - 1 WHERE id = ${Number(combinations[at]!._id)}`,
      )
    await sell(1)
    expect(await newStaleTags()).toEqual([`product:${id}`])
    await sell(0)
    expect(await newStaleTags()).toEqual(
      expect.arrayContaining(['home', `brand:${brand.id}`, `product:${id}`]),
    )
    await sell(0)
    expect(await newStaleTags()).toEqual([])
  })

  it('include listings when the date of a pre-order changes', async () => {
    const [id] = await givenProducts({
      name: 'Đặt trước',
      combinations: [
        combination({
          stock: 0,
          preorder: { total_quota: 9, sold_quota: 0, ships_at: new Date('2026-11-28T17:00:00Z') },
        }),
      ],
    })
    await newStaleTags()
    const move = sql`UPDATE catalog.preorder_rules SET ships_at = '2026-12-05T17:00:00Z'`
    await database().execute(
      sql`${move} WHERE combination_id IN (SELECT id FROM catalog.combinations WHERE product_id = ${id})`,
    )
    expect(await newStaleTags()).toEqual(expect.arrayContaining(['home', `product:${id}`]))
  })

  it('include listings when a pre-order rule is replaced', async () => {
    const preorder = { total_quota: 9, sold_quota: 0, ships_at: new Date('2026-11-28T17:00:00Z') }
    // In stock and with a second pre-order, so that neither the product nor its default combination changes meanwhile.
    const [id] = await givenProducts({
      name: 'Đặt trước, quy tắc mới',
      combinations: [
        combination({ external_id: 'a', preorder }),
        combination({ external_id: 'b', sku: 'SKU-2', preorder }),
      ],
    })
    const { combinations, brand } = await productById(database(), id!)
    const shown = Number(combinations[0]!._id)
    await newStaleTags()
    await transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM catalog.preorder_rules WHERE combination_id = ${shown}`)
      await tx.execute(
        sql`INSERT INTO catalog.preorder_rules (combination_id, total_quota, ships_at) VALUES (${shown}, 9, '2026-12-05T17:00:00Z')`,
      )
    })
    expect(await newStaleTags()).toEqual(
      expect.arrayContaining(['home', `brand:${brand.id}`, `product:${id}`]),
    )
  })

  it('are the whole catalogue when very many products change', async () => {
    await newStaleTags()
    await database().execute(
      sql`SELECT shop.mark_stale(ARRAY(SELECT 'product:' || n FROM generate_series(1, 1000) AS n))`,
    )
    expect(await newStaleTags()).toEqual(['catalog'])
  })
})

describe('changes that mark pages stale', () => {
  const newStaleTags = reader()

  it.each([
    [
      'a shade is deleted',
      (id: number) => `DELETE FROM catalog.combinations WHERE product_id = ${id} AND external_id = 'b'`,
    ],
    ['little is left', (id: number) => `UPDATE catalog.combinations SET stock = 4 WHERE product_id = ${id}`],
    [
      'a pre-order opens',
      (id: number) =>
        `INSERT INTO catalog.preorder_rules (combination_id, total_quota) SELECT id, 5 FROM catalog.combinations WHERE product_id = ${id} LIMIT 1`,
    ],
    [
      'a pre-order is newStaleTags',
      (id: number) =>
        `UPDATE catalog.preorder_rules SET sold_quota = 1 WHERE combination_id IN (SELECT id FROM catalog.combinations WHERE product_id = ${id})`,
    ],
    [
      'a pack changes',
      (id: number) =>
        `INSERT INTO catalog.pack_items (product_id, combination_id, quantity) SELECT ${id}, id, 1 FROM catalog.combinations WHERE product_id <> ${id} LIMIT 1`,
    ],
  ])('when %s', async (name, statement) => {
    const [id] = await givenProducts({
      name: `Trang ${name}`,
      combinations: [
        combination({
          external_id: 'a',
          preorder: name.includes('newStaleTags') ? { total_quota: 3, sold_quota: 0, ships_at: null } : null,
        }),
        combination({ external_id: 'b', sku: 'SKU-2' }),
      ],
    })
    await newStaleTags()
    await database().execute(sql.raw(statement(id!)))
    expect(await newStaleTags()).toContain(`product:${id}`)
  })

  it('a renamed brand is found by its new name and marks all pages stale', async () => {
    const [id] = await givenProducts({ name: 'Nước hoa nhài', brand: 'Tên Cũ' })
    await newStaleTags()
    await database().execute(
      sql`UPDATE catalog.brands SET name = 'Mộc Lan', slug = 'moc-lan' WHERE name = 'Tên Cũ'`,
    )
    expect(await newStaleTags()).toContain('catalog')
    const { cards } = await searchProducts(database(), { keyword: 'moc lan nhai' }, undefined, {
      skip: 0,
      limit: 5,
    })
    expect(cards).toMatchObject([{ id, brand: { name: 'Mộc Lan', slug: 'moc-lan' } }])
  })

  it('a product without its last combination is in no listing', async () => {
    const [id] = await givenProducts({ name: 'Mất hết loại', brand: 'Chỉ Một Món' })
    await database().execute(sql`DELETE FROM catalog.combinations WHERE product_id = ${id}`)
    const { cards, total } = await searchProducts(database(), { keyword: 'mất hết loại' }, undefined, {
      skip: 0,
      limit: 5,
    })
    expect([cards, total]).toEqual([[], 0])
  })
})
