import { performJob } from '../perform-job'
import { payment as paymentModule } from '@/services/payment/module'
import { insertVouchers } from '@/services/voucher'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { database, databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder, orderFacts, readOrder } from '@/services/order'
import { resumePayment, retryPayment } from '@/services/payment'
import { orderPayment } from '@/services/payment/payment-view'
import { momo } from '@/services/payment/methods/momo'
import { givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { brokenBooks } from '../loyalty/books'
import { type BankAndShop, CODES, openBankAndShop } from './bank-and-shop'
import { attempts, givenBuyerAtProvider, givenOrder, history, start, stateOf, stockLeft } from './given-order'

afterAll(async () => expect(await brokenBooks()).toEqual([]))
useDatabase()

const environment = { ...process.env }
let fixture: BankAndShop
beforeAll(async () => {
  fixture = await openBankAndShop()
})
afterAll(async () => {
  process.env = environment
  await fixture.close()
})
afterEach(() => fixture.bank.faults.clear())

const from = { returnOrigin: 'http://shop.example', buyerAddress: '203.0.113.7' }
const retry = (orderId: string, method: string | null = null) => retryPayment({ orderId, method, ...from })
const run = (name: 'ask-payments' | 'expire-orders') => performJob(paymentModule, name)
const payUntil = (orderId: string, when: string) =>
  databasePool().query(`UPDATE sales.orders SET unpaid_until = ${when} WHERE id = $1`, [orderId])
const placedAgo = (orderId: string, ago: string) =>
  databasePool().query(`UPDATE sales.orders SET created_at = now() - interval '${ago}' WHERE id = $1`, [
    orderId,
  ])

it('asks a provider that is down no more often than a buyer would, and loses no order by it', async () => {
  const order = await givenOrder('momo')
  fixture.bank.faults.set('momo', 'down')
  const create = jest.spyOn(momo, 'create')
  for (let turn = 0; turn < 62; turn++)
    expect(await resumePayment(order.id, from)).toEqual({ redirect_url: null, is_payment_down: true })
  expect(create).toHaveBeenCalledTimes(60)
  create.mockRestore()
  fixture.bank.faults.clear()
  expect(await stateOf(order.id)).toBe('awaiting_payment')
})

describe('a second try', () => {
  it('goes to another provider, and of both that get paid the second goes back', async () => {
    const order = await givenBuyerAtProvider('momo')
    const again = await retry(order.id, 'zalopay')
    expect(again).toEqual({ redirect_url: expect.any(String), is_payment_down: false, order_id: order.id })
    expect(await orderFacts(database(), order.id)).toMatchObject({ payment_method: 'zalopay' })
    await fixture.decide(again.redirect_url!, { answer: 'approve' })
    await fixture.decide(order.redirectUrl, { answer: 'approve' })
    expect(await attempts(order.id)).toMatchObject([
      { method: 'momo', state: 'surplus', reference: `${order.reference_code}V1` },
      { method: 'zalopay', state: 'paid', reference: `${order.reference_code}V2` },
    ])
    await runDueJobs(paymentModule.jobs)
    expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }, { state: 'paid' }])
    expect(await stateOf(order.id)).toBe('payment_accepted')
    expect(await history(order.id)).toEqual([
      'retry by buyer',
      'pay by payment',
      'receive-surplus by payment',
      'return-surplus by payment',
    ])
    const back = fixture.bank.payments().map(({ provider, refunds }) => [provider, refunds.size])
    expect(back.slice(0, 2)).toEqual([
      ['zalopay', 0],
      ['momo', 1],
    ])
  })

  it('is paid by whichever of two is first, at the same moment', async () => {
    const order = await givenBuyerAtProvider('onepay')
    const again = await retry(order.id)
    await Promise.all([
      fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' }),
      fixture.decide(again.redirect_url!, { answer: 'approve', notify: 'twice' }),
    ])
    const states = (await attempts(order.id)).map(({ state }) => state)
    expect(states.sort()).toEqual(['paid', 'surplus'])
    expect(await history(order.id)).toEqual(['pay by payment', 'receive-surplus by payment'])
    await runDueJobs(paymentModule.jobs)
  })

  it('keeps the order waiting when the first try fails afterwards', async () => {
    const order = await givenBuyerAtProvider('momo')
    const again = await retry(order.id)
    const back = (await fixture.decide(order.redirectUrl, { answer: 'cancel' }))!
    expect(await fixture.comeBack(back)).toMatchObject({ data: { state: 'pending' } })
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    await fixture.decide(again.redirect_url!, { answer: 'approve' })
    expect(await stateOf(order.id)).toBe('payment_accepted')
  })

  it.each(['refuse', 'cancel'] as const)(
    'has failed for a buyer who would %s, though the first one was left without a result (PAY-05, ORD-44)',
    async (answer) => {
      const order = await givenBuyerAtProvider('vnpay')
      const again = await retry(order.id)
      const shown = async () => orderPayment(database(), await orderFacts(database(), order.id))
      expect(await shown()).toMatchObject({ state: 'pending', is_cancelled_by_buyer: false })
      const back = (await fixture.decide(again.redirect_url!, { answer }))!
      expect(await fixture.comeBack(back)).toMatchObject({ data: { state: 'failed' } })
      expect(await shown()).toMatchObject({ state: 'failed', is_cancelled_by_buyer: answer === 'cancel' })
      // It can be tried again at once, and the first one pays all the same when its report comes late.
      expect(await readOrder(database(), order.id)).toMatchObject({ actionName: 'retry' })
      expect(await stateOf(order.id)).toBe('awaiting_payment')
      const late = (await fixture.decide(order.redirectUrl, { answer: 'approve' }))!
      expect(await stateOf(order.id)).toBe('payment_accepted')
      for (const address of [late, back])
        expect(await fixture.comeBack(address)).toMatchObject({ data: { state: 'paid' } })
      expect(await shown()).toMatchObject({ state: 'paid', is_cancelled_by_buyer: false })
    },
  )

  it('is by a method that the order’s voucher is for: the others are named as refused, and refused (ORD-44)', async () => {
    await insertVouchers(database(), [
      {
        id: 78,
        type: 'payment_voucher',
        code: 'VIMOMO',
        slug: 'vi-momo',
        name: 'Ví MoMo',
        payment_methods: ['momo', 'zalopay'],
        rules: {
          order: { min_amount: null, total_products: null },
          brands: [],
          categories: [],
          products: [],
        },
        starts_at: new Date(Date.now() - 86_400_000),
        ends_at: new Date(Date.now() + 86_400_000),
      },
    ])
    const order = await givenBuyerAtProvider('momo', { voucher_ids: ['78'] })
    const shown = async () => orderPayment(database(), await orderFacts(database(), order.id))
    const { retry_methods } = await shown()
    expect(retry_methods).toHaveLength(CODES.length)
    for (const code of CODES) {
      const refusal = code === 'momo' || code === 'zalopay' ? null : 'VOUCHER'
      expect(retry_methods).toContainEqual({ code, refusal })
    }
    await expect(retry(order.id, 'vnpay')).rejects.toMatchObject({
      ...{ code: 'VOUCHER_METHOD', status: 422 },
      details: { method: 'vnpay', voucher_methods: ['momo', 'zalopay'] },
    })
    const again = await retry(order.id, 'zalopay')
    await fixture.decide(again.redirect_url!, { answer: 'approve' })
    expect((await shown()).retry_methods).toBeNull()
  })

  it('takes the goods of an order that had ended once more', async () => {
    const before = await stockLeft()
    const order = await givenBuyerAtProvider('vnpay')
    await fixture.decide(order.redirectUrl, { answer: 'refuse' })
    expect(await stockLeft()).toBe(before)
    const again = await retry(order.id)
    expect(await stockLeft()).toBe(before - 2)
    await fixture.decide(again.redirect_url!, { answer: 'approve' })
    expect(await stateOf(order.id)).toBe('payment_accepted')
  })

  it('is refused when the goods are gone, and changes nothing', async () => {
    const order = await givenBuyerAtProvider('vnpay')
    await fixture.decide(order.redirectUrl, { answer: 'refuse' })
    const left = await stockLeft()
    await databasePool().query('UPDATE catalog.combinations SET stock = 1')
    await expect(retry(order.id)).rejects.toMatchObject({ code: 'OUT_OF_STOCK', status: 409 })
    await databasePool().query('UPDATE catalog.combinations SET stock = $1', [left])
    expect(await stateOf(order.id)).toBe('payment_failed')
    expect(await attempts(order.id)).toHaveLength(1)
  })

  it('is over once the buyer has given up the order whose payment failed', async () => {
    const order = await givenBuyerAtProvider('momo')
    await fixture.decide(order.redirectUrl, { answer: 'refuse' })
    expect(await stateOf(order.id)).toBe('payment_failed')
    await transaction((tx) =>
      moveOrder(tx, { orderId: order.id, event: 'cancel', by: 'buyer', actor: 'guest', reason: 'other' }),
    )
    await expect(retry(order.id)).rejects.toMatchObject({ code: 'RETRY_OVER', status: 409 })
  })

  it('is refused outside its half hour, to paid orders, and to methods that are not online (PAY-12)', async () => {
    const over = { code: 'RETRY_OVER', status: 409 }
    const late = await givenBuyerAtProvider('momo')
    await placedAgo(late.id, '31 minutes')
    await expect(retry(late.id)).rejects.toMatchObject(over)

    const paid = await givenBuyerAtProvider('momo')
    await fixture.decide(paid.redirectUrl, { answer: 'approve' })
    await expect(retry(paid.id)).rejects.toMatchObject(over)

    const cod = await givenOrder('cash_on_delivery')
    await expect(retry(cod.id)).rejects.toMatchObject(over)

    const open = await givenBuyerAtProvider('momo')
    for (const method of ['cash_on_delivery', 'bank_transfer', 'gopay', 'paypal'])
      await expect(retry(open.id, method)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_OFF', status: 422 })
    expect(await attempts(open.id)).toHaveLength(1)

    // More than MoMo takes in one payment.
    await databasePool().query(
      'UPDATE sales.orders SET subtotal = 60000000, total = 60000000 WHERE id = $1',
      [open.id],
    )
    await expect(retry(open.id)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_OFF' })
    const { retry_methods } = await orderPayment(database(), await orderFacts(database(), open.id))
    expect(retry_methods).toContainEqual({ code: 'momo', refusal: 'TOO_MUCH' })
    expect(await retry(open.id, 'vnpay')).toMatchObject({ redirect_url: expect.any(String) })

    const cancelled = await givenBuyerAtProvider('momo')
    await transaction((tx) =>
      moveOrder(tx, { orderId: cancelled.id, event: 'cancel', by: 'buyer', actor: 'guest', reason: 'other' }),
    )
    await expect(retry(cancelled.id)).rejects.toMatchObject(over)
  })
})

describe('a provider that is down', () => {
  it.each(['momo', 'zalopay', 'shopeepay'])(
    'leaves an order at %s placed, to be paid elsewhere',
    async (code) => {
      const order = await givenOrder(code)
      fixture.bank.faults.set(code === 'momo' ? 'momo' : code === 'zalopay' ? 'zalopay' : 'shopeepay', 'down')
      expect(await start(order.paymentId)).toEqual({ redirect_url: null, is_payment_down: true })
      expect(await stateOf(order.id)).toBe('awaiting_payment')
      const again = await retry(order.id, 'vnpay')
      expect(again.is_payment_down).toBe(false)
      await fixture.decide(again.redirect_url!, { answer: 'approve' })
      expect(await stateOf(order.id)).toBe('payment_accepted')
    },
  )

  it('does not end an order that may be paid there, for an hour', async () => {
    const order = await givenBuyerAtProvider('momo')
    await payUntil(order.id, "now() - interval '1 second'")
    fixture.bank.faults.set('momo', 'down')
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    await payUntil(order.id, "now() - interval '61 minutes'")
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('expired')
  })
})

describe('the time to pay', () => {
  it('ends an unpaid order and gives back goods, vouchers and points (BUY-12)', async () => {
    const member = await givenMember()
    await transaction(async (tx) => {
      await grantPoints(tx, { userId: member.id, points: 50, reason: 'gesture', reference: 'once' })
      await insertVouchers(tx, [
        {
          id: 77,
          type: 'voucher',
          code: 'MOTLAN',
          slug: 'mot-lan',
          name: 'Một lần',
          rules: {
            order: { min_amount: null, total_products: null },
            brands: [],
            categories: [],
            products: [],
          },
          starts_at: new Date(Date.now() - 86_400_000),
          ends_at: new Date(Date.now() + 86_400_000),
        },
      ])
    })
    const before = await stockLeft()
    const order = await givenBuyerAtProvider('momo', {
      user_id: member.id,
      buyer: `user:${member.id}`,
      voucher_ids: ['77'],
      points_used: 20,
      points_amount: 20_000,
      total: 180_000,
    })
    expect([await stockLeft(), await pointsOf(database(), member.id)]).toEqual([before - 2, 30])
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('awaiting_payment')

    await payUntil(order.id, "now() - interval '1 second'")
    await run('expire-orders')
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('expired')
    expect(await history(order.id)).toEqual(['expire by clock'])
    expect([await stockLeft(), await pointsOf(database(), member.id)]).toEqual([before, 50])
    const { rows } = await databasePool().query(
      'SELECT given_back_at IS NOT NULL AS is_back FROM voucher.voucher_uses WHERE order_id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ is_back: true }])
  })

  it('does not end an order whose money was paid unheard', async () => {
    const order = await givenBuyerAtProvider('zalopay')
    await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'never' })
    await payUntil(order.id, "now() - interval '1 second'")
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('payment_accepted')
  })

  it('ends an order to be paid by transfer, and leaves cash on delivery alone', async () => {
    const transfer = await givenOrder('bank_transfer')
    const cash = await givenOrder('cash_on_delivery')
    expect(await orderFacts(database(), cash.id)).toMatchObject({ unpaid_until: null })
    await payUntil(transfer.id, "now() - interval '1 second'")
    await run('expire-orders')
    expect([await stateOf(transfer.id), await stateOf(cash.id)]).toEqual([
      'expired',
      'awaiting_cod_verification',
    ])
  })

  it('is left by an order that is paid at that very moment in one state alone', async () => {
    const order = await givenBuyerAtProvider('momo')
    await payUntil(order.id, "now() - interval '1 second'")
    await Promise.all([
      fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' }),
      run('expire-orders'),
      run('expire-orders'),
    ])
    const [payment] = await attempts(order.id)
    expect([await stateOf(order.id), payment!.state]).toEqual(
      (await stateOf(order.id)) === 'expired' ? ['expired', 'surplus'] : ['payment_accepted', 'paid'],
    )
    await runDueJobs(paymentModule.jobs)
  })
})
