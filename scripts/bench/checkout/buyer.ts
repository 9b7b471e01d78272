import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

interface Answer {
  status: number
  code: string | null
  data: Record<string, unknown>
}

/** A simulated browser: keeps cookies and calls the gateway as the storefront's pages do. */
export class Buyer {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly shop: string) {}

  async call(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.shop}/api${path}`, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const answer = (await response.json()) as { data?: unknown; code?: string }
    const data = typeof answer.data === 'object' && answer.data !== null ? answer.data : {}
    return { status: response.status, code: answer.code ?? null, data: data as Record<string, unknown> }
  }

  /** As `call`, retried while the shop or its database is down. */
  async insist(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    for (let attempt = 0; attempt < 400; attempt++) {
      const answer = await this.call(method, path, body, headers).catch(() => null)
      if (answer && answer.status < 500) return answer
      await setTimeout(150)
    }
    throw new Error(`${method} ${path} was never answered`)
  }
}

/** A mobile number, unique for each `n` of a run. */
export const phoneOf = (number: number) => `09${String(number).padStart(8, '0')}`

export interface Goods {
  product_id: number
  combination_id: string
}

export interface Wish {
  goods: readonly Goods[]
  phone: string
  payment: string
  voucher?: string
}

/** Fills a bag and makes all choices of checkout as a guest; gives the totals shown before "Đặt hàng". */
export async function prepareOrder(buyer: Buyer, { goods, phone, payment, voucher }: Wish) {
  // The first answer sets the cookie of the device that owns the bag.
  await buyer.insist('GET', '/cart/carts/me')
  for (const each of goods) await buyer.insist('POST', '/cart/carts/me/lines', { ...each, quantity: 1 })
  if (voucher) await buyer.insist('POST', '/cart/carts/me/vouchers', { code: voucher })
  const bag = await buyer.insist('PUT', '/cart/carts/me/checkout', {
    contact: { name: 'Khách Thử Tải', phone_code: '+84', phone_no: phone },
    guest_address: { province_code: '01', ward_code: '00004', address1: '1 phố Thử Tải' },
    shipping_method: 'standard',
    payment_method: payment,
  })
  return bag.data as { cart_id?: string; total?: number; lines?: unknown[] }
}

/** Submits the order, retrying with the same idempotency key after network failures. */
export const submitOrder = (
  buyer: Buyer,
  bag: { cart_id?: string; total?: number },
  key: string = randomUUID(),
) =>
  buyer.insist(
    'POST',
    '/order/orders',
    { cart_id: bag.cart_id, expected_total: bag.total },
    { 'idempotency-key': key },
  )
