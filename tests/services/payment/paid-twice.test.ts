import { payment as paymentModule } from '@/services/payment/module'
import { databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder } from '@/services/order'
import { recordTransfer, refundOrder, retryPayment } from '@/services/payment'
import { momo } from '@/services/payment/methods/momo'
import { useDatabase } from '../database'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { attempts, givenBuyerAtProvider, givenOrder, history, stateOf } from './given-order'

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
afterEach(async () => {
  jest.restoreAllMocks()
  fixture.bank.faults.clear()
  await databasePool().query('TRUNCATE graphile_worker._private_jobs')
})

const mai = { actor: 'Mai', reason: 'Khách trả hàng' }
const states = async (orderId: string) =>
  (await attempts(orderId)).map(({ method, state }) => `${method} ${state}`)

describe('money of an online order that the staff found on the shop’s account', () => {
  it('is a payment of its own: what is paid at the provider afterwards goes back', async () => {
    const order = await givenBuyerAtProvider('momo')
    expect(await recordTransfer(order.id, 'Mai')).toMatchObject({ moved: true })
    expect(await states(order.id)).toEqual(['momo pending', 'bank_transfer paid'])
    await fixture.decide(order.redirectUrl, { answer: 'approve' })
    await runDueJobs(paymentModule.jobs)
    expect(await states(order.id)).toEqual(['momo refunded', 'bank_transfer paid'])
    expect(await stateOf(order.id)).toBe('payment_accepted')
  })

  it('stays when the payment at the provider fails', async () => {
    const order = await givenBuyerAtProvider('momo')
    await recordTransfer(order.id, 'Mai')
    await fixture.decide(order.redirectUrl, { answer: 'refuse' })
    expect(await states(order.id)).toEqual(['momo failed', 'bank_transfer paid'])
    expect(await stateOf(order.id)).toBe('payment_accepted')
  })

  it('is not counted once more when it came by the provider, whose report was lost', async () => {
    const order = await givenBuyerAtProvider('momo')
    await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'never' })
    expect(await recordTransfer(order.id, 'Mai')).toMatchObject({ moved: false })
    expect(await states(order.id)).toEqual(['momo paid'])
    expect(await history(order.id)).toEqual(['pay by payment'])
  })

  it('waits while the provider cannot say what it was paid, and not for one that was switched off', async () => {
    const order = await givenBuyerAtProvider('momo')
    fixture.bank.faults.set('momo', 'down')
    await expect(recordTransfer(order.id, 'Mai')).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' })
    expect(await states(order.id)).toEqual(['momo pending'])
    jest.spyOn(momo, 'isOn').mockReturnValue(false)
    expect(await recordTransfer(order.id, 'Mai')).toMatchObject({ moved: true })
  })
})

/** Paid at ZaloPay and at MoMo, which refuses to send its money back. */
async function givenSurplusRefused() {
  const order = await givenBuyerAtProvider('momo')
  const again = await retryPayment({
    orderId: order.id,
    method: 'zalopay',
    returnOrigin: 'http://shop.example',
    buyerAddress: '203.0.113.7',
  })
  await fixture.decide(again.redirect_url!, { answer: 'approve' })
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  jest.spyOn(momo, 'refund').mockResolvedValue({ state: 'failed', providerReference: null, code: '1' })
  await runDueJobs(paymentModule.jobs)
  return order
}

describe('a surplus that its provider did not send back', () => {
  it('is named by the staff, and paid back without the order', async () => {
    const order = await givenSurplusRefused()
    expect(await states(order.id)).toEqual(['momo refunding', 'zalopay paid'])
    for (const isByHand of [true, false])
      await expect(refundOrder(order.id, { ...mai, isByHand })).rejects.toMatchObject({
        code: 'SEVERAL_PAYMENTS',
        status: 409,
        message: expect.stringContaining(`${order.reference_code}V1 (refunding)`),
      })
    const payment = `R${order.reference_code}V1`
    await expect(refundOrder(order.id, { ...mai, payment, isByHand: true })).resolves.toBe('refunded')
    expect(await states(order.id)).toEqual(['momo refunded', 'zalopay paid'])
    expect(await stateOf(order.id)).toBe('payment_accepted')
    await expect(refundOrder(order.id, { ...mai, payment })).rejects.toMatchObject({ code: 'REFUND_REFUSED' })
  })

  it('leaves the payment of the order to be refunded by its name', async () => {
    const order = await givenSurplusRefused()
    const payment = `${order.reference_code}V2`
    await expect(refundOrder(order.id, { ...mai, payment })).rejects.toMatchObject({ code: 'REFUND_REFUSED' })
    await transaction((tx) =>
      moveOrder(tx, {
        orderId: order.id,
        event: 'cancel',
        by: 'staff',
        actor: 'Mai',
        reason: 'out_of_stock',
      }),
    )
    await expect(refundOrder(order.id, { ...mai, payment, isByHand: true })).resolves.toBe('refunded')
    expect(await states(order.id)).toEqual(['momo refunding', 'zalopay refunded'])
    expect(await stateOf(order.id)).toBe('refund')
  })

  it('is no payment of another order, and none that was never paid', async () => {
    const [order, other] = [await givenBuyerAtProvider('momo'), await givenOrder('bank_transfer')]
    await expect(
      refundOrder(order.id, { ...mai, payment: `${other.reference_code}V1` }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      refundOrder(order.id, { ...mai, payment: `${order.reference_code}V1` }),
    ).rejects.toMatchObject({ code: 'NOTHING_PAID' })
  })
})

it('does not take a surplus whose refund waits for the payment of the order', async () => {
  const order = await givenBuyerAtProvider('momo')
  await recordTransfer(order.id, 'Mai')
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  const payment = `${order.reference_code}V1`
  await expect(refundOrder(order.id, { ...mai, payment })).resolves.toBe('pending')
  await runDueJobs(paymentModule.jobs)
  expect(await states(order.id)).toEqual(['momo refunded', 'bank_transfer paid'])
  expect(await stateOf(order.id)).toBe('payment_accepted')
})
