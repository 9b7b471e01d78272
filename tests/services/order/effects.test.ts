import { eq, sql } from 'drizzle-orm'
import { DomainError } from '@/domain/error'
import { database, persistentTransaction, transaction } from '@/services/database'
import { grantPoints, pointsOf, spendPoints } from '@/services/loyalty'
import { createOrder, hasBought, moveOrder, orderFacts, overdueOrders, readOrder } from '@/services/order'
import { order as orderModule } from '@/services/order/module'
import { review as reviewModule } from '@/services/review/module'
import { reservations } from '@/services/order/schema'
import { insertReviews } from '@/services/review'
import { insertVouchers } from '@/services/voucher'
import { voucher_uses, vouchers } from '@/services/voucher/schema'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { brokenBooks } from '../loyalty/books'
import { runEvents } from '../perform-job'
import { draftOf, givenGoods, givenOrder, jobsFor, lineOf, mailsOf, move, stockOf } from './given-order'

afterAll(async () => expect(await brokenBooks()).toEqual([]))
useDatabase()

const DAY_MS = 86_400_000

async function givenVoucher(changes: Partial<typeof vouchers.$inferInsert> = {}) {
  const slug = `v-${Math.random()}`
  await insertVouchers(database(), [
    {
      type: 'next_purchase_voucher',
      code: slug,
      slug,
      name: 'Cảm ơn bạn',
      discount: { kind: 'amount', value: 20_000, max: null },
      rules: { order: { min_amount: null, total_products: null }, brands: [], categories: [], products: [] },
      starts_at: new Date(Date.now() - DAY_MS),
      ends_at: new Date(Date.now() + DAY_MS),
      ...changes,
    },
  ])
  const [row] = await database().select().from(vouchers).where(eq(vouchers.slug, slug))
  return row!
}

const openUses = async (orderId: string) =>
  (await database().select().from(voucher_uses).where(eq(voucher_uses.order_id, orderId))).filter(
    ({ given_back_at }) => given_back_at === null,
  ).length

/** A member with 30 points whose order of two pieces uses 20 of them and a voucher. */
async function givenMembersOrder(changes: Parameters<typeof draftOf>[1] = {}) {
  const goods = await givenGoods(10)
  const member = await givenMember()
  await grantPoints(database(), {
    userId: member.id,
    points: 30,
    reason: 'gesture',
    reference: `${member.id}`,
  })
  const voucher = await givenVoucher()
  const order = await givenOrder(goods, {
    user_id: member.id,
    payment_method: 'momo',
    points_used: 20,
    points_amount: 20_000,
    discount: 20_000,
    total: 160_000,
    lines: [lineOf(goods, { discount: 20_000, total: 180_000, points_amount: 20_000 })],
    entries: [{ code: 'ORDER_VOUCHER', amount: -20_000, source: String(voucher.id) }],
    voucher_ids: [String(voucher.id)],
    ...changes,
  })
  const balance = async () => ({
    stock: await stockOf(goods),
    points: await pointsOf(database(), member.id),
    vouchers: await openUses(order.id),
  })
  return { order, goods, member, voucher, balance }
}

const TAKEN = { stock: 8, points: 10, vouchers: 1 }
const FREE = { stock: 10, points: 30, vouchers: 0 }

const failure = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (error: unknown) => {
      if (error instanceof DomainError) return { code: error.code, details: error.details }
      throw error
    },
  )

describe('placing', () => {
  it('takes goods, points and vouchers, and says what has to be paid until when', async () => {
    const { order, balance } = await givenMembersOrder()
    expect(await balance()).toEqual(TAKEN)
    expect(order.reference_code).toMatch(/^NG\d{6}[0-9A-Z]{5,}$/)
    expect(order.unpaid_until!.getTime() - order.created_at.getTime()).toBe(45 * 60_000)
    expect(await orderFacts(database(), order.id)).toMatchObject({
      state: 'awaiting_payment',
      is_paid: false,
    })
  })

  it('takes nothing when something is short', async () => {
    const goods = await givenGoods(1)
    const draft = await draftOf(goods)
    expect(await failure(transaction((tx) => createOrder(tx, draft)))).toEqual({
      code: 'OUT_OF_STOCK',
      details: { short: [{ kind: 'stock', target_id: goods.combinationId, left: 1 }] },
    })
    expect(await stockOf(goods)).toBe(1)
    const { rows } = await database().execute(sql`SELECT FROM sales.orders WHERE cart_id = ${draft.cart_id}`)
    expect(rows).toHaveLength(0)
  })

  it('orders a bag once, and makes one order of one press', async () => {
    const goods = await givenGoods()
    const draft = await draftOf(goods)
    const place = (changes: object) => transaction((tx) => createOrder(tx, { ...draft, ...changes }))
    await place({})
    const other = await draftOf(goods)
    await expect(place({ idempotency_key: other.idempotency_key })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'orders_cart_id_key' },
    })
    await expect(place({ cart_id: other.cart_id })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'orders_idempotency_key_key' },
    })
    expect(await stockOf(goods)).toBe(98)
  })

  it('is paid at once when points and vouchers leave nothing to pay', async () => {
    const { id, unpaid_until } = await givenOrder(await givenGoods(), {
      discount: 200_000,
      total: 0,
      lines: [],
    })
    expect(unpaid_until).toBeNull()
    expect(await orderFacts(database(), id)).toMatchObject({ state: 'payment_accepted', is_paid: true })
  })
})

describe('the end of an order', () => {
  it('gives everything back once, however many cancel at once (BUY-13)', async () => {
    const { order, balance } = await givenMembersOrder()
    const cancel = () => move(order.id, 'cancel', { by: 'buyer', reason: 'changed_mind' })
    const outcome = await Promise.all([cancel(), cancel(), cancel()])
    expect(outcome.filter(({ moved }) => moved)).toHaveLength(1)
    expect(outcome.filter((one) => !one.moved && one.refusal === 'ALREADY_DONE')).toHaveLength(2)
    expect(await balance()).toEqual(FREE)
    const mails = await mailsOf(order.id)
    expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-cancelled'])
    expect(mails[1]?.text).toContain('20 điểm thưởng đã trở lại tài khoản')
    expect(mails[1]?.text).toContain('Mã giảm giá đã dùng cho đơn này có thể dùng lại')
  })

  it('comes before or after the payment, never with it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { order, balance } = await givenMembersOrder()
      const [paid, cancelled] = await Promise.all([
        move(order.id, 'pay', { by: 'payment' }),
        move(order.id, 'cancel', { by: 'buyer', reason: 'other' }),
      ])
      expect([paid.moved, cancelled.moved].filter(Boolean)).toHaveLength(1)
      const { state, is_paid } = await orderFacts(database(), order.id)
      if (paid.moved) {
        expect({ state, is_paid }).toEqual({ state: 'payment_accepted', is_paid: true })
        expect(cancelled).toMatchObject({ refusal: 'WRONG_CAUSE' })
        expect(await balance()).toEqual(TAKEN)
      } else {
        expect({ state, is_paid }).toEqual({ state: 'cancelled', is_paid: false })
        expect(paid).toMatchObject({ refusal: 'LATE_PAYMENT' })
        expect(await balance()).toEqual(FREE)
      }
    }
  })

  it('of a paid order asks the money back', async () => {
    const { order, balance } = await givenMembersOrder()
    await move(order.id, 'pay')
    await move(order.id, 'cancel', { reason: 'out_of_stock' })
    expect(await balance()).toEqual(FREE)
    expect(await jobsFor(order.id)).toEqual(['close-payments', 'refund-payment'])
    const [, , mail] = await mailsOf(order.id)
    expect(mail?.text).toContain('Lý do: sản phẩm đã hết hàng.')
    expect(mail?.text).toMatch(/160\.000\s₫ sẽ được hoàn về/)
    await move(order.id, 'refund', { by: 'payment' })
    expect(await balance()).toEqual(FREE)
  })

  it('takes back what a delivery brought when it is refunded', async () => {
    const { order, balance } = await givenMembersOrder()
    for (const event of ['pay', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    expect(await balance()).toEqual({ ...TAKEN, points: 14 })
    await move(order.id, 'return')
    await move(order.id, 'refund')
    // The voucher was of use, and stays used.
    expect(await balance()).toEqual({ stock: 10, points: 30, vouchers: 1 })
  })

  it('takes the promised voucher, the sale and the verified purchase back, too', async () => {
    const promise = await givenVoucher({ is_auto_applied: true, code: null })
    const promised = { promises: [{ voucher_id: String(promise.id) }] }
    const { order, member, goods } = await givenMembersOrder(promised)
    await insertReviews(database(), [
      {
        ...{ product_id: goods.productId, user_id: member.id, details: 'Rất thích', source: 'test' },
        ratings: { effectiveness: 5 },
        images: [],
      },
    ])
    const standing = async () => {
      const { rows } = await database().execute(sql`
        SELECT total_orders, is_verified_purchase, (SELECT is_active FROM voucher.vouchers WHERE owner_id = ${member.id})
        FROM catalog.products JOIN review.reviews ON product_id = products.id WHERE products.id = ${goods.productId}`)
      return rows[0]
    }
    for (const event of ['pay', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    await runEvents(orderModule, reviewModule)
    expect(await standing()).toEqual({ total_orders: 2, is_verified_purchase: true, is_active: true })
    await move(order.id, 'return')
    expect(await hasBought(database(), member.id, goods.productId)).toBe(false)
    await move(order.id, 'refund')
    await runEvents(orderModule, reviewModule)
    expect(await standing()).toEqual({ total_orders: 0, is_verified_purchase: false, is_active: false })
  })

  it('leaves what another order of the same goods brought, and a promised voucher that was used', async () => {
    const promise = await givenVoucher({ is_auto_applied: true, code: null })
    const { order, member, goods } = await givenMembersOrder({
      promises: [{ voucher_id: String(promise.id) }],
    })
    for (const event of ['pay', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    const [granted] = await database().select().from(vouchers).where(eq(vouchers.owner_id, member.id))
    const other = await givenOrder(goods, { user_id: member.id, voucher_ids: [String(granted!.id)] })
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(other.id, event)
    await move(order.id, 'refund')
    expect(await hasBought(database(), member.id, goods.productId)).toBe(true)
    expect(await openUses(other.id)).toBe(1)
    const [kept] = await database().select().from(vouchers).where(eq(vouchers.id, granted!.id))
    expect(kept?.is_active).toBe(true)
  })

  it('lets points that were spent meanwhile be owed, no more than the delivery had brought', async () => {
    const { order, member } = await givenMembersOrder()
    for (const event of ['pay', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    await spendPoints(database(), { userId: member.id, points: 14, reference: 'elsewhere' })
    // 20 that paid come back, 4 that were earned go.
    await move(order.id, 'refund')
    expect(await pointsOf(database(), member.id)).toBe(16)

    const unspent = await givenMembersOrder({ points_used: 0, points_amount: 0, total: 180_000 })
    for (const event of ['pay', 'pack', 'ship', 'deliver'] as const) await move(unspent.order.id, event)
    await spendPoints(database(), { userId: unspent.member.id, points: 34, reference: 'all of it' })
    await move(unspent.order.id, 'refund')
    expect(await pointsOf(database(), unspent.member.id)).toBe(-4)
    const spend = spendPoints(database(), { userId: unspent.member.id, points: 1, reference: 'more' })
    expect(await failure(spend)).toEqual({ code: 'POINTS_SHORT', details: { balance: -4 } })
  })

  it('leaves the goods with the buyer when only the money goes back', async () => {
    const { order, balance } = await givenMembersOrder()
    for (const event of ['pay', 'pack', 'ship', 'deliver', 'refund'] as const) await move(order.id, event)
    expect((await balance()).stock).toBe(8)
  })
})

describe('a transfer whose buyer says it was made', () => {
  const givenConfirmed = async () => {
    const goods = await givenGoods(10)
    const order = await givenOrder(goods, { payment_method: 'bank_transfer' })
    await move(order.id, 'confirm-payment', { by: 'buyer' })
    return { goods, order }
  }

  it('is looked for during three days, then the goods are free (BUY-12)', async () => {
    const { goods, order } = await givenConfirmed()
    const { unpaid_until } = await orderFacts(database(), order.id)
    const days = (unpaid_until!.getTime() - order.created_at.getTime()) / DAY_MS
    expect(Math.round(days * 100) / 100).toBe(3)
    const later = new Date(Date.now() + 3 * DAY_MS + 60_000)
    expect(await overdueOrders(database(), later, 1000)).toContain(order.id)
    await move(order.id, 'expire', { by: 'clock' })
    expect(await stockOf(goods)).toBe(10)
    expect(await orderFacts(database(), order.id)).toMatchObject({ state: 'expired', unpaid_until: null })
  })

  it('can be cancelled by the buyer', async () => {
    const { goods, order } = await givenConfirmed()
    const outcome = await move(order.id, 'cancel', { by: 'buyer', reason: 'changed_mind' })
    expect(outcome).toMatchObject({ moved: true, to: 'cancelled' })
    expect(await stockOf(goods)).toBe(10)
  })

  it('is not ended any more once it was found', async () => {
    const { order } = await givenConfirmed()
    await move(order.id, 'pay')
    expect((await orderFacts(database(), order.id)).unpaid_until).toBeNull()
    expect(await move(order.id, 'expire', { by: 'clock' })).toMatchObject({ moved: false })
  })
})

describe('paying again', () => {
  const fail = (id: string) => move(id, 'cancel', { by: 'payment', reason: 'payment_failed' })
  const retry = (id: string) => move(id, 'retry', { by: 'buyer', paymentMethod: 'vnpay' })

  it('takes again what the failure gave back, each time', async () => {
    const { order, balance } = await givenMembersOrder()
    for (let round = 0; round < 3; round += 1) {
      await fail(order.id)
      expect(await balance()).toEqual(FREE)
      expect((await orderFacts(database(), order.id)).unpaid_until).toBeNull()
      await retry(order.id)
      expect(await balance()).toEqual(TAKEN)
    }
    expect(await orderFacts(database(), order.id)).toMatchObject({
      state: 'awaiting_payment',
      payment_method: 'vnpay',
      cancellation_reason: null,
      unpaid_until: order.unpaid_until,
    })
    await move(order.id, 'cancel', { by: 'buyer', reason: 'other' })
    expect(await balance()).toEqual(FREE)
  })

  it('takes nothing twice from an order that still waits', async () => {
    const { order, balance } = await givenMembersOrder()
    await retry(order.id)
    expect(await balance()).toEqual(TAKEN)
  })

  it.each([
    ['OUT_OF_STOCK', sql`UPDATE catalog.combinations SET stock = 1`],
    [
      'POINTS_SHORT',
      sql`SELECT loyalty.move_points(user_id, -points, 'order-spent', 'elsewhere/' || user_id, 'payments') FROM loyalty.balances WHERE points > 0`,
    ],
    ['VOUCHER_GONE', sql`UPDATE voucher.vouchers SET ends_at = now()`],
  ])('changes nothing when something is gone: %s', async (code, statement) => {
    const { order, balance } = await givenMembersOrder()
    await fail(order.id)
    await database().execute(statement)
    const before = await balance()
    expect(await failure(retry(order.id))).toMatchObject({ code })
    expect(await balance()).toEqual(before)
    expect((await orderFacts(database(), order.id)).state).toBe('payment_failed')
  })

  it('is for methods that answer at once', async () => {
    const { order } = await givenMembersOrder()
    const outcome = await move(order.id, 'retry', { by: 'buyer', paymentMethod: 'bank_transfer' })
    expect(outcome).toMatchObject({ moved: false, refusal: 'WRONG_PAYMENT' })
  })
})

describe('a delivery', () => {
  it('brings points, promised vouchers, a sale and a verified purchase, once', async () => {
    const promise = await givenVoucher({ is_auto_applied: true, code: null })
    const { order, member, goods } = await givenMembersOrder({
      promises: [{ voucher_id: String(promise.id) }],
    })
    await insertReviews(database(), [
      {
        ...{ product_id: goods.productId, user_id: member.id, details: 'Rất thích', source: 'test' },
        ratings: { effectiveness: 5 },
        images: [],
      },
    ])
    for (const event of ['pay', 'pack', 'ship'] as const) await move(order.id, event)
    const deliver = () =>
      persistentTransaction((tx) =>
        moveOrder(tx, { orderId: order.id, event: 'deliver', by: 'carrier', actor: 'carrier:own' }),
      )
    const outcome = await Promise.all([deliver(), deliver()])
    expect(outcome.filter(({ moved }) => moved)).toHaveLength(1)
    await runEvents(orderModule, reviewModule)

    expect(await pointsOf(database(), member.id)).toBe(14)
    const { rows } = await database().execute(sql`
      SELECT total_orders, is_verified_purchase, (SELECT count(*)::int FROM voucher.vouchers WHERE owner_id = ${member.id}) AS vouchers
      FROM catalog.products JOIN review.reviews ON product_id = products.id WHERE products.id = ${goods.productId}`)
    expect(rows).toEqual([{ total_orders: 2, is_verified_purchase: true, vouchers: 1 }])
    expect((await orderFacts(database(), order.id)).delivered_at).not.toBeNull()
  })

  it('pays an order that is paid at the door', async () => {
    const { id } = await givenOrder(await givenGoods())
    for (const event of ['verify', 'pack', 'ship'] as const) await move(id, event)
    expect((await orderFacts(database(), id)).is_paid).toBe(false)
    await move(id, 'deliver')
    const { is_paid, paid_at } = await orderFacts(database(), id)
    expect(is_paid).toBe(true)
    expect(paid_at).not.toBeNull()
  })
})

describe('mails', () => {
  it('tell the buyer each step once (BUY-19)', async () => {
    const { order } = await givenMembersOrder()
    for (const event of ['pay', 'verify', 'pick', 'pack', 'ship', 'transit', 'deliver'] as const)
      await move(order.id, event)
    expect((await mailsOf(order.id)).map(({ template }) => template)).toEqual([
      'order-placed',
      'order-paid',
      'order-shipped',
      'order-delivered',
    ])
  })

  it('list what the goods cost as they were bought, and the voucher once among the sums', async () => {
    const goods = await givenGoods()
    const { id } = await givenOrder(goods, {
      lines: [lineOf(goods, { discount: 20_000, total: 180_000 })],
      ...{ discount: 20_000, total: 180_000 },
    })
    const [mail] = await mailsOf(id)
    // The line, and the subtotal.
    expect(mail?.text.match(/200\.000\s₫/g)).toHaveLength(2)
    expect(mail?.text).toMatch(/Giảm giá: -20\.000\s₫/)
  })

  it('say how a transfer is paid, and until when', async () => {
    const { id, reference_code } = await givenOrder(await givenGoods(), {
      payment_method: 'bank_transfer',
      transfer_accounts: [
        { bank: 'Vietcombank', branch: 'Hà Nội', number: '0000000001', holder: 'CONG TY NANG' },
      ],
    })
    const [mail] = await mailsOf(id)
    for (const said of ['Vietcombank, Hà Nội', '0000000001', `Nội dung: ${reference_code}`, 'trước'])
      expect(mail?.text).toContain(said)
    const order = await readOrder(database(), id)
    expect(order.payment_method).toMatchObject({ bank_name: 'Vietcombank', account_number: '0000000001' })
  })

  it('lead guests by a signed link, members to their orders', async () => {
    const goods = await givenGoods()
    const guest = await givenOrder(goods)
    const member = await givenMember()
    const own = await givenOrder(goods, { user_id: member.id })
    expect((await mailsOf(guest.id))[0]?.text).toMatch(
      new RegExp(`/order/success/${guest.id}\\?key=[\\w-]{40,}`),
    )
    expect((await mailsOf(own.id))[0]?.text).toContain(`/my-orders?order=${own.id}`)
  })

  it('are not sent without an address', async () => {
    const contact = { name: 'Hoa', phone_code: '+84', phone_no: '912345678', email: null }
    const { id } = await givenOrder(await givenGoods(), { contact })
    await move(id, 'cancel')
    expect(await mailsOf(id)).toEqual([])
  })
})

it('notes released stock in the reservations', async () => {
  const goods = await givenGoods(10)
  const order = await givenOrder(goods, {
    reservations: [
      { kind: 'stock', target_id: goods.combinationId, quantity: 2 },
      { kind: 'stock', target_id: goods.combinationId, quantity: 1 },
    ],
  })
  const rows = () => database().select().from(reservations).where(eq(reservations.order_id, order.id))
  expect(await rows()).toMatchObject([{ quantity: 3, given_back_at: null }])
  expect(await stockOf(goods)).toBe(7)
  await move(order.id, 'cancel')
  expect((await rows())[0]?.given_back_at).not.toBeNull()
  expect(await stockOf(goods)).toBe(10)
})
