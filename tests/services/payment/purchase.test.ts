import { onlineMethod } from '@/services/payment/methods'
import { CODES, counterOf, type Shop, startShop } from './shop'

let shop: Shop
const environment = { ...process.env }

beforeAll(async () => {
  shop = await startShop()
  process.env = { ...environment, ...shop.bank.environment }
})
afterAll(async () => {
  process.env = environment
  await shop.close()
})
beforeEach(() => {
  shop.notes.length = 0
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 100 && !isTrue(); tries++) await wait(30)
}

describe.each(CODES)('%s', (code) => {
  const method = () => onlineMethod(code)
  /** These tell of paid orders alone. */
  const tellsFailures = !['zalopay', 'shopeepay'].includes(code)

  it('takes a payment: approved, notified, back, asked for, paid back once', async () => {
    const request = shop.request(code)
    const { reference, amount, createdAt } = request
    await expect(method().query({ reference, amount, createdAt })).resolves.toBeNull()

    const { redirectUrl } = await method().create(request)
    const back = await shop.decide(redirectUrl, { answer: 'approve' })

    const paid = { reference, amount, state: 'paid' }
    expect(shop.notes).toEqual([{ outcome: 'accepted', verdict: expect.objectContaining(paid) }])
    const verdict = shop.notes[0]!.verdict!
    const [booked] = shop.bank.payments()
    expect(verdict.providerReference).toBe(booked!.transaction)
    if (counterOf(code) !== 'onepay')
      expect(Math.abs(verdict.paidAt!.getTime() - Date.now())).toBeLessThan(10_000)

    const returned = method().readReturn(back!)
    if (code === 'shopeepay') expect(returned).toBeNull()
    else expect(returned).toMatchObject(paid)
    await expect(method().query({ reference, amount, createdAt })).resolves.toMatchObject({
      ...paid,
      providerReference: booked!.transaction,
    })

    const refund = {
      reference,
      createdAt,
      paidAmount: amount,
      providerReference: verdict.providerReference!,
      refundReference: `R${reference}`,
      amount: 100_000,
      requestedAt: new Date(),
      reason: 'Khách trả hàng',
      by: 'Mai',
    }
    const expected = {
      state: code === 'vnpay' ? 'pending' : 'refunded',
      providerReference: expect.any(String),
    }
    await expect(method().refund(refund)).resolves.toMatchObject(expected)
    await expect(method().refund(refund)).resolves.not.toMatchObject({ state: 'failed' })
    expect(Array.from(booked!.refunds.values())).toEqual([
      { amount: 100_000, transaction: expect.any(String) },
    ])

    const tooMuch = { ...refund, refundReference: `S${reference}`, amount: 200_000 }
    await expect(method().refund(tooMuch)).resolves.toMatchObject({ state: 'failed' })
  })

  it('tells a refusal from a change of mind', async () => {
    for (const [answer, state] of [
      ['refuse', 'failed'],
      ['cancel', 'cancelled'],
    ] as const) {
      shop.notes.length = 0
      const request = shop.request(code)
      const { redirectUrl } = await method().create(request)
      const back = await shop.decide(redirectUrl, { answer })
      const noted = shop.notes.map(({ verdict, outcome }) => [verdict?.state, outcome])
      expect(noted).toEqual(tellsFailures ? [[state, 'accepted']] : [])
      if (code !== 'shopeepay') expect(method().readReturn(back!)).toMatchObject({ state })
      const asked = await method().query(request)
      // A query of VNPAY's and ZaloPay's knows no difference.
      expect(asked?.state).toBe(['vnpay', 'zalopay'].includes(code) ? 'failed' : state)
    }
  })

  it('waits for a buyer who left the page', async () => {
    const request = shop.request(code)
    const { redirectUrl } = await method().create(request)
    await expect(shop.decide(redirectUrl, { answer: 'abandon' })).resolves.toBeNull()
    expect(shop.notes).toEqual([])
    await expect(method().query(request)).resolves.toMatchObject({ state: 'pending', amount: 250_000 })
  })

  it('answers a second notification as one it knows', async () => {
    const { redirectUrl } = await method().create(shop.request(code))
    await shop.decide(redirectUrl, { answer: 'approve', notify: 'twice' })
    expect(shop.notes.map(({ outcome }) => outcome)).toEqual(['accepted', 'duplicate'])
    const [booked] = shop.bank.payments()
    expect(booked!.answers).toEqual(
      {
        vnpay: [
          { status: 200, body: expect.stringContaining('"RspCode":"00"') },
          { status: 200, body: expect.stringContaining('"RspCode":"02"') },
        ],
        momo: Array(2).fill({ status: 204, body: '' }),
        zalopay: [
          { status: 200, body: expect.stringContaining('"return_code":1') },
          { status: 200, body: expect.stringContaining('"return_code":2') },
        ],
        onepay: Array(2).fill({ status: 200, body: 'responsecode=1&desc=confirm-success' }),
        shopeepay: Array(2).fill({ status: 200, body: expect.stringContaining('"errcode":0') }),
      }[counterOf(code)],
    )
  })

  it('hears of a payment after its buyer is back', async () => {
    const { redirectUrl } = await method().create(shop.request(code))
    const back = await shop.decide(redirectUrl, { answer: 'approve', notify: 'later', seconds: '0.2' })
    expect(back).not.toBeNull()
    expect(shop.notes).toEqual([])
    await until(() => shop.notes.length > 0)
    expect(shop.notes).toEqual([{ outcome: 'accepted', verdict: expect.objectContaining({ state: 'paid' }) }])
  })

  it('says so when it knows no such payment, or another amount', async () => {
    const stranger = { ...shop.request(code), reference: `X${Date.now()}` }
    const { redirectUrl } = await method().create(stranger)
    await shop.decide(redirectUrl, { answer: 'approve' })
    expect(shop.notes.at(-1)?.outcome).toBe('unknown-order')
    const dearer = shop.request(code)
    const cheap = await method().create({ ...dearer, amount: 10_000 })
    await shop.decide(cheap.redirectUrl, { answer: 'approve' })
    expect(shop.notes.at(-1)).toMatchObject({ outcome: 'wrong-amount', verdict: { amount: 10_000 } })
    const answers = shop.bank.payments().map((payment) => payment.answers[0])
    if (code === 'vnpay') {
      expect(answers[1]?.body).toContain('"RspCode":"01"')
      expect(answers[0]?.body).toContain('"RspCode":"04"')
    }
    if (counterOf(code) === 'onepay') expect(answers[0]?.body).toBe('responsecode=0&desc=confirm-fail')
  })
})

it('asks for cards alone where the buyer chose a card', async () => {
  await shop.decide(
    (await onlineMethod('credit_debit_card').create(shop.request('credit_debit_card'))).redirectUrl,
    {
      answer: 'approve',
    },
  )
  expect(shop.bank.payments()[0]!.asked).toEqual({ cards: 'INTERNATIONAL' })
  process.env.CARD_GATEWAY = 'vnpay'
  const { redirectUrl } = await onlineMethod('credit_debit_card').create(shop.request('credit_debit_card'))
  expect(new URL(redirectUrl).searchParams.get('vnp_BankCode')).toBe('INTCARD')
  delete process.env.CARD_GATEWAY
})
