import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DomainError } from '@/domain/error'
import { onlineMethod } from '@/services/payment/methods'
import type { Outcome, PaymentRequest, Verdict } from '@/services/payment/port'
import { type Bank, startBank } from '../../../scripts/bank/bank'

export const CODES = ['vnpay', 'momo', 'zalopay', 'onepay', 'shopeepay', 'credit_debit_card'] as const
export type Code = (typeof CODES)[number]

/** Who answers at the bank for a code. */
export const counterOf = (code: Code) => (code === 'credit_debit_card' ? 'onepay' : code)

interface Noted {
  verdict: Verdict | null
  outcome: Outcome
}

/** The least a shop does with the adapters: it knows its payments and answers notifications. */
export interface Shop {
  bank: Bank
  notes: Noted[]
  /** what is asked for a payment of 250.000 ₫; it is known to the shop from then on */
  request(code: Code, more?: Partial<PaymentRequest>): PaymentRequest
  /** Decides at the bank as a buyer would; gives the query the buyer comes back with, null when they do not. */
  decide(redirectUrl: string, fields: Record<string, string>): Promise<URLSearchParams | null>
  close(): Promise<void>
}

let number = 0

export async function startShop(): Promise<Shop> {
  const bank = await startBank()
  const notes: Noted[] = []
  const known = new Map<string, number>()
  const settled = new Set<string>()

  function outcomeOf({ reference, amount }: Verdict): Outcome {
    if (!known.has(reference)) return 'unknown-order'
    if (known.get(reference) !== amount) return 'wrong-amount'
    if (settled.has(reference)) return 'duplicate'
    settled.add(reference)
    return 'accepted'
  }

  async function answer(code: string, request: Request): Promise<Response> {
    const method = onlineMethod(code)
    try {
      const { headers, url } = request
      const query = new URL(url).searchParams
      const verdict = method.readNotification({ headers, body: await request.text(), query })
      const outcome = outcomeOf(verdict)
      notes.push({ verdict, outcome })
      return method.answer(outcome)
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'INVALID_SIGNATURE')) throw error
      notes.push({ verdict: null, outcome: 'bad-signature' })
      return method.answer('bad-signature')
    }
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const request = new Request(new URL(incoming.url ?? '/', url), {
        method: incoming.method ?? 'GET',
        headers: incoming.headers as Record<string, string>,
        ...(incoming.method === 'POST' && { body: Buffer.concat(chunks) }),
      })
      const response = await answer(new URL(request.url).pathname.slice(1), request)
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  bank.registered.set('vnpay', `${url}/vnpay`).set('shopeepay', `${url}/shopeepay`)

  return {
    bank,
    notes,
    request(code, more = {}) {
      const reference = more.reference ?? `NG260716A${Date.now().toString(36).toUpperCase()}${++number}`
      const amount = more.amount ?? 250_000
      known.set(reference, amount)
      return {
        reference,
        amount,
        description: 'Thanh toán đơn hàng Nàng',
        buyerAddress: '203.0.113.7',
        returnUrl: `http://shop.example/order/return?payment=${reference}&code=${code}`,
        notifyUrl: `${url}/${code}`,
        createdAt: new Date(),
        expiresAt: new Date(Date.now() + 15 * 60_000),
        ...more,
      }
    },
    async decide(redirectUrl, fields) {
      const page = await fetch(redirectUrl)
      if (!page.ok) throw new Error(`the bank's page says ${page.status}: ${await page.text()}`)
      const response = await fetch(page.url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      const location = response.headers.get('location')
      return location === null ? null : new URL(location).searchParams
    },
    async close() {
      await bank.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
