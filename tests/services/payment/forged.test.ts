import { createHmac } from 'node:crypto'
import { onlineMethod } from '@/services/payment/methods'
import type { NotificationRequest } from '@/services/payment/port'
import { type Bank, startBank } from '../../../scripts/bank/bank'
import type { Payment } from '../../../scripts/bank/ledger'
import { PROVIDERS } from '../../../scripts/bank/providers'

const environment = { ...process.env }
let bank: Bank

beforeAll(async () => {
  bank = await startBank()
  process.env = { ...environment, ...bank.environment, LOG_LEVEL: 'silent' }
})
afterAll(async () => {
  process.env = environment
  await bank.close()
})

const invalid = expect.objectContaining({ code: 'INVALID_SIGNATURE', status: 400 })

const paymentOf = (provider: Payment['provider'], more: Partial<Payment> = {}): Payment => ({
  id: '1',
  provider,
  reference: provider === 'zalopay' ? '260716_NG1' : 'NG1',
  amount: 99_000,
  description: 'Thanh toan NG1 & co = x',
  returnUrl: 'http://shop.example/back?own=1',
  notifyUrl: null,
  expiresAt: new Date(),
  asked: { requestId: 'NG1', app_time: '1', app_user: 'shop', embed_data: '{}', item: '[]' },
  state: 'paid',
  transaction: '1234567890',
  finishedAt: new Date(1_784_000_000_000),
  refunds: new Map(),
  answers: [],
  ...more,
})

function notificationOf(payment: Payment): NotificationRequest {
  const provider = PROVIDERS.get(payment.provider)!
  const { url, init } = provider.notification(payment, 'http://shop.example/notify')!
  return {
    headers: new Headers(init.headers),
    body: typeof init.body === 'string' ? init.body : '',
    query: new URL(url).searchParams,
  }
}

const tamper = (text: string) => text.replace('99000', '99001').replace('NG1', 'NG2')

describe.each([...PROVIDERS.keys()])('%s', (name) => {
  const method = () => onlineMethod(name)

  it('reads what the bank signs, whatever is in it', () => {
    for (let round = 0; round < 40; round++) {
      const amount = 1_000 * (round + 1)
      const description = Array.from({ length: round }, (_, at) =>
        String.fromCharCode(32 + ((at * 7 + round * 13) % 95)),
      ).join('')
      const verdict = method().readNotification(notificationOf(paymentOf(name, { amount, description })))
      expect(verdict).toMatchObject({
        reference: 'NG1',
        amount,
        state: 'paid',
        providerReference: '1234567890',
      })
    }
  })

  it('refuses a changed amount or order, and any other signature (BUY-14)', () => {
    const { headers, body, query } = notificationOf(paymentOf(name))
    const changed = {
      headers,
      body: tamper(body),
      query: new URLSearchParams(tamper(query.toString())),
    }
    expect(() => method().readNotification(changed)).toThrow(invalid)
    const unsigned = {
      headers: new Headers(),
      body: body.replace(/"(signature|mac)":"[^"]*"/, '"$1":"0"'),
      query: new URLSearchParams(Array.from(query).filter(([field]) => !field.includes('SecureHash'))),
    }
    expect(() => method().readNotification(unsigned)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('refuses a changed return', () => {
    const provider = PROVIDERS.get(name)!
    const query = new URL(provider.returnUrl(paymentOf(name))).searchParams
    if (name === 'shopeepay') {
      expect(method().readReturn(query)).toBeNull()
      return
    }
    expect(method().readReturn(query)).toMatchObject({ reference: 'NG1', amount: 99_000, state: 'paid' })
    const changed = new URLSearchParams(tamper(query.toString()))
    expect(() => method().readReturn(changed)).toThrow(invalid)
    const failed = new URL(provider.returnUrl(paymentOf(name, { state: 'refused' }))).searchParams
    for (const [field, success] of [
      ['vnp_ResponseCode', '00'],
      ['vnp_TransactionStatus', '00'],
      ['resultCode', '0'],
      ['status', '1'],
      ['vpc_TxnResponseCode', '0'],
    ] as const)
      if (failed.has(field)) failed.set(field, success)
    expect(() => method().readReturn(failed)).toThrow(invalid)
  })
})

it('takes no refund for a payment', () => {
  const body = JSON.stringify({ amount: 9_900_000, reference_id: 'NG1', transaction_type: 15, status: 3 })
  const signature = createHmac('sha256', process.env.SHOPEEPAY_SECRET_KEY!).update(body).digest('base64')
  const headers = new Headers({ 'X-Airpay-Req-H': signature })
  const notification = { headers, body, query: new URLSearchParams() }
  expect(() => onlineMethod('shopeepay').readNotification(notification)).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  )
})

it('signs nothing of a buyer that would read as another field', async () => {
  const { redirectUrl } = await onlineMethod('onepay').create({
    reference: 'NG3',
    amount: 99_000,
    description: 'x&vpc_TxnResponseCode=0',
    buyerAddress: '1.2.3.4&vpc_TxnResponseCode=0',
    returnUrl: 'http://shop.example/back',
    notifyUrl: 'http://shop.example/notify',
    createdAt: new Date(),
    expiresAt: new Date(),
  })
  const query = new URL(redirectUrl).searchParams
  expect(query.get('vpc_TicketNo')).toBe('0.0.0.0')
  expect(query.get('vpc_OrderInfo')).toBe('x vpc TxnResponseCode 0')
  // The shop's own signed request, sent back as a result, says nothing of one.
  expect(() => onlineMethod('onepay').readReturn(query)).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  )
})
