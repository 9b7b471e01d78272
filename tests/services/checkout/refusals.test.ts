import { randomUUID } from 'node:crypto'
import { transaction } from '@/services/database'
import { grantPoints, spendPoints } from '@/services/loyalty'
import { ask, change, givenVoucher, put, setPrice, setStock, switchOn } from '../cart/shop'
import { sql } from 'drizzle-orm'
import { useDatabase } from '../database'
import { bagOf, givenGoods, guest, member, order, press, readyBag, written } from './buyer'

useDatabase()
process.env.RATE_LIMIT_FACTOR = '100'

/** Expects a refusal that leaves everything as it was: nothing written, the bag still there. */
async function expectRefusal(
  buyer: Awaited<ReturnType<typeof member>>,
  bag: Awaited<ReturnType<typeof bagOf>>,
  refusal: { status: number; code: string; details?: object },
) {
  const before = await written()
  const answer = await press(buyer, bag)
  expect(answer).toMatchObject(refusal)
  expect(await written()).toEqual(before)
  expect((await bagOf(buyer)).cart_id).toBe(bag.cart_id)
  return answer
}

it.each<[string, (device: string) => Parameters<typeof press>[0]]>([
  ['whose session has ended', (device) => ({ id: 1, device, authorization: `Bearer ${'ended'.repeat(8)}` })],
  ['who has signed out in another tab', (device) => ({ id: null, device })],
])('asks a member %s to sign in, and keeps their bag', async (_, asCaller) => {
  const buyer = await member()
  const bag = await readyBag(buyer, await givenGoods(5))
  const caller = asCaller(buyer.device)
  expect(await press(caller, bag)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  expect(await bagOf(buyer)).toMatchObject({ cart_id: bag.cart_id, pieces: 1 })
})

it('does to the bag of the device nothing that a member means, whose session has ended', async () => {
  const { device } = guest()
  const ended = { device, authorization: `Bearer ${'ended'.repeat(8)}` }
  const goods = await givenGoods(5)
  await put({ device }, { ...goods, quantity: 1 })
  for (const [method, path, body] of [
    ['GET', '/carts/me'],
    ['POST', '/carts/me/lines', { ...goods, quantity: 1 }],
    ['PUT', '/carts/me/checkout', { note: 'Gọi trước' }],
  ] as const)
    expect(await ask(ended, method, path, body)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  expect((await ask({ device }, 'GET', '/carts/me')).data.pieces).toBe(1)
})

it('charges no price that was not shown', async () => {
  const goods = await givenGoods(5)
  const buyer = await member()
  const bag = await readyBag(buyer, goods)
  await setPrice(goods.combination_id, 120_000)
  const { details } = await expectRefusal(buyer, bag, { status: 409, code: 'TOTAL_CHANGED' })
  expect(details.bag.total).toBe(bag.total + 20_000)
  expect((await press(buyer, details.bag)).status).toBe(201)
})

it('takes no order in a public demonstration, not even one that costs nothing', async () => {
  const buyer = await member()
  const bag = await readyBag(buyer, await givenGoods(5))
  const { SITE_URL, SHOP_DEMO } = process.env
  Object.assign(process.env, { SITE_URL: 'https://shop.example', SHOP_DEMO: 'public' })
  try {
    await expectRefusal(buyer, bag, { status: 409, code: 'PAYMENT_METHOD_OFF' })
  } finally {
    delete process.env.SHOP_DEMO
    delete process.env.SITE_URL
    Object.assign(
      process.env,
      SITE_URL !== undefined && { SITE_URL },
      SHOP_DEMO !== undefined && { SHOP_DEMO },
    )
  }
})

it('believes no total of the browser', async () => {
  const buyer = await member()
  const bag = await readyBag(buyer, await givenGoods(5))
  for (const total of [0, 1, bag.total - 1, bag.total + 1])
    await expectRefusal(buyer, { ...bag, total }, { status: 409, code: 'TOTAL_CHANGED' })
  for (const total of [-1, 0.5, NaN, '1e3', null])
    expect(
      await order(
        buyer,
        'POST',
        '/orders',
        { cart_id: bag.cart_id, expected_total: total },
        { 'idempotency-key': randomUUID() },
      ),
    ).toMatchObject({ status: expect.any(Number), data: undefined })
  expect((await written()).orders).toBe(1)
})

it('names lines that ran out or became too many', async () => {
  const [goods, other] = [await givenGoods(5), await givenGoods(5)]
  const buyer = await member()
  const { line_id } = await put(buyer, { ...goods, quantity: 3 })
  const bag = await readyBag(buyer, other)
  await setStock(goods.combination_id, 2)
  await expectRefusal(buyer, bag, {
    status: 409,
    code: 'LINES_CHANGED',
    details: { problems: [{ line_id, problem: { code: 'FEWER_LEFT', wanted: 3, left: 2 } }] },
  })
  await setStock(goods.combination_id, 0)
  await expectRefusal(buyer, bag, {
    status: 409,
    code: 'LINES_CHANGED',
    details: { problems: [{ line_id, problem: { code: 'OUT_OF_STOCK' } }] },
  })
  await change(sql`UPDATE catalog.products SET is_active = false WHERE id = ${goods.product_id}`)
  await expectRefusal(buyer, bag, {
    status: 409,
    code: 'LINES_CHANGED',
    details: { problems: [{ line_id, problem: { code: 'GONE' } }] },
  })
  // Seen and agreed to, it stays behind in the new bag.
  const placed = await press(buyer, await bagOf(buyer))
  expect(placed.status).toBe(201)
  expect((await bagOf(buyer)).lines).toMatchObject([{ id: line_id }])
})

it('says which voucher or how many points are gone', async () => {
  const goods = await givenGoods(9)
  const buyer = await member()
  const { code, id } = await givenVoucher()
  await readyBag(buyer, goods, { quantity: 2 })
  const { data: bag } = await ask(buyer, 'POST', '/carts/me/vouchers', { code })
  expect(bag.discount).toBe(40_000)
  await change(sql`UPDATE voucher.vouchers SET ends_at = now() - interval '1 second' WHERE id = ${id}`)
  await expectRefusal(buyer, bag, {
    status: 409,
    code: 'VOUCHER_GONE',
    details: { voucher_id: String(id), reason: { code: 'EXPIRED' } },
  })

  const other = await member()
  const grant = { userId: other.id!, points: 20, reason: 'gesture', reference: randomUUID() } as const
  await transaction((tx) => grantPoints(tx, grant))
  await readyBag(other, goods, { quantity: 2 })
  const { data: paid } = await ask(other, 'PUT', '/carts/me/points', { points: 20 })
  await transaction((tx) => spendPoints(tx, { userId: other.id!, points: 15, reference: randomUUID() }))
  await expectRefusal(other, paid, { status: 409, code: 'POINTS_SHORT', details: { balance: 5 } })
})

it('orders only the caller’s own cart, and no empty one', async () => {
  const goods = await givenGoods(5)
  const [buyer, stranger] = [await member(), await member()]
  const bag = await readyBag(buyer, goods)
  const before = await written()
  expect(await press(stranger, bag)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await switchOn('guest_checkout')
  expect(await press(guest(), bag)).toMatchObject({ status: 404 })
  expect(await press(stranger, { cart_id: randomUUID(), total: 0 })).toMatchObject({ status: 404 })
  await switchOn('guest_checkout', false)
  expect(await written()).toEqual(before)

  // Another buyer's idempotency key gives nothing of their order.
  const key = randomUUID()
  const placed = await press(buyer, bag, key)
  const own = await readyBag(stranger, goods)
  const stolen = await press(stranger, own, key)
  expect(stolen).toMatchObject({ status: 404 })
  expect(JSON.stringify(stolen)).not.toContain(placed.data.order_id)
  expect((await bagOf(stranger)).lines).toHaveLength(1)

  const emptied = await member()
  const { line_id, bag: full } = await put(emptied, { ...goods, quantity: 1 })
  await ask(emptied, 'DELETE', `/carts/me/lines/${line_id}`)
  expect(await press(emptied, { cart_id: full.cart_id, total: 0 })).toMatchObject({ status: 404 })
})

it('asks for what is still to be chosen, and for the name of the press', async () => {
  const goods = await givenGoods(5)
  const buyer = await member()
  await put(buyer, { ...goods, quantity: 1 })
  await expectRefusal(buyer, await bagOf(buyer), {
    status: 422,
    code: 'CHECKOUT_INCOMPLETE',
    details: { missing: ['payment_method'] },
  })
  const bag = await readyBag(buyer, goods)
  const json = { cart_id: bag.cart_id, expected_total: bag.total }
  for (const key of ['', 'abc', `${randomUUID()}0`])
    expect(await order(buyer, 'POST', '/orders', json, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
    })
})

it('delivers nothing dear against cash', async () => {
  const goods = await givenGoods(20)
  await setPrice(goods.combination_id, 600_000)
  const buyer = await member()
  const bag = await readyBag(buyer, goods, { quantity: 9 })
  expect(bag.checkout.payment_methods).not.toContain('cash_on_delivery')
  await expectRefusal(buyer, bag, {
    status: 422,
    code: 'CHECKOUT_INCOMPLETE',
    details: { missing: ['payment_method'] },
  })
})

it('asks for a verified number where the toggle says so (PRM-04)', async () => {
  const buyer = await member()
  const { code } = await givenVoucher()
  await readyBag(buyer, await givenGoods(5))
  const { data: bag } = await ask(buyer, 'POST', '/carts/me/vouchers', { code })
  await switchOn('verified_phone_for_voucher')
  await expectRefusal(buyer, bag, { status: 403, code: 'PHONE_UNVERIFIED' })
  await switchOn('verified_phone_for_voucher', false)
})
