import { onlineMethod } from '@/services/payment/methods'
import { counterOf, type Code, type Shop, startShop } from './shop'

let shop: Shop
const environment = { ...process.env }

beforeAll(async () => {
  shop = await startShop()
  process.env = { ...environment, ...shop.bank.environment, PAYMENT_TIMEOUT_MS: '300' }
})
afterAll(async () => {
  process.env = environment
  await shop.close()
})
afterEach(() => shop.bank.faults.clear())

const failed = { code: 'PAYMENT_PROVIDER_FAILED', status: 502 }

const refundOf = (reference: string) => ({
  reference,
  createdAt: new Date(),
  paidAmount: 250_000,
  providerReference: '1',
  refundReference: `R${reference}`,
  amount: 250_000,
  requestedAt: new Date(),
  reason: 'Khách trả hàng',
  by: 'Mai',
})

describe.each(['vnpay', 'momo', 'zalopay', 'onepay', 'shopeepay'] satisfies Code[])('%s', (code) => {
  it.each(['down', 'slow', 'garbled'] as const)('knows nothing from a provider that is %s', async (fault) => {
    shop.bank.faults.set(counterOf(code), fault)
    const request = shop.request(code)
    const method = onlineMethod(code)
    await expect(method.query(request)).rejects.toMatchObject(failed)
    await expect(method.refund(refundOf(request.reference))).rejects.toMatchObject(failed)
    // The others redirect with a signed address, without a call.
    if (code !== 'vnpay' && code !== 'onepay')
      await expect(method.create(request)).rejects.toMatchObject(failed)
  })

  it('takes no answer signed by another', async () => {
    const request = shop.request(code)
    const { redirectUrl } = await onlineMethod(code).create(request)
    await shop.decide(redirectUrl, { answer: 'approve', notify: 'never' })
    const secret = {
      vnpay: 'VNPAY_HASH_SECRET',
      momo: 'MOMO_SECRET_KEY',
      zalopay: 'ZALOPAY_KEY1',
      onepay: 'ONEPAY_HASH_KEY',
      shopeepay: 'SHOPEEPAY_SECRET_KEY',
    }[code]
    const right = process.env[secret]
    process.env[secret] = '00'.repeat(16)
    const outcome = await onlineMethod(code)
      .query(request)
      .catch((error: unknown) => error)
    process.env[secret] = right
    // ZaloPay says of a question it does not understand what it says of an order that failed.
    if (code === 'zalopay') expect(outcome).not.toMatchObject({ state: 'paid' })
    else expect(outcome).toMatchObject(failed)
  })
})
