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
import { database, transaction } from '@/services/database'
import { insertReviews } from '@/services/review'
import { insertUsers } from '@/services/account'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

const deduction = (type: 'amount' | 'percentage', value: number) => ({
  type,
  value,
  is_show_as_percentage: true,
  starts_at: null,
  ends_at: null,
})

describe('prices', () => {
  // PDP-20
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

  it('give the ranges of the combinations and the sale flag (PDP-16)', async () => {
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

  it('change during a flash sale, and are restored when it ends (PDP-17)', async () => {
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
      special_price_voucher_id: expect.stringMatching(/^\d+$/),
      applied_free_products_voucher_id: null,
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

  it('of a daily sale move to the next day when it ends', async () => {
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
  it('of combinations follows the domain rule (PDP-28, PDP-29)', async () => {
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

  it('of a product changes with the stock of its last combination (PDP-14)', async () => {
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

  it('of a pack ends with one of its items', async () => {
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
      // Gifts are in no feed.
      if (state.kind !== 'gift_only') expect(offer?.state).toEqual(state)
    },
  )
})

describe('the default combination', () => {
  it('is the first that can be bought (PDP-11)', async () => {
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
  it('change with published, changed and deleted reviews (PDP-19)', async () => {
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
