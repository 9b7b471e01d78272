import { sql } from 'drizzle-orm'
import { isAvailable } from '@/domain/catalog/availability'
import { discountPercentage, priceAfter } from '@/domain/catalog/price'
import { saleState } from '@/domain/catalog/sale-state'
import {
  cardsById,
  combinationFacts,
  combinationIds,
  insertPromotions,
  refreshDuePrices,
  writePacks,
} from '@/services/catalog'
import { exportOffers } from '@/services/catalog/exports/catalog-exports'
import { productById } from '@/services/catalog/products/product'
import { searchProducts } from '@/services/catalog/search/products'
import { database, databasePool, readStaleTags, transaction } from '@/services/database'
import { insertReviews } from '@/services/review'
import { insertUsers } from '@/services/account'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

/** What a reader of the log learns since it last looked. */
const reader = () => {
  let cursor: string | undefined
  return async () => {
    const news = await readStaleTags(cursor)
    cursor = news.cursor
    return news.tags.sort()
  }
}

const deduction = (type: 'amount' | 'percentage', value: number) => ({
  type,
  value,
  is_show_as_percentage: true,
  starts_at: null,
  ends_at: null,
})

describe('prices', () => {
  it.each([
    [100_000, null],
    [99_999, deduction('percentage', 50)],
    [123_457, deduction('percentage', 33)],
    [100_000, deduction('amount', 30_000)],
    [10_000, deduction('amount', 30_000)],
    [100_000, deduction('percentage', 100)],
  ] as const)('are derived as the domain rule says: %i with %j', async (price, off) => {
    const [id] = await givenProducts({
      name: `p${price}${off?.type}${off?.value}`,
      combinations: [combination({ price, deduction: off })],
    })
    const [found] = (await productById(database(), id!)).combinations
    const expected = priceAfter(price, off)
    expect(found).toMatchObject({
      price,
      price_after_discount: expected,
      discount_amount: price - expected,
      discount_percentage: discountPercentage(price, expected),
    })
  })

  it('make ranges over the combinations, and the sale flag', async () => {
    const [id] = await givenProducts({
      name: 'Dầu dưỡng hai cỡ',
      combinations: [
        combination({ external_id: '30', price: 200_000 }),
        combination({
          external_id: '50',
          sku: 'SKU-2',
          price: 300_000,
          deduction: deduction('percentage', 50),
        }),
      ],
    })
    expect(await productById(database(), id!)).toMatchObject({
      price_range: { min: 200_000, max: 300_000 },
      price_after_discount_range: { min: 150_000, max: 200_000 },
      discount_range: { min: 0, max: 50 },
      discount_percentage: 50,
      is_sale: true,
    })
  })

  it('follow a flash sale while it is on, and come back when it ends', async () => {
    const [id] = await givenProducts({
      name: 'Son flash',
      combinations: [combination({ price: 200_000, deduction: deduction('percentage', 10) })],
    })
    const combinations = await combinationIds(database(), [id!])
    await transaction((tx) =>
      insertPromotions(tx, [
        {
          slug: 'flash',
          name: 'Flash',
          category: 'flash_sale',
          more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
          scope: { brand_ids: [], category_ids: [], product_ids: [] },
          start_date: new Date(Date.now() - 60_000),
          end_date: new Date(Date.now() + 60_000),
          items: [{ combination_id: combinations.get(`${id}/one`)!, percentage: 40, quota: 2, sold: 0 }],
        },
      ]),
    )
    expect(await productById(database(), id!)).toMatchObject({
      is_flashsale: true,
      price_after_discount_range: { min: 120_000 },
      is_special_price_applicable: true,
    })

    await database().execute(sql`UPDATE catalog.deductions SET sold = 2 WHERE quota = 2`)
    expect(await productById(database(), id!)).toMatchObject({
      is_flashsale: false,
      price_after_discount_range: { min: 180_000 },
    })

    await database().execute(sql`UPDATE catalog.deductions SET sold = 0 WHERE quota = 2`)
    await database().execute(
      sql`UPDATE catalog.promotions SET start_date = now() - interval '2 hours', end_date = now() - interval '1 hour' WHERE slug = 'flash'`,
    )
    expect(await productById(database(), id!)).toMatchObject({
      is_flashsale: false,
      price_after_discount_range: { min: 180_000 },
    })
  })

  it('of a daily sale are moved on to the next day when it ends', async () => {
    await transaction((tx) =>
      insertPromotions(tx, [
        {
          slug: 'daily',
          name: 'Daily',
          category: 'flash_sale',
          recurs_daily: true,
          more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
          scope: { brand_ids: [], category_ids: [], product_ids: [] },
          start_date: new Date(Date.now() - 10 * 86_400_000 - 7_200_000),
          end_date: new Date(Date.now() - 10 * 86_400_000 - 3_600_000),
          items: [],
        },
      ]),
    )
    await refreshDuePrices(database())
    const { rows } = await database().execute<{ ahead: boolean; near: boolean }>(
      sql`SELECT end_date > now() AS ahead, end_date < now() + interval '1 day' AS near FROM catalog.promotions WHERE slug = 'daily'`,
    )
    expect(rows).toEqual([{ ahead: true, near: true }])
  })
})

describe('availability', () => {
  it('of combinations follows the domain rule', async () => {
    for (const is_withheld of [false, true]) {
      const cases = [
        combination({ external_id: 'in stock', stock: 1 }),
        combination({ external_id: 'out of stock', stock: 0 }),
        combination({
          external_id: 'pre-order open',
          stock: 0,
          preorder: { total_quota: 2, sold_quota: 1, ships_at: null },
        }),
        combination({
          external_id: 'pre-order sold',
          stock: 5,
          preorder: { total_quota: 2, sold_quota: 2, ships_at: null },
        }),
        combination({
          external_id: 'pre-order without quota',
          stock: 5,
          preorder: { total_quota: 0, sold_quota: 0, ships_at: null },
        }),
      ]
      const [id] = await givenProducts({ name: `withheld ${is_withheld}`, combinations: cases })
      await database().execute(sql`UPDATE catalog.products SET is_withheld = ${is_withheld} WHERE id = ${id}`)
      const { combinations } = await productById(database(), id!)
      expect(combinations.map((found) => found.is_available)).toEqual(
        combinations.map((found) => isAvailable(found, is_withheld)),
      )
    }
  })

  it('of a product changes with the stock of its last combination', async () => {
    const [id] = await givenProducts({ name: 'Kem sắp hết', combinations: [combination({ stock: 1 })] })
    await database().execute(sql`UPDATE catalog.combinations SET stock = 0 WHERE product_id = ${id}`)
    expect(await productById(database(), id!)).toMatchObject({
      is_in_stock: false,
      is_in_stock_original: false,
      is_out_of_stock_nang: true,
      is_out_of_stock_nang_vn: true,
    })
    await database().execute(sql`UPDATE catalog.combinations SET stock = 3 WHERE product_id = ${id}`)
    expect(await productById(database(), id!)).toMatchObject({
      is_in_stock: true,
      is_out_of_stock_nang: false,
    })
  })

  it('of a pack ends with one of its parts', async () => {
    const [part, pack] = await givenProducts(
      { name: 'Phần', combinations: [combination({ stock: 2 })] },
      { name: 'Bộ', classification: 'product_pack' },
    )
    const ids = await combinationIds(database(), [part!])
    await transaction((tx) =>
      writePacks(tx, [
        { product_id: pack!, items: [{ combination_id: ids.get(`${part}/one`)!, quantity: 2 }] },
      ]),
    )
    expect(await productById(database(), pack!)).toMatchObject({
      is_in_stock: true,
      pack_detail: [{ product_id: part, quantity: 2 }],
    })
    await database().execute(sql`UPDATE catalog.combinations SET stock = 1 WHERE product_id = ${part}`)
    expect(await productById(database(), pack!)).toMatchObject({ is_in_stock: false })
  })

  it('never lets stock fall below zero', async () => {
    const [id] = await givenProducts({ name: 'Không âm' })
    await expect(
      database().execute(sql`UPDATE catalog.combinations SET stock = stock - 11 WHERE product_id = ${id}`),
    ).rejects.toThrow()
  })
})

describe('the sale state', () => {
  const preorder = { total_quota: 9, sold_quota: 0, ships_at: new Date('2026-11-28T17:00:00Z') }

  it.each([
    ['in stock', {}, {}, { kind: 'available', ships_at: null }],
    ['few left', {}, { stock: 5 }, { kind: 'few_left', ships_at: null }],
    ['a pre-order', {}, { stock: 0, preorder }, { kind: 'pre_order', ships_at: '2026-11-28T17:00:00.000Z' }],
    ['out of stock', {}, { stock: 0 }, { kind: 'sold_out', ships_at: null }],
    ['withheld', { is_withheld: true }, {}, { kind: 'not_sold_here', ships_at: null }],
    ['a gift', { classification: 'gwp_non_sellable' }, {}, { kind: 'gift_only', ships_at: null }],
  ] as const)(
    'of %s is the same on card, page, feed and among wishes',
    async (name, product, made, state) => {
      const [id] = await givenProducts({ name, ...product, combinations: [combination(made)] })
      const [card] = await cardsById(database(), [id!])
      const page = await productById(database(), id!)
      const combinationId = Number(page.combinations[0]!._id)
      const [offer] = await exportOffers(database(), id! - 1, 1)
      expect(saleState(card!, card!.default_combination)).toEqual(state)
      expect(saleState(page, page.combinations[0]!)).toEqual(state)
      expect((await combinationFacts(database(), [combinationId])).get(combinationId)?.state).toEqual(state)
      // Gifts stand in no feed.
      if (state.kind !== 'gift_only') expect(offer?.state).toEqual(state)
    },
  )
})

describe('the default combination', () => {
  it('is the first that can be bought', async () => {
    const [id] = await givenProducts({
      name: 'Ba màu',
      combinations: [
        combination({ external_id: 'a', stock: 0, price: 1_000 }),
        combination({ external_id: 'b', stock: 4, price: 2_000 }),
        combination({ external_id: 'c', stock: 9, price: 3_000 }),
      ],
    })
    expect(await productById(database(), id!)).toMatchObject({ default_combination: { price: 2_000 } })
  })
})

describe('review statistics', () => {
  it('follow what is published, changed and deleted', async () => {
    const [id] = await givenProducts({ name: 'Được đánh giá' })
    const member = (user_name: string) => ({
      user_name,
      name: user_name,
      level: 'Ruby',
      skin_types: [],
      hair_types: [],
    })
    const users = await insertUsers(database(), [member('an'), member('vy')])
    const review = (user: string, stars: number) => ({
      product_id: id!,
      user_id: users.get(user)!,
      details: 'Tốt',
      ratings: { effectiveness: stars, texture: stars },
      source: 'nang-web-vn-mobile',
      images: [],
    })
    await insertReviews(database(), [review('an', 5), review('vy', 2)])
    expect((await productById(database(), id!)).review_stats).toEqual({
      average_rating: 3.5,
      total_reviews: 2,
    })
    await database().execute(sql`UPDATE review.reviews SET state = 'held' WHERE user_id = ${users.get('vy')}`)
    expect((await productById(database(), id!)).review_stats).toEqual({ average_rating: 5, total_reviews: 1 })
    await database().execute(sql`DELETE FROM review.reviews WHERE product_id = ${id}`)
    expect((await productById(database(), id!)).review_stats).toEqual({ average_rating: 0, total_reviews: 0 })
  })
})

describe('pages out of date', () => {
  const taken = reader()

  it('are named when a price changes, and only then', async () => {
    const [id] = await givenProducts({ name: 'Có trang' })
    const product = await productById(database(), id!)
    await taken()
    await database().execute(sql`UPDATE catalog.combinations SET stock = stock - 1 WHERE product_id = ${id}`)
    expect(await taken()).toEqual([])
    await database().execute(sql`UPDATE catalog.combinations SET price = 250000 WHERE product_id = ${id}`)
    const categories = product.categories.map((category) => `category:${category.id}`)
    expect(await taken()).toEqual(
      [`brand:${product.brand.id}`, `card:${id}`, ...categories, 'home', `product:${id}`].sort(),
    )
  })

  it('are those of the listings too when few are left of what a card shows, and not of another shade', async () => {
    const [id] = await givenProducts({
      name: 'Còn ít',
      combinations: [
        combination({ external_id: 'a', stock: 6 }),
        combination({ external_id: 'b', sku: 'SKU-2', stock: 6 }),
      ],
    })
    const { combinations, brand } = await productById(database(), id!)
    await taken()
    const sell = (at: number) =>
      database().execute(
        sql`UPDATE catalog.combinations SET stock = stock - 1 WHERE id = ${Number(combinations[at]!._id)}`,
      )
    await sell(1)
    expect(await taken()).toEqual([`product:${id}`])
    await sell(0)
    expect(await taken()).toEqual(expect.arrayContaining(['home', `brand:${brand.id}`, `product:${id}`]))
    await sell(0)
    expect(await taken()).toEqual([])
  })

  it('are those of the listings too when the day of a pre-order is moved', async () => {
    const [id] = await givenProducts({
      name: 'Đặt trước',
      combinations: [
        combination({
          stock: 0,
          preorder: { total_quota: 9, sold_quota: 0, ships_at: new Date('2026-11-28T17:00:00Z') },
        }),
      ],
    })
    await taken()
    const move = sql`UPDATE catalog.preorder_rules SET ships_at = '2026-12-05T17:00:00Z'`
    await database().execute(
      sql`${move} WHERE combination_id IN (SELECT id FROM catalog.combinations WHERE product_id = ${id})`,
    )
    expect(await taken()).toEqual(expect.arrayContaining(['home', `product:${id}`]))
  })

  it('are those of the listings too when a pre-order rule is replaced by another', async () => {
    const preorder = { total_quota: 9, sold_quota: 0, ships_at: new Date('2026-11-28T17:00:00Z') }
    // In stock and with a second pre-order: neither the product nor its default combination changes on the way.
    const [id] = await givenProducts({
      name: 'Đặt trước, quy tắc mới',
      combinations: [
        combination({ external_id: 'a', preorder }),
        combination({ external_id: 'b', sku: 'SKU-2', preorder }),
      ],
    })
    const { combinations, brand } = await productById(database(), id!)
    const shown = Number(combinations[0]!._id)
    await taken()
    await transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM catalog.preorder_rules WHERE combination_id = ${shown}`)
      await tx.execute(
        sql`INSERT INTO catalog.preorder_rules (combination_id, total_quota, ships_at) VALUES (${shown}, 9, '2026-12-05T17:00:00Z')`,
      )
    })
    expect(await taken()).toEqual(expect.arrayContaining(['home', `brand:${brand.id}`, `product:${id}`]))
  })

  it('are the whole catalogue when very many change at once', async () => {
    await taken()
    await database().execute(
      sql`SELECT shop.mark_stale(ARRAY(SELECT 'product:' || n FROM generate_series(1, 1000) AS n))`,
    )
    expect(await taken()).toEqual(['catalog'])
  })
})

describe('listings', () => {
  it('show a product in its category and all above, and lose it when it is switched off', async () => {
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

describe('changes at the same moment', () => {
  const inTwoTransactions = async (first: string, second: string) => {
    const pool = databasePool()
    const [one, two] = [await pool.connect(), await pool.connect()]
    try {
      await one.query('BEGIN')
      await two.query('BEGIN')
      await one.query(first)
      const later = two.query(second)
      // The second one waits for the first on the way.
      await new Promise((resolve) => setTimeout(resolve, 150))
      await one.query('COMMIT')
      await later
      await two.query('COMMIT')
    } finally {
      one.release()
      two.release()
    }
  }

  it('selling the last of two shades leaves the product out of stock', async () => {
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

  it('two reviews are both counted', async () => {
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

describe('what a page shows and which changes reach it', () => {
  const taken = reader()

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
      'a pre-order is taken',
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
          preorder: name.includes('taken') ? { total_quota: 3, sold_quota: 0, ships_at: null } : null,
        }),
        combination({ external_id: 'b', sku: 'SKU-2' }),
      ],
    })
    await taken()
    await database().execute(sql.raw(statement(id!)))
    expect(await taken()).toContain(`product:${id}`)
  })

  it('a renamed brand is found by its new name and shows everywhere', async () => {
    const [id] = await givenProducts({ name: 'Nước hoa nhài', brand: 'Tên Cũ' })
    await taken()
    await database().execute(
      sql`UPDATE catalog.brands SET name = 'Mộc Lan', slug = 'moc-lan' WHERE name = 'Tên Cũ'`,
    )
    expect(await taken()).toContain('catalog')
    const { cards } = await searchProducts(database(), { keyword: 'moc lan nhai' }, undefined, {
      skip: 0,
      limit: 5,
    })
    expect(cards).toMatchObject([{ id, brand: { name: 'Mộc Lan', slug: 'moc-lan' } }])
  })

  it('a product that loses its last combination leaves the lists', async () => {
    const [id] = await givenProducts({ name: 'Mất hết loại', brand: 'Chỉ Một Món' })
    await database().execute(sql`DELETE FROM catalog.combinations WHERE product_id = ${id}`)
    const { cards, total } = await searchProducts(database(), { keyword: 'mất hết loại' }, undefined, {
      skip: 0,
      limit: 5,
    })
    expect([cards, total]).toEqual([[], 0])
  })
})

it('reads the first pages of listings straight off an index', async () => {
  // On so few rows PostgreSQL would rather sort them: what is asked is whether the index can give the order at all.
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
