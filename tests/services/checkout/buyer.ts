import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Bag } from '@/domain/bag/view'
import { addAddress } from '@/services/account/addresses/addresses'
import { apps } from '@/services/app'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { combination, givenProducts, type Wish } from '../catalog/fixtures'
import { ask, bagOf, type Caller, goodsOf, put } from '../cart/shop'

/** What tests of the checkout share: buyers whose bag is ready to be ordered, and the press of the button. */

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

/** A product at 100.000 ₫ of which there are so many. */
export async function givenGoods(stock: number, wish: Wish = {}) {
  const key = randomUUID()
  const [id] = await givenProducts({
    external_id: key,
    combinations: [combination({ sku: key, stock })],
    ...wish,
  })
  return goodsOf(id!)
}
export type Goods = Awaited<ReturnType<typeof givenGoods>>

export async function stockOf({ combination_id }: Goods): Promise<number> {
  const { rows } = await database().execute<{ stock: number }>(
    sql`SELECT stock FROM catalog.combinations WHERE id = ${Number(combination_id)}`,
  )
  return rows[0]!.stock
}

const PLACE = {
  province_code: '79',
  ward_code: '26740',
  address1: '125 Nguyễn Huệ',
  address2: null,
  district: null,
}
const CONTACT = { name: 'Lê Thị Hoa', phone_code: '+84', phone_no: '0912345678', email: 'hoa@example.vn' }

export interface Buyer extends Caller {
  device: string
  id: number | null
}

/** A member with an address in the book. */
export async function member(): Promise<Buyer> {
  const { id, authorization } = await givenMember({ email: `${randomUUID()}@example.vn` })
  await addAddress(id, {
    label: 'Nhà',
    recipient_name: 'Nguyễn Minh An',
    phone_code: '+84',
    phone_no: '0987654321',
    zipcode: null,
    is_default: true,
    ...PLACE,
  })
  return { id, authorization, device: randomUUID() }
}

export const guest = (): Buyer => ({ id: null, device: randomUUID() })

/** Puts goods into the bag and chooses everything; gives the bag as it is shown then. */
export async function readyBag(
  buyer: Buyer,
  goods: Goods,
  { quantity = 1, payment_method = 'cash_on_delivery', checkout = {} } = {},
): Promise<Bag> {
  await put(buyer, { ...goods, quantity })
  const chosen = {
    payment_method,
    shipping_method: 'standard',
    ...(buyer.id === null && { contact: CONTACT, guest_address: PLACE }),
    ...checkout,
  }
  const { status, data, details } = await ask(buyer, 'PUT', '/carts/me/checkout', chosen)
  if (status !== 200) throw new Error(`not chosen: ${JSON.stringify(details)}`)
  return data
}

/* eslint-disable @typescript-eslint/no-explicit-any */
interface Answer {
  status: number
  code?: string
  details?: any
  // Answers are looked at as they come.
  data: any
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A call of the order service as the gateway makes it. */
export async function order(
  buyer: Caller,
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await apps.order!.fetch(
    new Request(`http://order.internal${path}`, {
      method,
      headers: {
        ...(buyer.authorization && { authorization: buyer.authorization }),
        ...(buyer.device && { 'x-device-id': buyer.device }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
    }),
  )
  const { code, details, data } = await response.json()
  return { status: response.status, code, details, data }
}

/** Presses the button: orders the bag at the total it showed. */
export const press = (
  buyer: Buyer,
  { cart_id, total }: Pick<Bag, 'cart_id' | 'total'>,
  key: string = randomUUID(),
) => order(buyer, 'POST', '/orders', { cart_id, expected_total: total }, { 'idempotency-key': key })

/** Everything placing an order writes, counted: nothing of it may be there after a refusal. */
export async function written() {
  const { rows } = await database().execute(sql`SELECT
    (SELECT count(*)::int FROM sales.orders) AS orders,
    (SELECT count(*)::int FROM sales.order_events) AS events,
    (SELECT count(*)::int FROM sales.takings) AS reservations,
    (SELECT count(*)::int FROM payment.payments) AS payments,
    (SELECT count(*)::int FROM voucher.voucher_uses) AS uses,
    (SELECT count(*)::int FROM loyalty.postings WHERE account = 'member' AND points < 0) AS spent,
    (SELECT count(*)::int FROM message.messages) AS messages,
    (SELECT count(*)::int FROM cart.carts WHERE ordered_at IS NOT NULL) AS ordered`)
  return rows[0]!
}

export { bagOf }
