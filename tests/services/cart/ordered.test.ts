import { cartPersonalData } from '@/services/cart/personal-data'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { egiftDays } from '@/domain/bag/egift'
import { PAYMENT_METHODS } from '@/domain/order/payment/payment-methods'
import { orderFacts } from '@/services/order'
import { closeCart, lockOpenCart, type CartOwner } from '@/services/cart'
import { deleteOldCarts } from '@/services/cart/retention'
import { combinationIds, writePacks } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { givenGoods as givenStock, givenOrder, move, wayTo } from '../order/given-order'
import { ask, bagOf, type Caller, change, goodsOf, put, setPrice, setStock, visitor } from './shop'

useDatabase()

async function givenGoods(changes: object = {}) {
  const [product = 0] = await givenProducts({
    name: `Son ${randomUUID()}`,
    combinations: [combination({ stock: 50 })],
    ...changes,
  })
  return goodsOf(product)
}

const whoOf = ({ device = '' }: Caller): CartOwner => ({ memberId: null, deviceId: device })

/** Orders a visitor's bag, but for these lines; gives its id. */
async function order(who: Caller, leftOut: string[] = []): Promise<string> {
  const { cart_id } = await bagOf(who)
  await transaction(async (tx) => {
    await lockOpenCart(tx, whoOf(who), cart_id!)
    await closeCart(tx, cart_id!, leftOut)
  })
  return cart_id!
}

const again = (who: Caller, cart_id: string) => ask(who, 'POST', '/carts/reorder', { cart_id })

describe('a bag that is ordered', () => {
  it('is closed; what was left out of it or saved for later waits in a new one', async () => {
    const who = visitor()
    const [bought, soldOut, later] = [await givenGoods(), await givenGoods(), await givenGoods()]
    await put(who, bought)
    const { line_id: leftOut } = await put(who, soldOut)
    const { line_id: saved } = await put(who, later)
    await ask(who, 'PUT', `/carts/me/lines/${saved}`, { is_saved_for_later: true })
    await change(sql`UPDATE cart.carts SET voucher_codes = '{X}' WHERE device_id = ${who.device}`)
    const old = await order(who, [leftOut])
    const bag = await bagOf(who)
    expect(bag.cart_id).not.toBe(old)
    expect(bag).toMatchObject({ lines: [soldOut], saved: [later], voucher_codes: [] })
  })

  it('leaves none behind when nothing is left', async () => {
    const who = visitor()
    await put(who, await givenGoods())
    await order(who)
    expect(await bagOf(who)).toMatchObject({ cart_id: null, lines: [] })
  })

  it('is ordered once, and by its owner', async () => {
    const who = visitor()
    await put(who, await givenGoods())
    const { cart_id } = await bagOf(who)
    const lock = (by: CartOwner) => transaction((tx) => lockOpenCart(tx, by, cart_id!))
    expect(await lock(whoOf(visitor()))).toBeNull()
    expect(await lock({ memberId: 1, deviceId: who.device! })).toBeNull()
    expect(await lock(whoOf(who))).toMatchObject({ id: cart_id })
    await order(who)
    expect(await lock(whoOf(who))).toBeNull()
    await expect(transaction((tx) => closeCart(tx, cart_id!))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('ordering again', () => {
  it('puts everything in at the prices of today (ORD-41)', async () => {
    const who = visitor()
    const [one, two] = [await givenGoods(), await givenGoods()]
    await put(who, { ...one, quantity: 2 })
    await put(who, two)
    const old = await order(who)
    await setPrice(one.combination_id, 150_000)
    const { status, data } = await again(who, old)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      is_failed: false,
      products: [
        { ...one, quantity: 2 },
        { ...two, quantity: 1 },
      ],
      unavailable: [],
      bag: { total: 400_000, lines: [{ unit_price: 150_000, problems: [] }, { quantity: 1 }] },
    })
    expect((await again(who, old)).data.bag.lines).toMatchObject([{ quantity: 4 }, { quantity: 2 }])
  })

  it('says what is not to be had, or not as much of it', async () => {
    const who = visitor()
    const [gone, soldOut, few, off] = [
      await givenGoods(),
      await givenGoods({ name: 'Hết hàng' }),
      await givenGoods({ name: 'Còn ít' }),
      await givenGoods({ name: 'Ngừng bán' }),
    ]
    for (const goods of [gone, soldOut, few, off]) await put(who, { ...goods, quantity: 3 })
    const old = await order(who)
    await change(sql`DELETE FROM catalog.products WHERE id = ${gone.product_id}`)
    await change(sql`UPDATE catalog.products SET is_active = false WHERE id = ${off.product_id}`)
    await setStock(soldOut.combination_id, 0)
    await setStock(few.combination_id, 1)
    const { data } = await again(who, old)
    expect(data).toMatchObject({
      is_failed: true,
      products: [{ ...few, quantity: 1 }],
      unavailable: [
        { problem: { code: 'GONE' } },
        { name: 'Hết hàng', problem: { code: 'OUT_OF_STOCK' } },
        { name: 'Còn ít', problem: { code: 'FEWER_LEFT', wanted: 3, left: 1 } },
        { name: 'Ngừng bán', problem: { code: 'GONE' } },
      ],
    })
    expect(data.bag.lines).toMatchObject([{ ...few, quantity: 1 }])
  })

  it('keeps to the limits together with what is in the bag', async () => {
    const who = visitor()
    const goods = await givenGoods()
    await put(who, { ...goods, quantity: 15 })
    const old = await order(who)
    await put(who, { ...goods, quantity: 12 })
    expect((await again(who, old)).data).toMatchObject({
      is_failed: true,
      products: [{ quantity: 8 }],
      unavailable: [{ problem: { code: 'MAX_LIMIT_ORDER', limit: 20 } }],
      bag: { lines: [{ quantity: 20 }] },
    })
  })

  it('keeps the choices of a pack, and sends gift cards that were sent before at once', async () => {
    const who = visitor()
    const [pack = 0, lipstick = 0] = await givenProducts(
      { name: 'Bộ', classification: 'product_pack' },
      { name: 'Son', combinations: [combination(), combination({ external_id: 'two', sku: '2' })] },
    )
    const ids = await combinationIds(database(), [lipstick])
    await writePacks(database(), [
      { product_id: pack, items: [{ combination_id: ids.get(`${lipstick}/one`)!, quantity: 1 }] },
    ])
    const choice = { product_id: lipstick, combination_id: String(ids.get(`${lipstick}/two`)) }
    await put(who, { ...(await goodsOf(pack)), pack_choices: [choice] })
    const { first: today } = egiftDays(new Date())
    const egift = {
      sender_name: 'Minh',
      recipient_name: 'Lan',
      recipient_email: 'lan@example.vn',
      message: 'Chúc mừng!',
      delivery_date: today,
    }
    await put(who, { ...(await givenGoods({ classification: 'egift' })), egift })
    const old = await order(who)
    await change(
      sql`UPDATE cart.cart_lines SET egift = jsonb_set(egift, '{delivery_date}', '"2025-01-01"') WHERE cart_id = ${old} AND egift IS NOT NULL`,
    )
    expect((await again(who, old)).data.bag.lines).toMatchObject([
      { pack_detail: [choice] },
      { egift: { ...egift, delivery_date: today } },
    ])
  })

  it.each([
    ['momo', 'awaiting_payment', 409],
    ['bank_transfer', 'awaiting_bank_transfer', 409],
    ['bank_transfer', 'payment_confirm', 409],
    ['cash_on_delivery', 'awaiting_cod_verification', 200],
    ['momo', 'payment_accepted', 200],
    ['momo', 'expired', 200],
    ['momo', 'cancelled', 200],
  ] as const)('of an order by %s that is %s answers %i', async (payment_method, state, status) => {
    const who = visitor()
    await put(who, await givenGoods())
    const cart_id = await order(who)
    const { id } = await givenOrder(await givenStock(), { payment_method, device_id: who.device, cart_id })
    const payment = PAYMENT_METHODS[payment_method].kind
    for (const { event, by } of wayTo(state, { payment, fulfilment: 'delivery' }) ?? [])
      await move(id, event, { by })
    expect((await orderFacts(database(), id)).state).toBe(state)
    const answer = await again(who, cart_id)
    expect([answer.status, answer.code]).toEqual([
      status,
      status === 409 ? 'ORDER_AWAITS_PAYMENT' : undefined,
    ])
    expect((await bagOf(who)).lines).toHaveLength(status === 409 ? 0 : 1)
  })

  it('is for the one who ordered alone, and for bags that were ordered', async () => {
    const who = visitor()
    await put(who, await givenGoods())
    const { cart_id } = await bagOf(who)
    expect((await again(who, cart_id!)).status).toBe(404)
    const old = await order(who)
    for (const stranger of [visitor(), await givenMember()])
      expect((await again(stranger, old)).status).toBe(404)
    expect((await again({ ...(await givenMember()), ...who }, old)).status).toBe(404)
    expect((await again(who, randomUUID())).status).toBe(404)
    for (const broken of ['x', '', 7])
      expect((await ask(who, 'POST', '/carts/reorder', { cart_id: broken })).status).toBe(400)
  })
})

describe('abandoned carts', () => {
  const age = (who: Caller, days: number) =>
    change(
      sql`UPDATE cart.carts SET updated_at = now() - make_interval(days => ${days}) WHERE device_id = ${who.device}`,
    )

  it('are forgotten after 90 days, but not those that were ordered, nor members’', async () => {
    const [fresh, old, ordered] = [visitor(), visitor(), visitor()]
    const member = await givenMember()
    for (const who of [fresh, old, ordered, member]) await put(who, await givenGoods())
    const cart = await order(ordered)
    await age(fresh, 89)
    await age(old, 91)
    await age(ordered, 400)
    await change(
      sql`UPDATE cart.carts SET updated_at = now() - interval '400 days' WHERE user_id = ${member.id}`,
    )
    expect(await deleteOldCarts(database())).toBe(1)
    expect((await bagOf(old)).cart_id).toBeNull()
    expect((await bagOf(fresh)).lines).toHaveLength(1)
    expect((await bagOf(member)).lines).toHaveLength(1)
    expect((await again(ordered, cart)).status).toBe(200)
  })

  it('say nothing of a member who left', async () => {
    const member = await givenMember()
    await put(member, await givenGoods())
    await ask(member, 'PUT', '/carts/me/checkout', { note: 'Tầng 3' })
    await transaction((tx) => cartPersonalData.erase(tx, member.id))
    const { rows } = await database().execute(sql`SELECT * FROM cart.carts WHERE user_id = ${member.id}`)
    expect(rows).toEqual([])
  })
})
