import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Bag } from '@/domain/bag/view'
import { addAddress } from '@/services/account/addresses/addresses'
import { database, databasePool } from '@/services/database'
import { carrierCalled } from '@/services/shipping'
import { ask, change, switchOn } from '../cart/shop'
import { useDatabase } from '../database'
import { bagOf, type Buyer, givenGoods, guest, member, order, readyBag, written } from './buyer'

useDatabase()
process.env.RATE_LIMIT_FACTOR = '100'

/** The press of a page that says what was seen. */
const pressSeen = (buyer: Buyer, { cart_id, total, agreement }: Bag) =>
  order(
    buyer,
    'POST',
    '/orders',
    { cart_id, expected_total: total, agreement },
    { 'idempotency-key': randomUUID() },
  )

const elsewhere = (buyer: Buyer) =>
  addAddress(buyer.id!, {
    label: 'Cơ quan',
    recipient_name: 'Nguyễn Minh An',
    phone_code: '+84',
    phone_no: '0987654321',
    zipcode: null,
    is_default: false,
    province_code: '79',
    ward_code: '26740',
    address1: '9 Lê Lợi',
    address2: null,
    district: null,
  })

describe('what was agreed to', () => {
  it.each<[string, (buyer: Buyer) => Promise<unknown>]>([
    [
      'another address of the same price',
      async (buyer) => ask(buyer, 'PUT', '/carts/me/checkout', { address_id: (await elsewhere(buyer)).id }),
    ],
    ['another way to pay', (buyer) => ask(buyer, 'PUT', '/carts/me/checkout', { payment_method: 'momo' })],
    [
      'another contact',
      (buyer) =>
        ask(buyer, 'PUT', '/carts/me/checkout', {
          contact: { name: 'Lê Thị Hoa', phone_code: '+84', phone_no: '0912345678' },
        }),
    ],
  ])('is not ordered as something else: %s', async (_, meanwhile) => {
    process.env.MOMO_PARTNER_CODE = process.env.MOMO_ACCESS_KEY = process.env.MOMO_SECRET_KEY = 'x'
    const buyer = await member()
    const seen = await readyBag(buyer, await givenGoods(5))
    expect(seen.agreement).toBe((await bagOf(buyer)).agreement)
    await meanwhile(buyer)
    const before = await written()
    const answer = await pressSeen(buyer, seen)
    expect(answer).toMatchObject({ status: 409, code: 'TOTAL_CHANGED' })
    expect(answer.details.bag.total).toBe(seen.total)
    expect(await written()).toEqual(before)
    expect((await pressSeen(buyer, answer.details.bag)).status).toBe(201)
  })

  it('is not sent to another address than the chosen one', async () => {
    const buyer = await member()
    const goods = await givenGoods(5)
    const { id } = await elsewhere(buyer)
    const seen = await readyBag(buyer, goods, { checkout: { address_id: id } })
    await change(sql`DELETE FROM account.addresses WHERE id = ${id}`)
    for (const bag of [seen, await bagOf(buyer)])
      expect(await pressSeen(buyer, bag)).toMatchObject({
        status: 422,
        code: 'CHECKOUT_INCOMPLETE',
        details: { missing: expect.arrayContaining(['address']) },
      })
  })
})

describe('the carrier’s fee', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(process.env, 'SHIPPING_CARRIER')
  })

  it('is asked for before the order is placed, never while it holds goods, and is the same for every process', async () => {
    process.env.SHIPPING_CARRIER = 'ghn'
    let held = 0
    const fee = jest.spyOn(carrierCalled('ghn'), 'fee').mockImplementation(async () => {
      const { rows } = await databasePool().query<{ held: number }>(
        `SELECT count(*)::int AS held FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
         WHERE c.relname = 'carts' AND l.mode = 'RowShareLock' AND l.granted
           AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
      held += rows[0]!.held
      return 31_000
    })
    const buyer = await member()
    const seen = await readyBag(buyer, await givenGoods(5))
    expect([seen.shipping.fee, fee.mock.calls.length]).toEqual([31_000, 1])
    // Another process, whose carrier says something else by now, goes by what was shown.
    fee.mockResolvedValue(35_000)
    expect((await bagOf(buyer)).agreement).toBe(seen.agreement)
    expect((await pressSeen(buyer, seen)).status).toBe(201)

    // No price is at hand any more: it is asked for, outside the transaction.
    const late = await member()
    const old = await readyBag(late, await givenGoods(5))
    await database().execute(sql`UPDATE cart.quotes SET until = now() - interval '1 second'`)
    fee.mockImplementation(async () => 36_000)
    const answer = await pressSeen(late, old)
    expect(answer).toMatchObject({ status: 409, code: 'TOTAL_CHANGED' })
    expect(answer.details.bag.shipping.fee).toBe(36_000)
    expect((await pressSeen(late, answer.details.bag)).status).toBe(201)
    expect(held).toBe(0)
  })
})

it('is not found without a device', async () => {
  await switchOn('guest_checkout')
  const seen = await readyBag(guest(), await givenGoods(5))
  for (const device of ['', '-'.repeat(36)])
    expect(await pressSeen({ id: null, device }, seen)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
