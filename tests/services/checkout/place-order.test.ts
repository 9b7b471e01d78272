import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database, transaction } from '@/services/database'
import { isOrderKey } from '@/services/order'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { startBank, type Bank } from '../../../scripts/bank/bank'
import { ask, givenVoucher, put, setStock, switchOn } from '../cart/shop'
import { useDatabase } from '../database'
import { brokenBooks } from '../loyalty/books'
import { bagOf, givenGoods, guest, member, order, press, readyBag, stockOf, written } from './buyer'

afterAll(async () => expect(await brokenBooks()).toEqual([]))
useDatabase()

const environment = { ...process.env }
let bank: Bank
beforeAll(async () => {
  bank = await startBank()
  Object.assign(process.env, bank.environment, { RATE_LIMIT_FACTOR: '100' })
})
afterAll(async () => {
  process.env = environment
  await bank.close()
})

it('places what was agreed to: lines, price, address, payment, mail; the bag is empty then', async () => {
  const goods = await givenGoods(10)
  const buyer = await member()
  const later = await givenGoods(5)
  const saved = await put(buyer, { ...later, quantity: 1 })
  await ask(buyer, 'PUT', `/carts/me/lines/${saved.line_id}`, { is_saved_for_later: true })
  const bag = await readyBag(buyer, goods, {
    quantity: 3,
    checkout: { note: 'Gọi trước khi giao', is_gift: true },
  })
  const placed = await press(buyer, bag)
  expect(placed).toMatchObject({
    status: 201,
    data: {
      reference_code: expect.stringMatching(/^NG/),
      redirect_url: null,
      is_payment_down: false,
      key: null,
    },
  })
  const { data } = await order(buyer, 'GET', `/orders/${placed.data.order_id}`)
  expect(data).toMatchObject({
    state: { id: 'awaiting_cod_verification' },
    products: [{ id: goods.product_id, quantity: 3, unit_price: 100_000, total: 300_000 }],
    price: { total: bag.total },
    contact: { name: 'Nguyễn Minh An' },
    shipping: { delivery_address: { street1: '125 Nguyễn Huệ', ward: 'Phường Sài Gòn' } },
    note: 'Gọi trước khi giao',
    is_gift: true,
  })
  expect(await stockOf(goods)).toBe(7)
  const rest = await bagOf(buyer)
  expect([rest.lines.length, rest.saved.length]).toEqual([0, 1])
  expect(rest.cart_id).not.toBe(bag.cart_id)
})

it.each(['vnpay', 'momo', 'zalopay', 'onepay', 'shopeepay', 'credit_debit_card'])(
  'sends the buyer to pay by %s',
  async (payment_method) => {
    const buyer = await member()
    const bag = await readyBag(buyer, await givenGoods(3), { payment_method })
    const { status, data } = await press(buyer, bag)
    expect(status).toBe(201)
    expect(data.redirect_url).toContain(bank.url)
    expect(await (await fetch(data.redirect_url)).text()).toContain('Ngân hàng thử nghiệm')
  },
)

it('leaves the order placed when the provider is down; the same press asks there again', async () => {
  const buyer = await member()
  const bag = await readyBag(buyer, await givenGoods(3), { payment_method: 'momo' })
  bank.faults.set('momo', 'down')
  const key = randomUUID()
  const placed = await press(buyer, bag, key)
  expect(placed).toMatchObject({ status: 201, data: { redirect_url: null, is_payment_down: true } })
  bank.faults.clear()
  const again = await press(buyer, bag, key)
  expect(again).toMatchObject({
    status: 200,
    data: {
      order_id: placed.data.order_id,
      is_payment_down: false,
      redirect_url: expect.stringContaining('/pay/'),
    },
  })
})

it('makes one order of a button pressed ten times at once (BUY-10)', async () => {
  const goods = await givenGoods(50)
  const buyer = await member()
  const bag = await readyBag(buyer, goods, { quantity: 2, payment_method: 'momo' })
  const key = randomUUID()
  const before = await written()
  const all = await Promise.all(Array.from({ length: 10 }, () => press(buyer, bag, key)))
  expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201])
  expect(new Set(all.map(({ data }) => String(data.order_id))).size).toBe(1)
  expect(await written()).toMatchObject({
    orders: Number(before.orders) + 1,
    payments: Number(before.payments) + 1,
  })
  expect(await stockOf(goods)).toBe(48)
})

it('makes one order of a bag that is ordered in two tabs', async () => {
  const goods = await givenGoods(50)
  const buyer = await member()
  const bag = await readyBag(buyer, goods)
  const both = await Promise.all([press(buyer, bag), press(buyer, bag)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(both[0].data.order_id).toBe(both[1].data.order_id)
  expect(await stockOf(goods)).toBe(49)
})

it('sells five pieces to five of thirty buyers', async () => {
  const goods = await givenGoods(30)
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const buyer = await member()
      return { buyer, bag: await readyBag(buyer, goods) }
    }),
  )
  await setStock(goods.combination_id, 5)
  const before = await written()
  const all = await Promise.all(buyers.map(({ buyer, bag }) => press(buyer, bag)))
  expect(all.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = all.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
  for (const { code, details } of refused) {
    expect(['OUT_OF_STOCK', 'LINES_CHANGED']).toContain(code)
    const [line] = code === 'OUT_OF_STOCK' ? details.lines : details.problems
    expect(line.line_id).toEqual(expect.any(String))
  }
  expect(await stockOf(goods)).toBe(0)
  expect(await written()).toMatchObject({
    orders: Number(before.orders) + 5,
    reservations: Number(before.reservations) + 5,
  })
}, 30_000)

it('uses a voucher and points once, whatever is ordered beside', async () => {
  const goods = await givenGoods(20)
  const buyer = await member()
  await transaction((tx) =>
    grantPoints(tx, { userId: buyer.id!, points: 30, reason: 'gesture', reference: randomUUID() }),
  )
  const { code } = await givenVoucher()
  await readyBag(buyer, goods, { quantity: 2 })
  await ask(buyer, 'POST', '/carts/me/vouchers', { code })
  const { data: bag } = await ask(buyer, 'PUT', '/carts/me/points', { points: 30 })
  expect(bag).toMatchObject({ discount: 40_000, points: { used: 30 } })
  const placed = await press(buyer, bag)
  expect(placed.status).toBe(201)
  expect(await pointsOf(database(), buyer.id!)).toBe(0)
  const { data } = await order(buyer, 'GET', `/orders/${placed.data.order_id}`)
  expect(data.price).toMatchObject({ discount: 40_000, points_used: 30, total: bag.total })
})

it('takes an order that vouchers and points paid for as paid', async () => {
  const buyer = await member()
  await transaction((tx) =>
    grantPoints(tx, { userId: buyer.id!, points: 900, reason: 'gesture', reference: randomUUID() }),
  )
  await readyBag(buyer, await givenGoods(20), { quantity: 3 })
  const { data: bag } = await ask(buyer, 'PUT', '/carts/me/points', { points: 900 })
  expect(bag.total).toBe(0)
  const placed = await press(buyer, bag)
  expect(placed).toMatchObject({ status: 201, data: { redirect_url: null } })
  const { data } = await order(buyer, 'GET', `/orders/${placed.data.order_id}`)
  expect(data).toMatchObject({ state: { id: 'payment_accepted' }, is_paid: true })
  const { rows } = await database().execute(
    sql`SELECT FROM payment.payments WHERE order_id = ${placed.data.order_id}`,
  )
  expect(rows).toEqual([])
})

describe('a guest', () => {
  afterAll(() => switchOn('guest_checkout', false))

  it('orders where the toggle allows it, and reads the order by its key', async () => {
    await switchOn('guest_checkout')
    const goods = await givenGoods(5)
    const buyer = guest()
    const bag = await readyBag(buyer, goods)
    await switchOn('guest_checkout', false)
    const before = await written()
    expect(await press(buyer, bag)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(await written()).toEqual(before)

    await switchOn('guest_checkout')
    const { status, data } = await press(buyer, bag)
    expect(status).toBe(201)
    expect(isOrderKey(data.order_id, data.key)).toBe(true)
    expect((await order(buyer, 'GET', `/orders/${data.order_id}`)).status).toBe(404)
    const read = await order(guest(), 'GET', `/orders/${data.order_id}?key=${data.key}`)
    expect(read).toMatchObject({ status: 200, data: { contact: { name: 'Lê Thị Hoa' } } })
  })

  it('uses a voucher once, whichever device the guest comes from', async () => {
    await switchOn('guest_checkout')
    const goods = await givenGoods(5)
    const { code, id } = await givenVoucher()
    const bags = []
    for (const buyer of [guest(), guest()]) {
      await readyBag(buyer, goods)
      bags.push({ buyer, bag: (await ask(buyer, 'POST', '/carts/me/vouchers', { code })).data })
    }
    const both = await Promise.all(bags.map(({ buyer, bag }) => press(buyer, bag)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: 'VOUCHER_GONE',
      details: { voucher_id: String(id) },
    })
  })
})

it('pays again by the call of the order service (ORD-46)', async () => {
  const buyer = await member()
  const bag = await readyBag(buyer, await givenGoods(3), { payment_method: 'momo' })
  const { data } = await press(buyer, bag)
  const stranger = await member()
  expect((await order(stranger, 'PUT', `/order/${data.order_id}/retry`, {})).status).toBe(404)
  const again = await order(buyer, 'PUT', `/order/${data.order_id}/retry`, { payment_method: 'vnpay' })
  expect(again).toMatchObject({
    status: 200,
    data: { order_id: data.order_id, redirect_url: expect.stringContaining('vnpay'), is_payment_down: false },
  })
})
