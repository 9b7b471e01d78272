import { payment as paymentModule } from '@/services/payment/module'
import { database, databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder, orderFacts, readOrder } from '@/services/order'
import { refundOrder, retryPayment } from '@/services/payment'
import { momo } from '@/services/payment/methods/momo'
import { orderPayment } from '@/services/payment/payment-view'
import { useDatabase } from '../database'
import { mailsOf } from '../order/given-order'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { givenBuyerAtProvider } from './given-order'

/** What a buyer is shown and mailed of money that paid for nothing. */

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
afterEach(() => jest.restoreAllMocks())

const shown = async (orderId: string) => orderPayment(database(), await orderFacts(database(), orderId))
const surplusMails = async (orderId: string) =>
  (await mailsOf(orderId)).filter(({ template }) => template.startsWith('surplus'))
const lastEvents = async (orderId: string) =>
  (await readOrder(database(), orderId)).state_histories.map(({ event, note }) =>
    note === null ? event : `${event}: ${note.replace(/\s/g, ' ')}`,
  )

/** Refunds that wait to be asked for again are due now: VNPAY sends money back at the second request. */
async function refundAll() {
  for (let round = 0; round < 2; round++) {
    await runDueJobs(paymentModule.jobs)
    await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  }
}

it('is what came for an order that its buyer had cancelled', async () => {
  const order = await givenBuyerAtProvider('vnpay')
  await transaction((tx) =>
    moveOrder(tx, { orderId: order.id, event: 'cancel', by: 'buyer', actor: 'guest', reason: 'other' }),
  )
  expect((await shown(order.id)).surplus).toEqual([])
  const back = (await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' }))!
  await fixture.comeBack(back)
  const received = {
    ...{ cause: 'ended', method: 'vnpay', amount: 200_000, state: 'refunding' },
    received_at: expect.any(String),
  }
  expect((await shown(order.id)).surplus).toEqual([received])
  const [mail, ...others] = await surplusMails(order.id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ template: 'surplus-received' })
  expect(mail!.text).toMatch(/200\.000\s₫ qua VNPAY/)

  await refundAll()
  expect((await shown(order.id)).surplus).toEqual([{ ...received, state: 'refunded' }])
  expect((await surplusMails(order.id)).map(({ template }) => template)).toEqual([
    'surplus-received',
    'surplus-returned',
  ])
  expect(await lastEvents(order.id)).toEqual([
    'place',
    'cancel',
    'receive-surplus: 200.000 ₫ qua VNPAY',
    'return-surplus: 200.000 ₫ qua VNPAY',
  ])
})

it('is the second of two payments, and the first one pays the order', async () => {
  const order = await givenBuyerAtProvider('momo')
  const again = await retryPayment({
    ...{ orderId: order.id, method: 'zalopay' },
    ...{ returnOrigin: 'http://shop.example', buyerAddress: '203.0.113.7' },
  })
  await fixture.decide(again.redirect_url!, { answer: 'approve' })
  const back = (await fixture.decide(order.redirectUrl, { answer: 'approve' }))!
  expect(await fixture.comeBack(back)).toMatchObject({ data: { state: 'paid' } })
  expect(await shown(order.id)).toMatchObject({
    state: 'paid',
    surplus: [{ cause: 'twice', method: 'momo', amount: 200_000, state: 'refunding' }],
  })
  await refundAll()
  expect((await shown(order.id)).surplus).toMatchObject([{ state: 'refunded' }])
  expect((await surplusMails(order.id)).map(({ template }) => template)).toEqual([
    'surplus-received',
    'surplus-returned',
  ])
})

it('is money of another amount than the order costs', async () => {
  const order = await givenBuyerAtProvider('momo')
  await databasePool().query('UPDATE payment.payments SET amount = 300000 WHERE id = $1', [order.paymentId])
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  await databasePool().query('UPDATE sales.orders SET total = 300000, subtotal = 300000 WHERE id = $1', [
    order.id,
  ])
  expect((await shown(order.id)).surplus).toMatchObject([{ cause: 'amount', amount: 200_000 }])
  expect(await lastEvents(order.id)).toEqual(['place', 'receive-surplus: 200.000 ₫ qua Ví MoMo'])
})

it('is mailed as returned once, when the staff paid it back', async () => {
  const order = await givenBuyerAtProvider('momo')
  await transaction((tx) =>
    moveOrder(tx, { orderId: order.id, event: 'cancel', by: 'buyer', actor: 'guest', reason: 'other' }),
  )
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  jest.spyOn(momo, 'refund').mockResolvedValue({ state: 'failed', providerReference: null, code: '1' })
  await refundAll()
  expect((await surplusMails(order.id)).map(({ template }) => template)).toEqual(['surplus-received'])
  const byHand = {
    actor: 'Mai',
    reason: 'Khách trả hai lần',
    isByHand: true,
    payment: `${order.reference_code}V1`,
  }
  await refundOrder(order.id, byHand)
  await expect(refundOrder(order.id, byHand)).rejects.toMatchObject({ code: 'REFUND_REFUSED' })
  expect((await surplusMails(order.id)).map(({ template }) => template)).toEqual([
    'surplus-received',
    'surplus-returned',
  ])
})

it('is none of what was paid for an order and is refunded with it', async () => {
  const order = await givenBuyerAtProvider('momo')
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  await transaction((tx) =>
    moveOrder(tx, { orderId: order.id, event: 'cancel', by: 'staff', actor: 'Mai', reason: 'out_of_stock' }),
  )
  await refundAll()
  expect(await shown(order.id)).toMatchObject({ state: 'refunded', surplus: [] })
  expect(await surplusMails(order.id)).toEqual([])
})
