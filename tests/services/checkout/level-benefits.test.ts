import { sql } from 'drizzle-orm'
import { insertPromotions } from '@/services/catalog'
import { productById } from '@/services/catalog/products/product'
import { database } from '@/services/database'
import { pointsOf, setLevels } from '@/services/loyalty'
import { moveOrder } from '@/services/order'
import { ask, switchOn, visitor } from '../cart/shop'
import { useDatabase } from '../database'
import {
  bagOf,
  type Buyer,
  givenGoods,
  type Goods,
  guest,
  member,
  order,
  press,
  readyBag,
  written,
} from './buyer'

useDatabase()
process.env.RATE_LIMIT_FACTOR = '100'

const HOUR = 3_600_000
let count = 0

/** A sale of the goods at half price that begins in an hour; for this level two hours before. */
async function givenEarlySale(
  { combination_id }: Goods,
  { stage = 'Hồng Ngọc', quota = 50, startsIn = HOUR } = {},
): Promise<number> {
  const slug = `early-${++count}`
  const start = Date.now() + startsIn
  const ids = await insertPromotions(database(), [
    {
      slug,
      name: slug,
      category: 'flash_sale',
      more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
      scope: { brand_ids: [], category_ids: [], product_ids: [] },
      start_date: new Date(start),
      end_date: new Date(start + 3 * HOUR),
      early_stage: stage,
      early_hours: 2,
      items: [{ combination_id: Number(combination_id), percentage: 50, quota, sold: 0 }],
    },
  ])
  return ids.get(slug)!
}

async function memberOf(stage: string): Promise<Buyer & { id: number }> {
  const buyer = await member()
  await setLevels(database(), [{ userId: buyer.id!, stage }])
  return { ...buyer, id: buyer.id! }
}

const soldOf = async (promotionId: number) => {
  const { rows } = await database().execute<{ sold: number }>(
    sql`SELECT sold FROM catalog.deductions WHERE promotion_id = ${promotionId}`,
  )
  return rows[0]?.sold
}

const orderOf = async (id: string) => {
  const { rows } = await database().execute<{
    total: number
    earned_points: number
    shipping_discount: number
    entries: object[]
  }>(sql`SELECT total, earned_points, shipping_discount, entries FROM sales.orders WHERE id = ${id}`)
  return rows[0]!
}

describe('a sale that is open to a level before others', () => {
  it('has its price in the bags of that level and those above, and in no other', async () => {
    const goods = await givenGoods(50)
    await givenEarlySale(goods)
    for (const [stage, price] of [
      ['Hồng Nhạt', 100_000],
      ['Hồng Đào', 100_000],
      ['Hồng Ngọc', 50_000],
      ['Ruby', 50_000],
    ] as const) {
      const bag = await readyBag(await memberOf(stage), goods)
      expect([stage, bag.lines[0]?.unit_price, bag.lines[0]?.early?.stage]).toEqual([
        stage,
        price,
        price === 50_000 ? 'Hồng Ngọc' : undefined,
      ])
    }
    await switchOn('guest_checkout')
    expect((await readyBag(guest(), goods)).lines[0]).toMatchObject({ unit_price: 100_000, early: null })
  })

  it('opens and starts at the second', async () => {
    const goods = await givenGoods(50)
    const id = await givenEarlySale(goods)
    const { rows: times } = await database().execute<{ start: string }>(
      sql`SELECT start_date::text AS start FROM catalog.promotions WHERE id = ${id}`,
    )
    const offersAt = async (offset: string) => {
      const { rows } = await database().execute(sql`
        SELECT FROM catalog.early_offers(
          ARRAY[${Number(goods.combination_id)}::integer], ${times[0]!.start}::timestamptz + ${offset}::interval)`)
      return rows.length
    }
    expect(await offersAt('-2 hours -1 millisecond')).toBe(0)
    expect(await offersAt('-2 hours')).toBe(1)
    expect(await offersAt('-1 millisecond')).toBe(1)
    // From here on it is the price for all.
    expect(await offersAt('0')).toBe(0)
  })

  it('is ordered at that price, and its pieces count', async () => {
    const goods = await givenGoods(50)
    const sale = await givenEarlySale(goods, { quota: 3 })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => memberOf('Ruby')))
    const bags = await Promise.all(buyers.map((buyer) => readyBag(buyer, goods)))
    expect(bags.map(({ subtotal }) => subtotal)).toEqual(Array.from({ length: 6 }, () => 50_000))
    const answers = await Promise.all(buyers.map((buyer, place) => press(buyer, bags[place]!)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await soldOf(sale)).toBe(3)
    expect((await bagOf(await memberOf('Ruby'))).lines).toEqual([])
    expect((await readyBag(await memberOf('Ruby'), goods)).subtotal).toBe(100_000)
    const cancelled = answers.find(({ status }) => status === 201)!.data.order_id
    await database().transaction((tx) =>
      moveOrder(tx, { orderId: cancelled, event: 'cancel', by: 'staff', actor: 'test' }),
    )
    expect(await soldOf(sale)).toBe(2)
  })

  it('refuses a bag whose buyer has lost the level, says so, and takes it at the price for all', async () => {
    const goods = await givenGoods(50)
    await givenEarlySale(goods)
    const buyer = await memberOf('Ruby')
    const bag = await readyBag(buyer, goods)
    expect(bag.subtotal).toBe(50_000)
    await setLevels(database(), [{ userId: buyer.id, stage: 'Hồng Đào' }])
    const before = await written()
    const refused = await press(buyer, bag)
    expect(refused).toMatchObject({
      status: 409,
      code: 'EARLY_SALE_CLOSED',
      details: { stage: 'Hồng Ngọc', bag: { subtotal: 100_000 } },
    })
    expect(await written()).toEqual(before)
    expect((await press(buyer, refused.details.bag)).status).toBe(201)
  })

  it('names another cause where the price changed for another reason', async () => {
    const goods = await givenGoods(50)
    await givenEarlySale(goods)
    const buyer = await memberOf('Hồng Đào')
    const bag = await readyBag(buyer, goods)
    await database().execute(
      sql`UPDATE catalog.combinations SET price = 130000 WHERE id = ${Number(goods.combination_id)}`,
    )
    expect(await press(buyer, bag)).toMatchObject({ status: 409, code: 'TOTAL_CHANGED' })
  })

  it('is named on the page of its product, with the combinations that are part of it', async () => {
    const goods = await givenGoods(50)
    await givenEarlySale(goods)
    const { early_sale } = await productById(database(), goods.product_id)
    expect(early_sale).toMatchObject({ stage: 'Hồng Ngọc', combination_ids: [goods.combination_id] })
    expect(Date.parse(early_sale!.starts_at) - Date.parse(early_sale!.opens_at)).toBe(2 * HOUR)
    await database().execute(sql`UPDATE catalog.promotions SET start_date = now() - interval '1 second'`)
    expect((await productById(database(), goods.product_id)).early_sale).toBeNull()
  })

  it('names its prices to members, as the bag would have them', async () => {
    const goods = await givenGoods(50)
    const promotion_id = await givenEarlySale(goods, { quota: 7 })
    const pricesFor = async (who: Parameters<typeof ask>[0], subject: string) =>
      (await ask(who, 'GET', `/early-prices?${subject}`)).data
    const price = {
      product_id: goods.product_id,
      combination_id: goods.combination_id,
      promotion_id,
      price: 100_000,
      early_price: 50_000,
      left: 7,
      stage: 'Hồng Ngọc',
    }
    for (const subject of [`product_id=${goods.product_id}`, `promotion_id=${promotion_id}`]) {
      expect(await pricesFor(await memberOf('Ruby'), subject)).toMatchObject([{ ...price, is_open: true }])
      expect(await pricesFor(await memberOf('Hồng Đào'), subject)).toMatchObject([
        { ...price, is_open: false },
      ])
      expect(await pricesFor(visitor(), subject)).toEqual([])
    }
    for (const wrong of ['', 'product_id=1&promotion_id=2', 'product_id=0', 'product_id=a'])
      expect((await ask(visitor(), 'GET', `/early-prices?${wrong}`)).status).toBe(400)
  })
})

describe('benefits of a level', () => {
  it('are the same in the bag and in the order, and an order keeps them when the level is lost', async () => {
    const goods = await givenGoods(50)
    const buyer = await memberOf('Ruby')
    const bag = await readyBag(buyer, goods)
    expect(bag).toMatchObject({
      shipping: { total: 0, missing_for_free: 0, free_from: 0 },
      earned_points: 3,
      level_points: { stage: 'Ruby', points: 1 },
    })
    expect(bag.entries).toContainEqual(expect.objectContaining({ code: 'LEVEL_SHIPPING', source: 'Ruby' }))
    const { data } = await press(buyer, bag)
    await setLevels(database(), [{ userId: buyer.id, stage: 'Hồng Nhạt' }])
    expect(await orderOf(data.order_id)).toEqual({
      total: bag.total,
      earned_points: 3,
      shipping_discount: bag.shipping.discount,
      entries: bag.entries,
    })
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const)
      await database().transaction((tx) =>
        moveOrder(tx, { orderId: data.order_id, event, by: 'staff', actor: 'test' }),
      )
    expect(await pointsOf(database(), buyer.id)).toBe(3)
  })

  it('are not what was agreed to when only the points have changed', async () => {
    const goods = await givenGoods(50)
    const buyer = await memberOf('Hồng Ngọc')
    const bag = await readyBag(buyer, goods, { quantity: 8 })
    expect(bag).toMatchObject({ earned_points: 20, level_points: { points: 4 }, shipping: { total: 0 } })
    await setLevels(database(), [{ userId: buyer.id, stage: 'Hồng Nhạt' }])
    const { cart_id, total: expected_total, agreement } = bag
    const refused = await order(
      buyer,
      'POST',
      '/orders',
      { cart_id, expected_total, agreement },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(refused).toMatchObject({
      status: 409,
      code: 'TOTAL_CHANGED',
      details: { bag: { earned_points: 16 } },
    })
  })
})
