import { order as orderModule } from '@/services/order/module'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { orderFacts } from '@/services/order'
import { issueEgifts } from '@/services/order/gift-cards/issue-egifts'
import { createShipment } from '@/services/order/parcels/shipment'
import { orders } from '@/services/order/schema'
import { carrierCalled, type Shipment } from '@/services/shipping'
import { DomainError } from '@/domain/error'
import { useDatabase } from '../database'
import { type Goods, givenGoods, givenOrder, jobsFor, lineOf, move } from './given-order'

useDatabase()

let goods: Goods
beforeAll(async () => {
  goods = await givenGoods(10_000)
})

describe('a parcel', () => {
  const own = carrierCalled('own')
  const create = jest.spyOn(own, 'create')
  const cancel = jest.spyOn(own, 'cancel')
  beforeEach(() => {
    create.mockClear()
    cancel.mockClear()
  })

  async function givenPacked() {
    const order = await givenOrder(goods, { note: 'Gọi trước khi giao' })
    for (const event of ['verify', 'pack'] as const) await move(order.id, event)
    return order
  }

  it('is asked for when the order is packed, with all the carrier needs', async () => {
    const { id, reference_code } = await givenPacked()
    expect(await jobsFor(id)).toEqual(['create-shipment'])
    await runDueJobs(orderModule.jobs)
    expect(await orderFacts(database(), id)).toMatchObject({ carrier: 'own', tracking_code: reference_code })
    expect(create).toHaveBeenCalledWith({
      reference: reference_code,
      recipient_name: 'Nguyễn Thị Hoa',
      phone: '0912345678',
      destination: {
        ...{ province_code: '79', province: 'Thành phố Hồ Chí Minh', ward_code: '26740' },
        ...{ ward: 'Phường Sài Gòn', address1: '12 Lê Lợi' },
        old_places: expect.arrayContaining([
          { ward: 'Phường Bến Nghé', district: 'Quận 1', province: 'Thành phố Hồ Chí Minh' },
        ]),
      },
      weight: 200,
      goods_value: 200_000,
      cod: 200_000,
      note: 'Gọi trước khi giao',
      items: [
        {
          ...{ name: 'Son lì - Đỏ gạch', sku: String(goods.combinationId), quantity: 2 },
          ...{ price: 100_000, weight: 100 },
        },
      ],
    } satisfies Shipment)
  })

  it('is kept once, and not made for an order that has ended', async () => {
    const { id } = await givenPacked()
    await createShipment({ order_id: id })
    await createShipment({ order_id: id })
    expect(create).toHaveBeenCalledTimes(1)
    const other = await givenPacked()
    await move(other.id, 'cancel')
    await createShipment({ order_id: other.id })
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('is called back when its order is cancelled, even while it was being asked for', async () => {
    const { id, reference_code } = await givenPacked()
    await createShipment({ order_id: id })
    await move(id, 'cancel')
    await runDueJobs(orderModule.jobs)
    expect(cancel).toHaveBeenLastCalledWith(reference_code)

    const other = await givenPacked()
    create.mockImplementationOnce(async ({ reference }) => {
      await move(other.id, 'cancel')
      return { tracking_code: reference, fee: 0 }
    })
    await createShipment({ order_id: other.id })
    expect(cancel).toHaveBeenLastCalledWith(other.reference_code)
  })

  it('is asked for again after a failure, and left to people after a refusal', async () => {
    const { id } = await givenPacked()
    create.mockRejectedValueOnce(new DomainError('CARRIER_FAILED', 502))
    await expect(createShipment({ order_id: id })).rejects.toMatchObject({ code: 'CARRIER_FAILED' })
    create.mockRejectedValueOnce(new DomainError('CARRIER_REFUSED', 422))
    await createShipment({ order_id: id })
    expect((await orderFacts(database(), id)).tracking_code).toBeNull()
  })

  it('is asked for once more by a new slip, after a refusal only', async () => {
    const { id, reference_code } = await givenPacked()
    create.mockRejectedValueOnce(new DomainError('CARRIER_REFUSED', 422))
    create.mockRejectedValueOnce(new DomainError('CARRIER_REFUSED', 422))
    await runDueJobs(orderModule.jobs)
    for (const _again of [1, 2]) {
      await move(id, 'print-slip')
      await runDueJobs(orderModule.jobs)
    }
    expect(await orderFacts(database(), id)).toMatchObject({
      state: 'delivery_slip_printed',
      tracking_code: reference_code,
    })
    await move(id, 'print-slip')
    expect(await jobsFor(id)).toEqual([])
    expect(create).toHaveBeenCalledTimes(3)
  })

  it('is not made of what is fetched at a store or goes by mail', async () => {
    for (const changes of [
      { order_type: 'In Store Pickup', shipping_method: 'store_pickup' },
      { shipping_method: 'email' },
    ] as const) {
      const { id } = await givenOrder(goods, changes)
      for (const event of ['verify', 'pack'] as const) await move(id, event)
      expect(await jobsFor(id)).toEqual([])
    }
  })
})

describe('gift cards', () => {
  const card = (delivery_date: string, quantity = 1) =>
    lineOf(goods, {
      quantity,
      total: quantity * 100_000,
      list_price: 150_000,
      egift_info: {
        sender_name: 'Hoa',
        recipient_name: 'Lan',
        recipient_email: 'lan@example.vn',
        message: 'Chúc mừng sinh nhật!\n<3',
        delivery_date,
      },
    })
  const givenCards = (...dates: string[]) =>
    givenOrder(goods, {
      payment_method: 'momo',
      shipping_method: 'email',
      delivery_address: null,
      lines: dates.map((date) => card(date, 2)),
    })
  const cardsOf = async (orderId: string) => {
    const { rows } = await database().execute<{ text: string; recipient: string }>(sql`
      SELECT text, recipient FROM message.messages
      WHERE once_key IN (SELECT 'egift:' || id || ':' || unit FROM sales.order_lines, generate_series(1, 9) unit WHERE order_id = ${orderId})`)
    return rows
  }
  const codeIn = (text: string) => /\bQUA[0-9A-Z]{12}\b/.exec(text)?.[0]
  const stateOf = async (id: string) => (await orderFacts(database(), id)).state

  it('are mailed once paid, each with a code worth the list price, and that delivers the order', async () => {
    const { id } = await givenCards('2026-01-01')
    await runDueJobs(orderModule.jobs)
    expect(await cardsOf(id)).toHaveLength(0)
    await move(id, 'pay', { by: 'payment' })
    await runDueJobs(orderModule.jobs)
    const cards = await cardsOf(id)
    expect(cards.map(({ recipient }) => recipient)).toEqual(['lan@example.vn', 'lan@example.vn'])
    expect(cards[0]?.text).toContain('Chúc mừng sinh nhật!\n<3')
    const codes = cards.map(({ text }) => codeIn(text))
    expect(new Set(codes).size).toBe(2)
    const { rows } = await database().execute(
      sql`SELECT discount FROM voucher.vouchers WHERE code = ${codes[0]}`,
    )
    expect(rows).toEqual([{ discount: { kind: 'amount', value: 150_000, max: null } }])
    expect(await stateOf(id)).toBe('delivered')
  })

  it('wait for the morning of their day', async () => {
    const { id } = await givenCards('2026-01-01', '2099-03-08')
    await move(id, 'pay', { by: 'payment' })
    await runDueJobs(orderModule.jobs)
    expect(await cardsOf(id)).toHaveLength(2)
    expect(await stateOf(id)).toBe('payment_accepted')
    const { rows } = await database().execute(sql`
      SELECT to_char(run_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS at FROM graphile_worker._private_jobs
      WHERE payload ->> 'order_id' = ${id} AND run_at > now()`)
    expect(rows).toEqual([{ at: '2099-03-08 01:00' }])
  })

  it('are sent once, and not at all when the order has ended or is not paid', async () => {
    const { id } = await givenCards('2026-01-01')
    const [line] = (
      await database().execute<{ id: string }>(sql`SELECT id FROM sales.order_lines WHERE order_id = ${id}`)
    ).rows
    const issue = () => issueEgifts({ order_id: id, line_id: line?.id ?? '' })
    await issue()
    expect(await cardsOf(id)).toHaveLength(0)
    await database().update(orders).set({ is_paid: true }).where(eq(orders.id, id))
    await Promise.all([issue(), issue(), issue()])
    expect(await cardsOf(id)).toHaveLength(2)

    const ended = await givenCards('2026-01-01')
    await move(ended.id, 'pay', { by: 'payment' })
    await move(ended.id, 'cancel')
    await runDueJobs(orderModule.jobs)
    expect(await cardsOf(ended.id)).toHaveLength(0)
  })
})
