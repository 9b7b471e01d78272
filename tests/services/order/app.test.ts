import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Order } from '@/domain/order/order'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { database, databasePool } from '@/services/database'
import { boughtToday, hasBought, orderKey } from '@/services/order'
import { orderApp } from '@/services/order/app'
import { order_events } from '@/services/order/schema'
import { insertStores } from '@/services/store'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder, lineOf, move, stockOf, type Goods } from './given-order'

useDatabase()

let goods: Goods
let hoa: Awaited<ReturnType<typeof givenMember>>
let lan: Awaited<ReturnType<typeof givenMember>>
beforeAll(async () => {
  goods = await givenGoods(10_000)
  hoa = await givenMember()
  lan = await givenMember()
  await insertStores(database(), [
    {
      ...{
        id: 5,
        name: 'Nàng Nguyễn Huệ',
        alias: 'nguyen-hue',
        address: '125 Nguyễn Huệ',
        phone: '1900 0108',
      },
      ...{ hours: [], latitude: 10.77, longitude: 106.7 },
    },
  ])
})

const as = (who: { authorization: string }) => ({ who })
const own = (changes: Parameters<typeof givenOrder>[1] = {}) =>
  givenOrder(goods, { user_id: hoa.id, ...changes })
const list = async (query = '', who = hoa) => {
  const { status, body } = await call(orderApp, 'GET', `/user/me/orders?${query}`, as(who))
  return { status, body, ids: (body.data ?? []).map((order: Order) => order._id) as string[] }
}
const filtered = (filter: object) => list(`limit=50&filter=${encodeURIComponent(JSON.stringify(filter))}`)

describe('one order', () => {
  it('is shown to its buyer whole (ORD-10 to ORD-12, ORD-14, PAY-09)', async () => {
    const item = { ...lineOf(goods).goods, quantity: 1 }
    const { id, reference_code } = await own({
      lines: [lineOf(goods, { pack_detail: [item] })],
      free_lines: [{ goods: lineOf(goods).goods, quantity: 1, offer_name: 'Mua 1 tặng 1', weight: 100 }],
      note: 'Giao giờ hành chính',
    })
    await move(id, 'verify', { note: 'Đã gọi xác nhận' })
    const { status, body } = await call(orderApp, 'GET', `/orders/${id}`, as(hoa))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      _id: id,
      reference_code,
      state: { id: 'order_verified', name: 'Order verified', color: 'success' },
      soco_state: 'Order verified',
      products: [{ id: goods.productId, quantity: 2, total: 200_000, is_pack: true, pack_detail: [item] }],
      free_products: [{ id: goods.productId, quantity: 1, offer_name: 'Mua 1 tặng 1' }],
      actionName: 'cancel',
      actions: ['cancel'],
      order_type: 'Delivery',
      is_omnichannel: false,
      price: { subtotal: 200_000, total: 200_000 },
      payment_method: {
        code: 'cash_on_delivery',
        name: 'Thanh toán khi nhận hàng (COD)',
        logo: '/payment/cash_on_delivery.svg',
      },
      payment_due_at: null,
      shipping: { code: 'standard', can_track_order: false, carrier: [] },
      note: 'Giao giờ hành chính',
      state_histories: [
        { event: 'place', by: 'buyer', note: null },
        { event: 'verify', by: 'staff', note: 'Đã gọi xác nhận' },
      ],
    })
    // Who exactly of the staff it was stays in the house.
    expect(JSON.stringify(body)).not.toContain('"actor"')
  })

  it('waits for a transfer for a day (PAY-11)', async () => {
    const { id, created_at } = await own({ payment_method: 'bank_transfer' })
    const { body } = await call(orderApp, 'GET', `/orders/${id}`, as(hoa))
    expect(body.data.payment_due_at).toBe(new Date(created_at.getTime() + 86_400_000).toISOString())
    expect(body.data.actions).toEqual(['confirm_payment', 'cancel', 'how_to_pay'])
  })

  it('is not found for another buyer (BUY-11)', async () => {
    const { id } = await own()
    const guests = await givenOrder(goods)
    for (const [path, who] of [
      [`/orders/${id}`, lan],
      [`/orders/${id}`, undefined],
      [`/orders/${id}?key=${orderKey(id)}`, undefined],
      [`/orders/${guests.id}`, hoa],
      [`/orders/${guests.id}?key=${orderKey(id)}`, undefined],
      [`/orders/${guests.id}?key=`, undefined],
      ['/orders/00000000-0000-4000-8000-000000000000', hoa],
      ['/orders/nothing', hoa],
    ] as const) {
      const { status, body } = await call(orderApp, 'GET', path, who ? as(who) : {})
      expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  it('opens to a guest with its key', async () => {
    const { id } = await givenOrder(goods)
    const { status, body } = await call(orderApp, 'GET', `/orders/${id}?key=${orderKey(id)}`)
    expect(status).toBe(200)
    expect(body.data._id).toBe(id)
  })
})

describe('cancelling', () => {
  const cancel = (id: string, json: object, who = hoa) =>
    call(orderApp, 'PUT', `/order/${id}/cancelled`, { who, json })

  it('keeps what the buyer writes about it (ORD-47)', async () => {
    const { id, reference_code } = await own()
    const note = 'Mình đặt nhầm màu'
    const { body } = await cancel(id, { cancellation_reason: 'other', reference_code, note })
    expect(body.data.state_histories.at(-1)).toMatchObject({ event: 'cancel', note })
  })

  it('is done once, and answers so again', async () => {
    const before = await stockOf(goods)
    const { id, reference_code } = await own()
    const json = { cancellation_reason: 'changed_mind', reference_code: reference_code.toLowerCase() }
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await cancel(id, json)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ state: { id: 'cancelled' }, cancellation_reason: 'changed_mind' })
    }
    expect(await stockOf(goods)).toBe(before)
    const history = await database().select().from(order_events).where(eq(order_events.order_id, id))
    expect(history).toMatchObject([{}, { actor: `user:${hoa.id}`, reason: 'changed_mind' }])
  })

  it('is refused when it is too late, wrongly named, or foreign', async () => {
    const { id, reference_code } = await own()
    const other = await own()
    const reason = { cancellation_reason: 'other' }
    const wrong = await cancel(id, { ...reason, reference_code: other.reference_code })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_REQUEST'])
    const unknown = await cancel(id, { reference_code, cancellation_reason: 'out_of_stock' })
    expect([unknown.status, unknown.body.code]).toEqual([422, 'INVALID_FIELDS'])
    expect((await cancel(id, { ...reason, reference_code }, lan)).status).toBe(404)
    for (const event of ['verify', 'pack'] as const) await move(id, event)
    const late = await cancel(id, { ...reason, reference_code })
    expect([late.status, late.body.code, late.body.details]).toEqual([
      409,
      'ORDER_REFUSED',
      { refusal: 'WRONG_CAUSE' },
    ])
  })

  it('is open to a guest with the key', async () => {
    const { id, reference_code } = await givenOrder(goods)
    const json = { cancellation_reason: 'other', reference_code }
    expect((await call(orderApp, 'PUT', `/order/${id}/cancelled`, { json })).status).toBe(404)
    const path = `/order/${id}/cancelled?key=${orderKey(id)}`
    expect((await call(orderApp, 'PUT', path, { json })).body.data.state.id).toBe('cancelled')
  })
})

describe('unpaid orders', () => {
  const unpaid = async (headers: Record<string, string>) => {
    const answer = await orderApp.request('/user/me/orders/unpaid', { headers })
    const { data } = (await answer.json()) as { data: UnpaidOrder[] }
    return data
  }
  const headersOf = ({ authorization }: { authorization: string }) => ({ authorization })
  const idsFor = async (headers: Record<string, string>) =>
    (await unpaid(headers)).map(({ order_id }) => order_id)
  const placedAgo = (id: string, minutes: number) =>
    database().execute(
      sql`UPDATE sales.orders SET created_at = now() - make_interval(mins => ${minutes}) WHERE id = ${id}`,
    )
  const fail = (id: string) => move(id, 'cancel', { by: 'payment', reason: 'payment_failed' })

  it('are those of the member that can still be paid at a provider, the newest first', async () => {
    const member = await givenMember()
    const ofMember = (payment_method: string) => givenOrder(goods, { user_id: member.id, payment_method })
    const failed = await ofMember('vnpay')
    const waiting = await ofMember('momo')
    const paid = await ofMember('momo')
    const cancelled = await ofMember('momo')
    const old = await ofMember('momo')
    await ofMember('bank_transfer')
    await ofMember('cash_on_delivery')
    await givenOrder(goods, { user_id: hoa.id, payment_method: 'momo' })
    await fail(failed.id)
    await move(paid.id, 'pay', { by: 'payment' })
    await move(cancelled.id, 'cancel', { by: 'buyer', reason: 'other' })
    await placedAgo(old.id, 31)

    const found = await unpaid(headersOf(member))
    expect(found).toMatchObject([
      { order_id: waiting.id, is_payment_failed: false, payment_method: 'momo' },
      {
        order_id: failed.id,
        is_payment_failed: true,
        reference_code: failed.reference_code,
        cart_id: failed.draft.cart_id,
        total: 200_000,
        pieces: 2,
        name: 'Son lì',
        retry_until: new Date(failed.created_at.getTime() + 1_800_000).toISOString(),
        key: null,
      },
    ])
    // The list of the orders leaves failed payments out, as before.
    expect((await list('', member)).ids).not.toContain(failed.id)
  })

  it('are of a visitor those of the device alone, each with the key that opens it', async () => {
    const device_id = randomUUID()
    const { id } = await givenOrder(goods, { device_id, payment_method: 'vnpay' })
    await fail(id)
    const members = await givenOrder(goods, { user_id: hoa.id, device_id, payment_method: 'vnpay' })
    const [found, ...others] = await unpaid({ 'x-device-id': device_id })
    expect(found).toMatchObject({ order_id: id, key: orderKey(id) })
    expect(others).toEqual([])
    const opened = await call(orderApp, 'GET', `/orders/${id}?key=${found?.key}`)
    expect(opened.status).toBe(200)
    expect(await idsFor({ 'x-device-id': randomUUID() })).toEqual([])
    expect(await idsFor({})).toEqual([])
    expect(await idsFor({ 'x-device-id': 'x' })).toEqual([])
    // Signed in on that device, a member sees their own.
    expect(await idsFor({ ...headersOf(hoa), 'x-device-id': device_id })).toContain(members.id)
    expect(await idsFor({ ...headersOf(hoa), 'x-device-id': device_id })).not.toContain(id)
  })

  it('can be given up: then they are not there any more, and the goods stay free', async () => {
    const member = await givenMember()
    const { id, reference_code } = await givenOrder(goods, { user_id: member.id, payment_method: 'vnpay' })
    const before = await stockOf(goods)
    await fail(id)
    expect(await stockOf(goods)).toBe(before + 2)
    const json = { reference_code, cancellation_reason: 'change_payment' }
    const { status, body } = await call(orderApp, 'PUT', `/order/${id}/cancelled`, { who: member, json })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: { id: 'cancelled' }, actions: ['reorder'] })
    expect(await stockOf(goods)).toBe(before + 2)
    expect(await idsFor(headersOf(member))).toEqual([])
    expect((await list('', member)).ids).toEqual([id])
  })
})

describe('my orders', () => {
  it('needs a member (ORD-54, PRM-01, PRM-03)', async () => {
    for (const path of ['/user/me/orders', '/user/me/orders/count', '/users/me/recently-bought'])
      expect(await call(orderApp, 'GET', path)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
  })

  it('come ten at a time, the newest first, in four questions', async () => {
    hoa = await givenMember()
    const placed: string[] = []
    for (let n = 0; n < 23; n += 1) placed.unshift((await own()).id)
    await givenOrder(goods, { user_id: lan.id })

    const pages = [await list(), await list('skip=10'), await list('skip=20')]
    expect(pages.map(({ ids }) => ids.length)).toEqual([10, 10, 3])
    expect(pages.flatMap(({ ids }) => ids)).toEqual(placed)
    expect(pages[0]?.body).toMatchObject({ total: 23, limit: 10, skip: 0 })
    expect((await list('sort=created_at&limit=1')).ids).toEqual([placed.at(-1)])
    expect((await list('sort=-created_at&table_sort=created_at&limit=1')).ids).toEqual([placed.at(-1)])
    expect((await list('sort=nonsense&limit=1')).ids).toEqual([placed[0]])

    const asked = jest.spyOn(databasePool(), 'query')
    await list()
    // One finds out who asks, one how many there are; orders, lines and histories are the other three.
    expect(asked).toHaveBeenCalledTimes(5)
    asked.mockRestore()
  })

  it('are filtered by the fields of the wire (ORD-02, ORD-03, ORD-07)', async () => {
    hoa = await givenMember()
    const cod = await own()
    const pickup = await own({ order_type: 'In Store Pickup', store_id: 5, order_source: 'ios' })
    const strange = await own({ order_source: 'others' })
    const failed = await own({ payment_method: 'momo' })
    await move(failed.id, 'cancel', { by: 'payment' })
    await move(cod.id, 'cancel')

    // Failed payments are left out of the list and of its counts.
    expect((await list()).ids).toEqual([strange.id, pickup.id, cod.id])
    expect((await filtered({ 'state.id': { in: ['cancelled', 'payment_failed'] } })).ids).toEqual([cod.id])
    expect((await filtered({ order_source: ['ios'] })).ids).toEqual([pickup.id])
    expect((await filtered({ order_source: ['others', 'ios'] })).ids).toEqual([strange.id, pickup.id])
    const atStore = await filtered({ 'store.id': 5, order_type: 'In Store Pickup' })
    expect(atStore.body.data).toMatchObject([
      {
        _id: pickup.id,
        is_omnichannel: true,
        order_source: 'ios',
        store: { id: 5, name: 'Nàng Nguyễn Huệ' },
      },
    ])
    const [today, hour] = [pickup.created_at, 3_600_000]
    const at = (ms: number) => new Date(today.getTime() + ms).toISOString()
    expect((await filtered({ created_at: { gte: at(-hour), lte: at(hour) } })).ids).toHaveLength(3)
    expect((await filtered({ created_at: { lte: at(-hour) } })).ids).toEqual([])
    for (const wrong of [
      { created_at: { gte: at(hour), lte: at(-hour) } },
      { order_type: 'x' },
      { 'store.id': 'x' },
    ])
      expect(await filtered(wrong)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    expect((await list('filter={')).status).toBe(400)
    expect((await list('limit=0')).status).toBe(400)

    const { body } = await call(orderApp, 'GET', '/user/me/orders/count', as(hoa))
    expect(body.data).toMatchObject({ total: 3, states: { cancelled: 1, awaiting_cod_verification: 2 } })
    const buckets = body.data.buckets.filter(({ total }: { total: number }) => total > 0)
    expect(buckets).toMatchObject([
      { group: 'cancelled_or_refund', total: 1 },
      { group: 'awaiting_cod_verification', total: 2 },
    ])
  })
})

it('names its states (ORD-04)', async () => {
  const { body } = await call(orderApp, 'GET', '/order-state?fields=name,color,_id')
  expect(body.data).toHaveLength(21)
  expect(body.data[0]).toEqual({ _id: 'order_created', name: 'Order created', color: 'gold-dark' })
})

describe('what was bought', () => {
  it('comes as cards, the newest first, without what was cancelled (ORD-53)', async () => {
    const member = await givenMember()
    const [first, second, third] = [await givenGoods(), await givenGoods(), await givenGoods()]
    const buy = (it: Goods) => givenOrder(it, { user_id: member.id })
    await buy(first)
    await buy(second)
    await buy(first)
    const cancelled = await buy(third)
    await move(cancelled.id, 'cancel')
    const { body } = await call(orderApp, 'GET', '/users/me/recently-bought?limit=5', as(member))
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([first.productId, second.productId])
  })

  it('names what was paid for, or is paid at the door, alone', async () => {
    const member = await givenMember()
    const [atDoor, waiting, paid] = [await givenGoods(), await givenGoods(), await givenGoods()]
    await givenOrder(atDoor, { user_id: member.id })
    await givenOrder(waiting, { user_id: member.id, payment_method: 'momo' })
    const { id } = await givenOrder(paid, { user_id: member.id, payment_method: 'momo' })
    await move(id, 'pay')
    const { body } = await call(orderApp, 'GET', '/users/me/recently-bought?limit=5', as(member))
    expect(body.data.map((card: { id: number }) => card.id)).toEqual([paid.productId, atDoor.productId])
  })

  it('counts today by product and brand for the daily limits', async () => {
    const member = await givenMember()
    const mine = { memberId: member.id, deviceId: 'none' }
    const gift = { goods: lineOf(goods).goods, quantity: 1, offer_name: null, weight: 0 }
    await givenOrder(goods, { user_id: member.id, free_lines: [gift] })
    const gone = await givenOrder(goods, { user_id: member.id })
    await move(gone.id, 'cancel')
    expect(await boughtToday(database(), mine)).toEqual({
      products: new Map([[goods.productId, 2]]),
      brands: new Map([[7, 2]]),
    })
    await database().execute(
      sql`UPDATE sales.orders SET created_at = date_trunc('day', now(), 'Asia/Ho_Chi_Minh') - interval '1 second' WHERE user_id = ${member.id}`,
    )
    expect((await boughtToday(database(), mine)).products.size).toBe(0)

    const guest = await givenOrder(goods)
    const device = { memberId: null, deviceId: guest.draft.device_id ?? '' }
    expect((await boughtToday(database(), device)).products.get(goods.productId)).toBe(2)
  })

  it('is verified once it was delivered, in a pack too', async () => {
    const member = await givenMember()
    const [pack, inside] = [await givenGoods(), await givenGoods()]
    const { id } = await givenOrder(pack, {
      user_id: member.id,
      lines: [lineOf(pack, { pack_detail: [{ ...lineOf(inside).goods, quantity: 1 }] })],
    })
    expect(await hasBought(database(), member.id, pack.productId)).toBe(false)
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(id, event)
    expect(await hasBought(database(), member.id, pack.productId)).toBe(true)
    expect(await hasBought(database(), member.id, inside.productId)).toBe(true)
    expect(await hasBought(database(), member.id, goods.productId)).toBe(false)
    expect(await hasBought(database(), lan.id, pack.productId)).toBe(false)
  })
})
