import { performJob } from '../perform-job'
import { payment as paymentModule } from '@/services/payment/module'
import { databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder, type OrderMove } from '@/services/order'
import { resumePayment, retryPayment } from '@/services/payment'
import { momo } from '@/services/payment/methods/momo'
import { useDatabase } from '../database'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { attempts, givenBuyerAtProvider, givenOrder, outcomes, start, stateOf } from './given-order'

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
afterEach(() => {
  jest.restoreAllMocks()
  fixture.bank.faults.clear()
})

const from = { returnOrigin: 'http://shop.example', buyerAddress: '203.0.113.7' }
const runJobs = () => runDueJobs(paymentModule.jobs)
const run = (name: 'ask-payments' | 'expire-orders') => performJob(paymentModule, name)
const move = (orderId: string, wish: Pick<OrderMove, 'event' | 'by'>) =>
  transaction((tx) => moveOrder(tx, { orderId, actor: 'Mai', ...wish }))
const cancel = (orderId: string) => move(orderId, { event: 'cancel', by: 'buyer' })
const payUntil = (orderId: string, when: string) =>
  databasePool().query(`UPDATE sales.orders SET unpaid_until = ${when} WHERE id = $1`, [orderId])

describe('an order that was cancelled', () => {
  it('redirects no buyer to pay any more, whether they were there before or not', async () => {
    const [sent, unsent] = [await givenBuyerAtProvider('momo'), await givenOrder('momo')]
    for (const { id } of [sent, unsent]) await cancel(id)
    const nowhere = { redirect_url: null, is_payment_down: false }
    for (const { id, paymentId } of [sent, unsent]) {
      expect(await resumePayment(id, from)).toEqual(nowhere)
      expect(await start(paymentId)).toEqual(nowhere)
    }
  })

  it.each(['momo', 'bank_transfer', 'cash_on_delivery'])('closes its payment by %s', async (method) => {
    const order = await givenOrder(method)
    await cancel(order.id)
    await runJobs()
    expect(await attempts(order.id)).toMatchObject([{ state: 'cancelled' }])
  })

  it('gives back what was paid for it unheard', async () => {
    const failed = await givenBuyerAtProvider('momo')
    await fixture.decide(failed.redirectUrl, { answer: 'cancel' })
    const order = await givenBuyerAtProvider('momo')
    await cancel(order.id)
    await runJobs()
    await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'never' })
    await databasePool().query("UPDATE payment.payments SET created_at = created_at - interval '3 minutes'")
    const asked = jest.spyOn(momo, 'query')
    await run('ask-payments')
    // The provider reported the other as not paid.
    const references = asked.mock.calls.map(([{ reference }]) => reference)
    expect(references).toContain(`${order.reference_code}V1`)
    expect(references).not.toContain(`${failed.reference_code}V1`)
    expect(await attempts(order.id)).toMatchObject([{ state: 'surplus' }])
    await runJobs()
    expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
    expect(await stateOf(order.id)).toBe('cancelled')
  })

  it('stays open for a retry that came before its payments were closed', async () => {
    const order = await givenBuyerAtProvider('momo')
    await fixture.decide(order.redirectUrl, { answer: 'refuse' })
    await retryPayment({ orderId: order.id, method: null, ...from })
    await runJobs()
    expect(await attempts(order.id)).toMatchObject([{ state: 'failed' }, { state: 'pending' }])
  })
})

it('notes cash as paid once the parcel is handed over', async () => {
  const order = await givenOrder('cash_on_delivery')
  for (const event of ['verify', 'pack', 'ship', 'deliver'] as const)
    expect(await move(order.id, { event, by: 'staff' })).toMatchObject({ moved: true })
  await runJobs()
  expect(await attempts(order.id)).toMatchObject([{ state: 'paid' }])
})

it('waits for an older payment when the newest is refused', async () => {
  const order = await givenBuyerAtProvider('momo')
  const again = await retryPayment({ orderId: order.id, method: 'vnpay', ...from })
  await fixture.decide(again.redirect_url!, { answer: 'refuse' })
  expect(await stateOf(order.id)).toBe('awaiting_payment')
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  expect(await stateOf(order.id)).toBe('payment_accepted')

  const both = await givenBuyerAtProvider('momo')
  const second = await retryPayment({ orderId: both.id, method: null, ...from })
  await fixture.decide(second.redirect_url!, { answer: 'refuse' })
  await fixture.decide(both.redirectUrl, { answer: 'refuse' })
  expect(await stateOf(both.id)).toBe('payment_failed')
})

it.each(['momo', 'onepay'])('gives back at %s money of another amount, as much as came', async (code) => {
  const order = await givenBuyerAtProvider(code)
  await databasePool().query('UPDATE payment.payments SET amount = 300000 WHERE id = $1', [order.paymentId])
  await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' })
  expect(await stateOf(order.id)).toBe('awaiting_payment')
  expect(await outcomes(`${order.reference_code}V1`)).toEqual([
    'notification paid wrong-amount',
    'notification paid duplicate',
  ])
  expect(await attempts(order.id)).toMatchObject([{ state: 'surplus' }])
  await runJobs()
  expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
  expect([...fixture.bank.payments()[0]!.refunds.values()]).toMatchObject([{ amount: 200_000 }])
})

describe('a payment that several begin at once', () => {
  it('is opened once at its provider, and leads all to the same page', async () => {
    const order = await givenOrder('momo')
    const create = momo.create.bind(momo)
    const asked = jest.spyOn(momo, 'create').mockImplementation(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return create(request)
    })
    const answers = await Promise.all([1, 2, 3].map(() => start(order.paymentId)))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(({ redirect_url }) => redirect_url)).size).toBe(1)
    expect(answers[0]).toEqual({ redirect_url: expect.any(String), is_payment_down: false })
  })

  it('can be begun again after an outage of the provider', async () => {
    const order = await givenOrder('momo')
    fixture.bank.faults.set('momo', 'down')
    const down = { redirect_url: null, is_payment_down: true }
    expect(await Promise.all([1, 2].map(() => start(order.paymentId)))).toEqual([down, down])
    fixture.bank.faults.clear()
    expect(await start(order.paymentId)).toMatchObject({ redirect_url: expect.any(String) })
  })
})

describe('the clock', () => {
  it('bears what it did not expect of a provider, with the same patience, and passes on to others', async () => {
    const crooked = await givenBuyerAtProvider('momo')
    const other = await givenBuyerAtProvider('vnpay')
    jest.spyOn(momo, 'query').mockRejectedValue(new TypeError('unthinkable'))
    await payUntil(crooked.id, "now() - interval '59 minutes'")
    await payUntil(other.id, "now() - interval '1 second'")
    await run('expire-orders')
    expect([await stateOf(crooked.id), await stateOf(other.id)]).toEqual(['awaiting_payment', 'expired'])
    await payUntil(crooked.id, "now() - interval '61 minutes'")
    await run('expire-orders')
    expect(await stateOf(crooked.id)).toBe('expired')
  })

  it('comes through to those behind more orders than it takes at once', async () => {
    const stuck = []
    for (let count = 0; count < 104; count++) stuck.push(await givenOrder('momo'))
    const other = await givenOrder('bank_transfer')
    for (const { id } of stuck) await payUntil(id, "now() - interval '10 minutes'")
    await payUntil(other.id, "now() - interval '1 second'")
    fixture.bank.faults.set('momo', 'down')
    const asked = jest.spyOn(momo, 'query')
    await run('expire-orders')
    expect(await stateOf(other.id)).toBe('expired')
    expect(await stateOf(stuck[103]!.id)).toBe('awaiting_payment')
    // Down is down: not every one of them is asked for.
    expect(asked.mock.calls.length).toBeLessThan(10)
    for (const { id } of stuck) await payUntil(id, "now() + interval '1 hour'")
  }, 60_000)

  it('ends its round in time, and leaves the rest to the next', async () => {
    const order = await givenBuyerAtProvider('momo')
    await payUntil(order.id, "now() - interval '1 second'")
    const now = Date.now.bind(Date)
    let calls = 0
    jest.spyOn(Date, 'now').mockImplementation(() => now() + (calls++ === 0 ? 0 : 46_000))
    await run('expire-orders')
    jest.restoreAllMocks()
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    await run('expire-orders')
    expect(await stateOf(order.id)).toBe('expired')
  })
})
