import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import {
  add,
  ask,
  bagOf,
  change,
  givenOrder,
  givenPromotion,
  goodsOf,
  put,
  setPrice,
  setStock,
  switchOn,
  visitor,
} from './shop'

useDatabase()

const two = (stock = 50) => [
  combination({
    stock,
    attributes: { shade: { id: 'do', name: 'Đỏ gạch', hex: '#aa3322' } },
    images: [{ url: '/do.webp', is_cover: true }],
  }),
  combination({
    external_id: 'two',
    sku: 'SKU-2',
    stock,
    attributes: { shade: { id: 'hong', name: 'Hồng đất' }, size: { id: '3g', name: '3 g' } },
  }),
]

async function givenGoods(changes: object = {}, key?: string) {
  const [product = 0] = await givenProducts({ name: `Son ${randomUUID()}`, combinations: two(), ...changes })
  return goodsOf(product, key)
}

/** What adding is refused with: status, code, problem. */
const refusal = async (...call: Parameters<typeof add>) => {
  const { status, code, details } = await add(...call)
  return [status, code, details?.problem]
}

it('has an empty bag for every new visitor (CRT-03)', async () => {
  const member = await givenMember()
  expect(await bagOf(visitor())).toMatchObject({
    cart_id: null,
    is_member: false,
    may_check_out: false,
    lines: [],
    pieces: 0,
    total: 0,
    checkout: { missing: expect.any(Array), methods: expect.any(Array) },
  })
  expect(await bagOf(member)).toMatchObject({ cart_id: null, is_member: true, may_check_out: true })
})

it('does not know a visitor without a device', async () => {
  for (const device of [undefined, 'storefront', '------------------------------------']) {
    const { status, code } = await ask(device ? { device } : {}, 'GET', '/carts/me')
    expect([status, code]).toEqual([400, 'BAD_REQUEST'])
  }
})

it('puts one piece in and shows it as the catalogue has it (CRT-01)', async () => {
  const who = visitor()
  const goods = await givenGoods({ name: 'Son lì Mận Chín' })
  const { bag, line_id } = await put(who, goods)
  expect(bag.lines).toEqual([
    expect.objectContaining({
      id: line_id,
      ...goods,
      name: 'Son lì Mận Chín',
      brand: { id: expect.any(Number), name: 'Sen Muộn' },
      slug: 'son-li-man-chin',
      category_slug: 'son-moi',
      variant: 'Đỏ gạch',
      attributes: [{ kind: 'shade', name: 'Đỏ gạch', hex: '#aa3322' }],
      image_url: '/do.webp',
      quantity: 1,
      unit_price: 100_000,
      list_price: 100_000,
      unit_price_when_added: 100_000,
      subtotal: 100_000,
      total: 100_000,
      max_quantity: 20,
      problems: [],
      pack_detail: [],
      egift: null,
    }),
  ])
  expect(bag).toMatchObject({ pieces: 1, subtotal: 100_000, total: 100_000, weight: 100 })
  expect(await bagOf(who)).toEqual(bag)
})

it('adds up equal lines, and keeps different ones apart', async () => {
  const who = visitor()
  const goods = await givenGoods()
  const first = await put(who, { ...goods, quantity: 2 })
  const more = await put(who, { ...goods, quantity: 3 })
  const other = await put(who, await goodsOf(goods.product_id, 'two'))
  expect(more.line_id).toBe(first.line_id)
  expect(other.bag.lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    ['Đỏ gạch', 5],
    ['Hồng đất, 3 g', 1],
  ])
})

it('keeps two parallel additions both', async () => {
  const who = visitor()
  const goods = await givenGoods()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(who, { ...goods, quantity: 2 })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await bagOf(who)).lines).toMatchObject([{ quantity: 16 }])
})

describe('quantities', () => {
  it.each([0, -1, 1.5, '2', null, Number.MAX_SAFE_INTEGER, [2], true])(
    'refuses %j as no quantity',
    async (quantity) => {
      const who = visitor()
      const { status, code } = await add(who, { ...(await givenGoods()), quantity })
      expect([status, code]).toEqual([400, 'BAD_REQUEST'])
      expect((await bagOf(who)).lines).toEqual([])
    },
  )

  it.each([21, 1_000_000_000])('refuses %d as too many', async (quantity) => {
    expect(await refusal(visitor(), { ...(await givenGoods()), quantity })).toEqual([
      400,
      'MAX_LIMIT_ORDER',
      expect.objectContaining({ code: expect.stringMatching(/FEWER_LEFT|MAX_LIMIT_ORDER/) }),
    ])
  })

  it('holds 20 of one product at most, all its combinations together (CRT-04, CRT-08)', async () => {
    const who = visitor()
    const goods = await givenGoods()
    const other = await goodsOf(goods.product_id, 'two')
    await put(who, { ...goods, quantity: 15 })
    const problem = { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 5 }
    expect(await refusal(who, { ...other, quantity: 6 })).toEqual([400, 'MAX_LIMIT_ORDER', problem])
    await put(who, { ...other, quantity: 5 })
    expect(await refusal(who, goods)).toEqual([
      400,
      'MAX_LIMIT_ORDER',
      { ...problem, allowed: expect.any(Number) },
    ])
    expect((await bagOf(who)).lines.map(({ quantity }) => quantity)).toEqual([15, 5])
  })

  it('goes no further than the stock', async () => {
    const who = visitor()
    const goods = await givenGoods({ combinations: two(4) })
    expect(await refusal(who, { ...goods, quantity: 5 })).toEqual([
      400,
      'MAX_LIMIT_ORDER',
      { code: 'FEWER_LEFT', wanted: 5, left: 4 },
    ])
    await put(who, { ...goods, quantity: 4 })
    expect(await refusal(who, goods)).toMatchObject([400, 'MAX_LIMIT_ORDER', { left: 4, wanted: 5 }])
  })

  it('goes no further than the quota of a pre-order, and says when it leaves', async () => {
    const who = visitor()
    const ships_at = new Date('2030-01-05T00:00:00Z')
    const goods = await givenGoods({
      combinations: [combination({ stock: 0, preorder: { total_quota: 9, sold_quota: 6, ships_at } })],
    })
    expect(await refusal(who, { ...goods, quantity: 4 })).toMatchObject([400, 'MAX_LIMIT_ORDER', { left: 3 }])
    const { bag } = await put(who, { ...goods, quantity: 3 })
    expect(bag.lines).toMatchObject([
      { is_pre_order: true, ships_at: ships_at.toISOString(), max_quantity: 3 },
    ])
  })

  it('sells at the price of a flash sale as many as there are at it', async () => {
    const who = visitor()
    const goods = await givenGoods()
    await givenPromotion({
      category: 'flash_sale',
      items: [{ combination_id: Number(goods.combination_id), percentage: 50, quota: 10, sold: 7 }],
    })
    expect(await refusal(who, { ...goods, quantity: 4 })).toMatchObject([400, 'MAX_LIMIT_ORDER', { left: 3 }])
    const { bag } = await put(who, { ...goods, quantity: 3 })
    expect(bag).toMatchObject({ list_total: 300_000, subtotal: 150_000, total: 150_000 })
  })

  it('keeps the daily limits of a product and of a brand (CRT-06)', async () => {
    const who = visitor()
    const brand = `Thương hiệu ${randomUUID()}`
    const [one, other] = [await givenGoods({ brand }), await givenGoods({ brand })]
    await change(sql`UPDATE catalog.products SET daily_limit = 2 WHERE id = ${one.product_id}`)
    await change(sql`UPDATE catalog.brands SET daily_limit = 5 WHERE name = ${brand}`)
    expect(await refusal(who, { ...one, quantity: 3 })).toEqual([
      400,
      'MAX_LIMIT_ORDER',
      { code: 'DAILY_LIMIT_PRODUCT', limit: 2, bought: 0, allowed: 2, product: expect.any(String) },
    ])
    await put(who, { ...one, quantity: 2 })
    expect(await refusal(who, { ...other, quantity: 4 })).toEqual([
      400,
      'MAX_LIMIT_ORDER',
      { code: 'DAILY_LIMIT_BRAND', limit: 5, bought: 0, allowed: 3, brand },
    ])
    await put(who, { ...other, quantity: 3 })
  })
})

it('counts orders of all buyers today against the daily limits', async () => {
  const brand = `Thương hiệu ${randomUUID()}`
  const goods = await givenGoods({ brand })
  await change(sql`UPDATE catalog.products SET daily_limit = 4 WHERE id = ${goods.product_id}`)
  const { rows } = await change(sql`SELECT brand_id FROM catalog.products WHERE id = ${goods.product_id}`)
  const member = await givenMember()
  const orderId = await givenOrder({ userId: member.id })
  await change(sql`
    INSERT INTO sales.order_lines (order_id, position, product_id, combination_id, goods, quantity, unit_price, list_price, total)
    VALUES (${orderId}, 0, ${goods.product_id}, ${Number(goods.combination_id)},
      ${JSON.stringify({ brand: { id: rows[0]!.brand_id, name: brand } })}, 3, 100000, 100000, 300000)`)
  expect(await refusal(member, { ...goods, quantity: 2 })).toEqual([
    400,
    'MAX_LIMIT_ORDER',
    { code: 'DAILY_LIMIT_PRODUCT', limit: 4, bought: 3, allowed: 1, product: expect.any(String) },
  ])
  expect((await put(member, goods)).bag.lines).toMatchObject([
    { max_quantity: 1, max_reason: { code: 'DAILY_LIMIT_PRODUCT', limit: 4, bought: 3 } },
  ])
  await put(visitor(), { ...goods, quantity: 4 })
  await change(sql`UPDATE sales.orders SET created_at = now() - interval '1 day' WHERE id = ${orderId}`)
  await put(member, { ...goods, quantity: 3 })
})

describe('what is not for sale', () => {
  it.each([
    ['out of stock', { combinations: two(0) }, 'OUT_OF_STOCK'],
    ['withheld', { is_withheld: true }, 'OUT_OF_STOCK'],
    ['switched off', { is_active: false }, 'GONE'],
    ['a gift', { classification: 'gwp_non_sellable' }, 'GONE'],
  ])('refuses what is %s', async (_, { is_withheld, ...changes }: Record<string, unknown>, code) => {
    const who = visitor()
    const goods = await givenGoods(changes)
    if (is_withheld)
      await change(sql`UPDATE catalog.products SET is_withheld = true WHERE id = ${goods.product_id}`)
    expect(await refusal(who, goods)).toEqual([400, 'BAD_REQUEST', { code }])
    expect((await bagOf(who)).lines).toEqual([])
  })

  it('refuses goods that do not exist, or belong to another product', async () => {
    const [goods, other] = [await givenGoods(), await givenGoods()]
    const gone = [400, 'BAD_REQUEST', { code: 'GONE' }]
    expect(await refusal(visitor(), { ...goods, combination_id: '99999999' })).toEqual(gone)
    expect(await refusal(visitor(), { ...goods, combination_id: other.combination_id })).toEqual(gone)
    for (const broken of [
      { combination_id: 'x' },
      { combination_id: 7 },
      { product_id: '1' },
      { product_id: -1 },
    ])
      expect(await refusal(visitor(), { ...goods, ...broken })).toMatchObject([400, 'BAD_REQUEST'])
    expect(await refusal(visitor(), {})).toMatchObject([400, 'BAD_REQUEST'])
  })
})

describe('a line', () => {
  const putLine = async (quantity = 2, changes: object = {}) => {
    const who = visitor()
    const goods = await givenGoods(changes)
    const { line_id } = await put(who, { ...goods, quantity })
    return { who, goods, path: `/carts/me/lines/${line_id}` }
  }

  it('is changed within the limits', async () => {
    const { who, path } = await putLine()
    expect((await ask(who, 'PUT', path, { quantity: 7 })).data.lines).toMatchObject([{ quantity: 7 }])
    expect(await ask(who, 'PUT', path, { quantity: 21 })).toMatchObject({
      status: 400,
      code: 'MAX_LIMIT_ORDER',
      details: { problem: { code: 'MAX_LIMIT_ORDER', allowed: 20 } },
    })
    for (const quantity of [0, -1, 1.5, '2', null])
      expect(await ask(who, 'PUT', path, { quantity })).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect((await bagOf(who)).lines).toMatchObject([{ quantity: 7 }])
  })

  it('may become less when even less is left', async () => {
    const { who, goods, path } = await putLine(10)
    await setStock(goods.combination_id, 3)
    expect((await bagOf(who)).lines).toMatchObject([
      { problems: [{ code: 'FEWER_LEFT', wanted: 10, left: 3 }], max_quantity: 3 },
    ])
    expect((await ask(who, 'PUT', path, { quantity: 3 })).data.lines).toMatchObject([{ problems: [] }])
  })

  it('tells a price that changed since, and forgets it once the line was changed (BUY-02)', async () => {
    const { who, goods, path } = await putLine()
    await setPrice(goods.combination_id, 120_000)
    expect(await bagOf(who)).toMatchObject({
      total: 240_000,
      lines: [{ unit_price: 120_000, problems: [{ code: 'PRICE_CHANGED', before: 100_000, now: 120_000 }] }],
    })
    expect((await ask(who, 'PUT', path, { quantity: 1 })).data.lines).toMatchObject([{ problems: [] }])
  })

  it('stays in the bag when it is sold out, and costs nothing', async () => {
    const { who, goods } = await putLine()
    const other = await givenGoods()
    await put(who, other)
    await setStock(goods.combination_id, 0)
    expect(await bagOf(who)).toMatchObject({
      total: 100_000,
      lines: [{ problems: [{ code: 'OUT_OF_STOCK' }], max_quantity: 0 }, { problems: [] }],
    })
  })

  it('stays to be seen when it left the catalogue, and goes when its product did', async () => {
    const { who, goods } = await putLine()
    await change(sql`DELETE FROM catalog.combinations WHERE id = ${Number(goods.combination_id)}`)
    expect(await bagOf(who)).toMatchObject({ total: 0, lines: [{ problems: [{ code: 'GONE' }] }] })
    await change(sql`DELETE FROM catalog.products WHERE id = ${goods.product_id}`)
    expect(await bagOf(who)).toMatchObject({ total: 0, lines: [], pieces: 0 })
  })

  it('is put aside and taken back (BUY-17)', async () => {
    const { who, goods, path } = await putLine(3)
    const aside = (await ask(who, 'PUT', path, { is_saved_for_later: true })).data
    expect(aside).toMatchObject({ lines: [], saved: [{ quantity: 3 }], pieces: 0, total: 0 })
    await put(who, { ...goods, quantity: 18 })
    expect(await ask(who, 'PUT', path, { is_saved_for_later: false })).toMatchObject({
      status: 400,
      code: 'MAX_LIMIT_ORDER',
    })
    const { data } = await ask(who, 'PUT', path, { is_saved_for_later: false, quantity: 2 })
    expect(data).toMatchObject({ lines: [{ quantity: 20 }], saved: [], total: 2_000_000 })
  })

  it('becomes another shade, and joins the line that is of it already', async () => {
    const { who, goods, path } = await putLine(2)
    const other = await goodsOf(goods.product_id, 'two')
    expect((await ask(who, 'PUT', path, { combination_id: other.combination_id })).data.lines).toMatchObject([
      { ...other, quantity: 2 },
    ])
    const again = await put(who, { ...goods, quantity: 3 })
    const { data } = await ask(who, 'PUT', `/carts/me/lines/${again.line_id}`, {
      combination_id: other.combination_id,
    })
    expect(data.lines).toMatchObject([{ ...other, quantity: 5 }])
    const foreign = await givenGoods()
    expect(await ask(who, 'PUT', path, { combination_id: foreign.combination_id })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      details: { problem: { code: 'GONE' } },
    })
  })

  it('is removed, and stays so', async () => {
    const { who, path } = await putLine()
    expect((await ask(who, 'DELETE', path)).data.lines).toEqual([])
    expect((await ask(who, 'DELETE', path)).status).toBe(200)
    expect((await ask(who, 'DELETE', '/carts/me/lines/not-a-line')).status).toBe(200)
    expect(await ask(who, 'PUT', path, { quantity: 1 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await ask(who, 'PUT', '/carts/me/lines/x', { quantity: 1 })).toMatchObject({ status: 404 })
  })

  it('cannot be changed or removed by another shopper', async () => {
    const { who, path } = await putLine()
    for (const stranger of [visitor(), await givenMember()]) {
      expect((await ask(stranger, 'PUT', path, { quantity: 5 })).status).toBe(404)
      await ask(stranger, 'DELETE', path)
    }
    expect((await bagOf(who)).lines).toMatchObject([{ quantity: 2 }])
  })
})

it('holds no more than the largest order, which the database can count', async () => {
  const who = visitor()
  const [one, two] = [await givenGoods(), await givenGoods()]
  for (const goods of [one, two]) await setPrice(goods.combination_id, 60_000_000)
  const { line_id } = await put(who, { ...one, quantity: 10 })
  const problem = { code: 'MAX_ORDER_AMOUNT', limit: 1_000_000_000, allowed: 6 }
  expect(await refusal(who, { ...two, quantity: 7 })).toEqual([400, 'MAX_LIMIT_ORDER', problem])
  await put(who, { ...two, quantity: 6 })
  const more = await ask(who, 'PUT', `/carts/me/lines/${line_id}`, { quantity: 11 })
  expect([more.status, more.code, more.details?.problem.code]).toEqual([
    400,
    'MAX_LIMIT_ORDER',
    'MAX_ORDER_AMOUNT',
  ])
  // Dearer since: what lies in the bag already cannot be ordered.
  await setPrice(two.combination_id, 90_000_000)
  const { lines } = await bagOf(who)
  expect(lines.map(({ problems }) => problems[0]?.code)).toEqual([undefined, 'MAX_ORDER_AMOUNT'])
})

it('counts what a guest ordered today by their phone as well', async () => {
  await switchOn('guest_checkout')
  const who = visitor()
  const goods = await givenGoods()
  await change(sql`UPDATE catalog.products SET daily_limit = 3 WHERE id = ${goods.product_id}`)
  const ordered = await givenOrder()
  await change(
    sql`UPDATE sales.orders SET contact = '{"phone_no": "987001122", "phone_code": "+84"}' WHERE id = ${ordered}`,
  )
  await change(sql`
    INSERT INTO sales.order_lines (order_id, position, product_id, combination_id, goods, quantity, unit_price, list_price, total)
    VALUES (${ordered}, 0, ${goods.product_id}, ${Number(goods.combination_id)}, '{"brand": {"id": 1}}', 2, 100000, 100000, 200000)`)
  await put(who, { ...goods, quantity: 2 })
  const contact = { name: 'Hoa', phone_code: '+84', phone_no: '0987001122' }
  expect((await ask(who, 'PUT', '/carts/me/checkout', { contact })).status).toBe(200)
  expect((await bagOf(who)).lines[0]?.problems).toMatchObject([
    { code: 'DAILY_LIMIT_PRODUCT', limit: 3, bought: 2, allowed: 1 },
  ])
  await switchOn('guest_checkout', false)
})

it('is full at a hundred lines', async () => {
  const who = visitor()
  const goods = await givenGoods()
  await put(who, goods)
  await change(sql`
    INSERT INTO cart.cart_lines (cart_id, product_id, combination_id, quantity, unit_price_when_added)
    SELECT id, 1, 1000000 + n, 1, 0 FROM cart.carts, generate_series(1, 99) n WHERE device_id = ${who.device}`)
  const other = await givenGoods()
  expect(await add(who, other)).toMatchObject({ status: 409, code: 'BAG_FULL' })
  expect((await add(who, goods)).status).toBe(200)
})
