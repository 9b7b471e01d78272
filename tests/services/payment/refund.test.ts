import { payment as paymentModule } from '@/services/payment/module'
import { databasePool, transaction } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { moveOrder } from '@/services/order'
import { recordTransfer, refundOrder } from '@/services/payment'
import { useDatabase } from '../database'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { PROVIDERS } from '../../../scripts/bank/providers'
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
afterEach(() => fixture.bank.faults.clear())

const cancelByStaff = (orderId: string) =>
  transaction((tx) =>
    moveOrder(tx, { orderId, event: 'cancel', by: 'staff', actor: 'Mai', reason: 'out_of_stock' }),
  )
const mai = { actor: 'Mai', reason: 'Khách trả hàng' }
const jobsDue = () => databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')

async function givenPaid(code: string) {
  const order = await givenBuyerAtProvider(code)
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  return order
}

it.each([...PROVIDERS.keys()])(
  'pays back at %s what was paid for an order the staff cancels',
  async (code) => {
    const order = await givenPaid(code)
    await cancelByStaff(order.id)
    for (let round = 0; round < 2; round++) {
      await runDueJobs(paymentModule.jobs)
      await jobsDue()
    }
    expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
    expect(await stateOf(order.id)).toBe('refund')
    expect(await history(order.id)).toEqual(['pay by payment', 'cancel by staff', 'refund by payment'])
    expect(fixture.bank.payments()[0]!.refunds.size).toBe(1)
  },
)

it('asks until the provider answers, and pays back once', async () => {
  const order = await givenPaid('momo')
  await cancelByStaff(order.id)
  fixture.bank.faults.set('momo', 'down')
  await runDueJobs(paymentModule.jobs)
  expect(await attempts(order.id)).toMatchObject([{ state: 'refunding' }])
  expect(await stateOf(order.id)).toBe('cancelled')
  fixture.bank.faults.clear()
  await expect(refundOrder(order.id, mai)).resolves.toBe('pending')
  await jobsDue()
  await Promise.all([runDueJobs(paymentModule.jobs), runDueJobs(paymentModule.jobs)])
  expect(await stateOf(order.id)).toBe('refund')
  expect(fixture.bank.payments()[0]!.refunds.size).toBe(1)
})

it('finds the number of a payment whose return did not bring it', async () => {
  const order = await givenBuyerAtProvider('zalopay')
  const back = (await fixture.decide(order.redirectUrl, { answer: 'approve', notify: 'never' }))!
  await fixture.comeBack(back)
  expect(await attempts(order.id)).toMatchObject([{ state: 'paid', provider_reference: null }])
  await cancelByStaff(order.id)
  await runDueJobs(paymentModule.jobs)
  expect(await attempts(order.id)).toMatchObject([
    { state: 'refunded', provider_reference: expect.any(String) },
  ])
})

it('leaves a transfer to the staff, who note that they paid it back', async () => {
  const order = await givenOrder('bank_transfer')
  await recordTransfer(order.id, 'Mai')
  expect(await attempts(order.id)).toMatchObject([{ state: 'paid' }])
  expect(await stateOf(order.id)).toBe('payment_accepted')
  await expect(refundOrder(order.id, mai)).rejects.toMatchObject({ code: 'REFUND_REFUSED', status: 409 })
  await cancelByStaff(order.id)
  await runDueJobs(paymentModule.jobs)
  expect(await attempts(order.id)).toMatchObject([{ state: 'refunding' }])
  expect(await stateOf(order.id)).toBe('cancelled')
  await expect(refundOrder(order.id, mai)).resolves.toBe('refunded')
  expect(await attempts(order.id)).toMatchObject([{ state: 'refunded' }])
  expect(await stateOf(order.id)).toBe('refund')
  await expect(refundOrder(order.id, mai)).rejects.toMatchObject({ code: 'REFUND_REFUSED' })
})

it('refunds nothing of an unpaid order', async () => {
  const order = await givenOrder('bank_transfer')
  await expect(refundOrder(order.id, mai)).rejects.toMatchObject({ code: 'NOTHING_PAID', status: 409 })
  expect(await attempts(order.id)).toMatchObject([{ state: 'pending' }])
})
