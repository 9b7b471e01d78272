import { performJob } from '../perform-job'
import { payment as paymentModule } from '@/services/payment/module'
import { randomUUID } from 'node:crypto'
import { database, databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder, orderFacts } from '@/services/order'
import { orderPayment } from '@/services/payment/payment-view'
import { useDatabase } from '../database'
import { CODES, type BankAndShop, openBankAndShop } from './bank-and-shop'
import {
  attempts,
  givenBuyerAtProvider,
  givenOrder,
  history,
  outcomes,
  start,
  stateOf,
  stockLeft,
} from './given-order'

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

/** Runs the jobs of payments; mails and others wait. */
const runJobs = () => runDueJobs(paymentModule.jobs)

describe.each(CODES)('%s', (code) => {
  /** These tell of paid orders alone. */
  const tellsFailures = !['zalopay', 'shopeepay'].includes(code)

  it('is paid once, whether notified, returned, or both several times (BUY-14)', async () => {
    const order = await givenBuyerAtProvider(code)
    const back = (await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' }))!
    expect(await stateOf(order.id)).toBe('payment_accepted')
    const [payment] = await attempts(order.id)
    const answer = await Promise.all([
      fixture.comeBack(back),
      fixture.comeBack(back),
      fixture.notifyAgain(payment!.reference),
    ])
    expect(answer[0]).toMatchObject({
      status: 200,
      data: { order_id: order.id, state: 'paid', method: code },
    })
    expect(await history(order.id)).toEqual(['pay by payment'])
    expect(await attempts(order.id)).toMatchObject([
      { state: 'paid', reference: `${order.reference_code}V1` },
    ])
    const heard = await outcomes(payment!.reference)
    expect(heard.filter((one) => one.endsWith('accepted'))).toHaveLength(1)
    expect(heard.slice(0, 2)).toEqual(['notification paid accepted', 'notification paid duplicate'])
  })

  it('is paid by a buyer who is back before the notification', async () => {
    const order = await givenBuyerAtProvider(code)
    const back = (await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'never' }))!
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    expect(await fixture.comeBack(back)).toMatchObject({ data: { state: 'paid' } })
    const [payment] = await attempts(order.id)
    await fixture.notifyAgain(payment!.reference)
    expect(await stateOf(order.id)).toBe('payment_accepted')
    expect(await outcomes(payment!.reference)).toEqual([
      code === 'shopeepay' ? 'query paid accepted' : 'return paid accepted',
      'notification paid duplicate',
    ])
    // ZaloPay's return does not bring the number by which it can be paid back.
    const [booked] = fixture.bank.payments()
    expect(await attempts(order.id)).toMatchObject([{ provider_reference: booked!.transaction }])
  })

  it.each([
    ['refuse', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('ends the order of a buyer who would %s, and frees its goods', async (answer, state) => {
    const before = await stockLeft()
    const order = await givenBuyerAtProvider(code)
    expect(await stockLeft()).toBe(before - 2)
    const back = (await fixture.decide(order.redirectUrl, { answer }))!
    expect(await stateOf(order.id)).toBe(tellsFailures ? 'payment_failed' : 'awaiting_payment')
    expect(await fixture.comeBack(back)).toMatchObject({ status: 200, data: { state: 'failed' } })
    expect(await fixture.comeBack(back)).toMatchObject({ status: 200, data: { state: 'failed' } })
    expect(await stateOf(order.id)).toBe('payment_failed')
    expect(await history(order.id)).toEqual(['cancel by payment'])
    expect(await attempts(order.id)).toMatchObject([{ state }])
    // What the buyer reads of it.
    const shown = await orderPayment(database(), await orderFacts(database(), order.id))
    expect(shown).toMatchObject({ state: 'failed', is_cancelled_by_buyer: answer === 'cancel' })
    expect(await stockLeft()).toBe(before)
  })

  it('waits for a buyer who left, until asking brings the news', async () => {
    const order = await givenOrder(code)
    await databasePool().query(
      "UPDATE payment.payments SET created_at = date_trunc('second', now() - interval '3 minutes') WHERE id = $1",
      [order.paymentId],
    )
    const { redirect_url } = await start(order.paymentId)
    await fixture.decide(redirect_url!, { answer: 'abandon' })
    await runAsking()
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    await fixture.decide(redirect_url!, { answer: 'approve', notify: 'never' })
    // Asked a moment ago: it waits its turn.
    await runAsking()
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    await databasePool().query("UPDATE payment.payments SET asked_at = now() - interval '2 minutes'")
    await runAsking()
    expect(await stateOf(order.id)).toBe('payment_accepted')
    expect((await outcomes((await attempts(order.id))[0]!.reference)).at(-1)).toBe('query paid accepted')
  })

  it('pays money back that comes after the order has ended', async () => {
    const order = await givenBuyerAtProvider(code)
    const before = await stockLeft()
    await transaction((tx) =>
      moveOrder(tx, { orderId: order.id, event: 'cancel', by: 'buyer', actor: 'guest', reason: 'other' }),
    )
    const back = (await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'twice' }))!
    expect(await fixture.comeBack(back)).toMatchObject({ data: { state: 'failed' } })
    expect(await attempts(order.id)).toMatchObject([{ state: 'surplus' }])
    await runJobs()
    // VNPAY is still at it: asked again, it has sent the money.
    await refundsDue()
    await runJobs()
    expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
    const [booked] = fixture.bank.payments()
    expect(Array.from(booked!.refunds.values())).toEqual([
      { amount: 200_000, transaction: expect.any(String) },
    ])
    expect(await stateOf(order.id)).toBe('cancelled')
    expect(await history(order.id)).toEqual([
      'cancel by buyer',
      'receive-surplus by payment',
      'return-surplus by payment',
    ])
    expect(await stockLeft()).toBe(before + 2)
  })

  it('believes no forged notification or return', async () => {
    const order = await givenBuyerAtProvider(code)
    const back = (await fixture.decide(order.redirectUrl, { answer: 'cancel', notify: 'never' }))!
    const forged = new URL(back)
    for (const [field, success] of [
      ['vnp_ResponseCode', '00'],
      ['vnp_TransactionStatus', '00'],
      ['resultCode', '0'],
      ['status', '1'],
      ['vpc_TxnResponseCode', '0'],
      ['result_code', '100'],
    ] as const)
      if (forged.searchParams.has(field)) forged.searchParams.set(field, success)
    const answer = await fixture.notify(code, {
      query: forged.search,
      method: 'POST',
      body: JSON.stringify({ ...Object.fromEntries(forged.searchParams), data: '{}', mac: 'x' }),
    })
    expect((await answer.text()).toLowerCase()).not.toContain('"00"')
    expect(await stateOf(order.id)).toBe('awaiting_payment')
    // The shop's seal is true, so the provider itself is asked, which knows better.
    expect((await fixture.comeBack(forged.href)).data.state).toBe('failed')
    expect(await attempts(order.id)).not.toMatchObject([{ state: 'paid' }])
    forged.searchParams.delete('seal')
    if (code !== 'shopeepay') expect(await fixture.comeBack(forged.href)).toMatchObject({ status: 404 })
  })

  it('refuses another amount and payments it does not know', async () => {
    const dearer = await givenBuyerAtProvider(code)
    await databasePool().query('UPDATE payment.payments SET amount = 300000 WHERE id = $1', [
      dearer.paymentId,
    ])
    await fixture.decide(dearer.redirectUrl, { answer: 'approve' })
    expect(await stateOf(dearer.id)).toBe('awaiting_payment')
    const [payment] = await attempts(dearer.id)
    expect(await outcomes(payment!.reference)).toEqual(['notification paid wrong-amount'])

    const stranger = await givenBuyerAtProvider(code)
    const [known] = await attempts(stranger.id)
    await databasePool().query("UPDATE payment.payments SET reference = reference || 'X' WHERE id = $1", [
      stranger.paymentId,
    ])
    const back = (await fixture.decide(stranger.redirectUrl, { answer: 'approve' }))!
    expect(await outcomes(known!.reference)).toEqual(['notification paid unknown-order'])
    expect(await fixture.comeBack(back)).toMatchObject({ status: 404 })
    expect(fixture.bank.payments()[0]!.answers[0]!.body).not.toContain('"00"')
  })
})

/** Asks for every payment that is due, as the clock does each minute. */
async function runAsking() {
  await performJob(paymentModule, 'ask-payments')
}

/** Refunds that wait to be asked for again are due now. */
const refundsDue = () => databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')

it('takes no word of one provider for a payment at another', async () => {
  const order = await givenBuyerAtProvider('vnpay')
  await databasePool().query("UPDATE payment.payments SET method = 'momo' WHERE id = $1", [order.paymentId])
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  expect(await stateOf(order.id)).toBe('awaiting_payment')
  expect(await outcomes(`${order.reference_code}V1`)).toEqual(['notification paid unknown-order'])
})

it('says 404 to a method that is none, and gives no key without the seal', async () => {
  expect((await fixture.notify('paypal', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await fixture.notify('cash_on_delivery', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await fixture.comeBack('http://shop.example/api/payment/return/gopay?x=1')).status).toBe(404)
  const order = await givenBuyerAtProvider('momo')
  const back = new URL((await fixture.decide(order.redirectUrl, { answer: 'approve' }))!)
  expect((await fixture.comeBack(back.href)).data.key).toEqual(expect.any(String))
  back.searchParams.set('seal', randomUUID())
  expect(await fixture.comeBack(back.href)).toMatchObject({ data: { state: 'paid', key: null } })
})
