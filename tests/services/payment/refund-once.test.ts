import { performJob } from '../perform-job'
import { payment as paymentModule } from '@/services/payment/module'
import { databasePool, database, transaction } from '@/services/database'
import { addJob, runDueJobs } from '@/services/jobs'
import { moveOrder } from '@/services/order'
import { refundOrder } from '@/services/payment'
import { momo } from '@/services/payment/methods/momo'
import { useDatabase } from '../database'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { attempts, givenBuyerAtProvider, history, stateOf } from './given-order'

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
const cancelByStaff = (orderId: string) =>
  transaction((tx) =>
    moveOrder(tx, { orderId, event: 'cancel', by: 'staff', actor: 'Mai', reason: 'out_of_stock' }),
  )
const again = (orderId: string) =>
  addJob(database(), 'refund-payment', { order_id: orderId, reason: 'asked_by_buyer' })
const lastTry = async (orderId: string) => {
  const [payment] = await attempts(orderId)
  await performJob(
    paymentModule,
    'refund-payment',
    { order_id: orderId, payment_id: payment!.id, reason: 'out_of_stock' },
    { number: 25, isLast: true },
  )
}
async function refundStates(orderId: string) {
  const { rows } = await databasePool().query<{ state: string; code: string | null }>(
    'SELECT r.state, r.code FROM payment.refunds r JOIN payment.payments p ON p.id = r.payment_id WHERE p.order_id = $1',
    [orderId],
  )
  return rows
}

async function givenPaid() {
  const order = await givenBuyerAtProvider('momo')
  await fixture.decide(order.redirectUrl, { answer: 'approve' })
  return order
}

it('asks once for money that several want to go back, and never twice at the same time', async () => {
  const order = await givenPaid()
  const other = await givenPaid()
  const refund = momo.refund.bind(momo)
  let [underWay, most] = [0, 0]
  const asked = jest.spyOn(momo, 'refund').mockImplementation(async (request) => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 150))
    return refund(request).finally(() => underWay--)
  })
  await cancelByStaff(order.id)
  for (const id of [order.id, order.id]) await again(id)
  await refundOrder(order.id, mai)
  await cancelByStaff(other.id)
  await Promise.all([runDueJobs(paymentModule.jobs), runDueJobs(paymentModule.jobs)])
  // A job that waited for the queue of its provider is left for another round.
  const states = async () => [await stateOf(order.id), await stateOf(other.id)]
  for (let round = 0; round < 5 && (await states()).includes('cancelled'); round++)
    await runDueJobs(paymentModule.jobs)
  expect(await states()).toEqual(['refund', 'refund'])
  expect(most).toBe(1)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('notes money that went back, whatever was said before', async () => {
  const order = await givenPaid()
  await cancelByStaff(order.id)
  const refund = momo.refund.bind(momo)
  jest.spyOn(momo, 'refund').mockImplementation(async (request) => {
    await databasePool().query("UPDATE payment.refunds SET state = 'failed'")
    return refund(request)
  })
  await runDueJobs(paymentModule.jobs)
  expect(await refundStates(order.id)).toMatchObject([{ state: 'refunded' }])
  expect(await stateOf(order.id)).toBe('refund')
})

it('leaves to the staff what the provider knows nothing of', async () => {
  const order = await givenPaid()
  await databasePool().query(
    "UPDATE payment.payments SET reference = reference || 'X', provider_reference = NULL WHERE id = $1",
    [order.paymentId],
  )
  await cancelByStaff(order.id)
  await runDueJobs(paymentModule.jobs)
  expect(await refundStates(order.id)).toEqual([{ state: 'failed', code: 'unknown-payment' }])
  await expect(refundOrder(order.id, mai)).resolves.toBe('refunded')
  expect(await history(order.id)).toEqual(['pay by payment', 'cancel by staff', 'refund by staff'])
})

it('leaves to the staff what was never answered, and what they paid back by hand', async () => {
  const [silent, manual] = [await givenPaid(), await givenPaid()]
  fixture.bank.faults.set('momo', 'down')
  await cancelByStaff(silent.id)
  await runDueJobs(paymentModule.jobs)
  expect(await refundStates(silent.id)).toMatchObject([{ state: 'pending' }])
  await lastTry(silent.id)
  expect(await refundStates(silent.id)).toEqual([{ state: 'failed', code: 'no-answer' }])

  await cancelByStaff(manual.id)
  await expect(refundOrder(manual.id, mai)).resolves.toBe('pending')
  await expect(refundOrder(manual.id, { ...mai, isByHand: true })).resolves.toBe('refunded')
  expect(await stateOf(manual.id)).toBe('refund')
  // The job that still waits asks for nothing.
  fixture.bank.faults.clear()
  await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runDueJobs(paymentModule.jobs)
  expect(
    fixture.bank
      .payments()
      .map(({ refunds }) => refunds.size)
      .slice(0, 2),
  ).toEqual([0, 0])
})

it('does not ask for ever: after two weeks people do', async () => {
  const order = await givenPaid()
  await cancelByStaff(order.id)
  jest.spyOn(momo, 'refund').mockResolvedValue({ state: 'pending', providerReference: null, code: '41' })
  await runDueJobs(paymentModule.jobs)
  expect(await refundStates(order.id)).toEqual([{ state: 'pending', code: '41' }])
  await databasePool().query("UPDATE payment.refunds SET created_at = now() - interval '15 days'")
  await databasePool().query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runDueJobs(paymentModule.jobs)
  expect(await refundStates(order.id)).toEqual([{ state: 'failed', code: '41' }])
})

it('goes on with a refund whose job is gone, and leaves alone one that waits', async () => {
  const order = await givenPaid()
  await cancelByStaff(order.id)
  fixture.bank.faults.set('momo', 'down')
  await runDueJobs(paymentModule.jobs)
  fixture.bank.faults.clear()
  await databasePool().query("UPDATE payment.refunds SET updated_at = now() - interval '2 hours'")
  const resume = () => performJob(paymentModule, 'resume-refunds')
  await resume()
  const { rows } = await databasePool().query(
    "SELECT attempts FROM graphile_worker.jobs WHERE key LIKE 'refund:%'",
  )
  expect(rows).toEqual([{ attempts: 1 }])
  await databasePool().query('TRUNCATE graphile_worker._private_jobs')
  await resume()
  await runDueJobs(paymentModule.jobs)
  expect(await stateOf(order.id)).toBe('refund')
})
