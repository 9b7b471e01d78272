import { databasePool } from '@/services/database'
import { returnAddress, sealedReference } from '@/services/payment/results/return-seal'
import { useDatabase } from '../database'
import { type BankAndShop, openBankAndShop } from './bank-and-shop'
import { givenBuyerAtProvider } from './given-order'

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

it('shows for a day that the shop sent the buyer, and no longer', () => {
  const address = () => new URL(returnAddress('http://shop.example', 'momo', 'NG1V1')).searchParams
  expect(sealedReference(address())).toBe('NG1V1')
  const old = address()
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_000 + 1_000)
  expect(sealedReference(old)).toBeNull()
  old.set('until', String(Math.floor(Date.now() / 1_000) + 60))
  expect(sealedReference(old)).toBeNull()
})

it('gives a guest the key to the order for two hours', async () => {
  const order = await givenBuyerAtProvider('momo')
  const back = (await fixture.decide(order.redirectUrl, { answer: 'approve' }))!
  expect(await fixture.comeBack(back)).toMatchObject({ data: { key: expect.any(String) } })
  await databasePool().query(
    "UPDATE payment.payments SET created_at = created_at - interval '121 minutes' WHERE id = $1",
    [order.paymentId],
  )
  expect(await fixture.comeBack(back)).toMatchObject({ status: 200, data: { state: 'paid', key: null } })
})
