import { randomUUID } from 'node:crypto'
import { database, databasePool, transaction } from '@/services/database'
import { createOrder, orderFacts, type OrderDraft } from '@/services/order'
import { openPayment, startPayment } from '@/services/payment'
import { bagGoods } from '@/services/catalog'
import { givenProducts } from '../catalog/fixtures'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

let goods: { productId: number; combinationId: number } | null = null

/** One product of which there are plenty, made once per database. */
async function someGoods() {
  if (goods) return goods
  const [productId] = await givenProducts({})
  const { rows } = await databasePool().query<{ id: number }>(
    'UPDATE catalog.combinations SET stock = 1000 WHERE product_id = $1 RETURNING id',
    [productId],
  )
  goods = { productId: productId!, combinationId: rows[0]!.id }
  return goods
}

export async function stockLeft(): Promise<number> {
  const { combinationId } = await someGoods()
  const { rows } = await databasePool().query<{ stock: number }>(
    'SELECT stock FROM catalog.combinations WHERE id = $1',
    [combinationId],
  )
  return rows[0]!.stock
}

async function draftOf(method: string, changes: Partial<OrderDraft>): Promise<OrderDraft> {
  const { combinationId } = await someGoods()
  const { view } = (await bagGoods(database(), [combinationId])).get(String(combinationId))!
  const { rows } = await databasePool().query<{ id: string }>(
    'INSERT INTO cart.carts (device_id, ordered_at) VALUES ($1, now()) RETURNING id',
    [randomUUID()],
  )
  return {
    cart_id: rows[0]!.id,
    idempotency_key: randomUUID(),
    user_id: null,
    device_id: randomUUID(),
    buyer: 'phone:+84912345678',
    contact: { name: 'Lê Thị Hoa', phone_code: '+84', phone_no: '0912345678', email: 'hoa@example.vn' },
    order_type: 'Delivery',
    order_source: 'web',
    store_id: null,
    payment_method: method,
    lines: [
      {
        goods: view,
        quantity: 2,
        unit_price: 100_000,
        list_price: 100_000,
        discount: 0,
        total: 200_000,
        points_amount: 0,
        is_pre_order: false,
        pack_detail: [],
        egift_info: null,
        weight: 100,
      },
    ],
    free_lines: [],
    list_total: 200_000,
    subtotal: 200_000,
    discount: 0,
    shipping_fee: 0,
    shipping_discount: 0,
    points_used: 0,
    points_amount: 0,
    total: 200_000,
    earned_points: 0,
    entries: [],
    promises: [],
    voucher_ids: [],
    takings: [{ kind: 'stock', target_id: combinationId, quantity: 2 }],
    shipping_method: 'standard',
    delivery_address: null,
    estimate: null,
    weight: 200,
    invoice: null,
    note: null,
    is_gift: false,
    transfer_accounts: [],
    ...changes,
  }
}

export interface GivenOrder {
  id: string
  reference_code: string
  paymentId: string
}

/** An order of 200.000 ₫ that waits for its payment, as checkout places it; nobody was asked for the money yet. */
export async function givenOrder(method: string, changes: Partial<OrderDraft> = {}): Promise<GivenOrder> {
  const draft = await draftOf(method, changes)
  return transaction(async (tx) => {
    const order = await createOrder(tx, draft)
    const { paymentId } = await openPayment(tx, {
      orderId: order.id,
      reference_code: order.reference_code,
      method,
      amount: draft.total,
      expiresAt: order.unpaid_until,
    })
    return { id: order.id, reference_code: order.reference_code, paymentId }
  })
}

export const start = (paymentId: string) =>
  startPayment(paymentId, { returnOrigin: 'http://shop.example', buyerAddress: '203.0.113.7' })

/** The same, and its buyer is at the provider's page. */
export async function givenBuyerAtProvider(method: string, changes: Partial<OrderDraft> = {}) {
  const order = await givenOrder(method, changes)
  const { redirect_url } = await start(order.paymentId)
  return { ...order, redirectUrl: redirect_url! }
}

export const stateOf = async (orderId: string) => (await orderFacts(database(), orderId)).state

/** Its payments, the first attempt first. */
export async function attempts(orderId: string) {
  const { rows } = await databasePool().query<{
    id: string
    reference: string
    method: string
    state: string
    provider_reference: string | null
  }>(
    'SELECT id, reference, method, state, provider_reference FROM payment.payments WHERE order_id = $1 ORDER BY created_at, reference',
    [orderId],
  )
  return rows
}

export async function outcomes(reference: string): Promise<string[]> {
  const { rows } = await databasePool().query<{ told: string }>(
    "SELECT source || ' ' || state || ' ' || outcome AS told FROM payment.notifications WHERE reference = $1 ORDER BY id",
    [reference],
  )
  return rows.map(({ told }) => told)
}

/** What happened to the order after it was placed. */
export async function history(orderId: string): Promise<string[]> {
  const { rows } = await databasePool().query<{ event: string; by: string }>(
    'SELECT event, by FROM sales.order_events WHERE order_id = $1 ORDER BY id',
    [orderId],
  )
  return rows.slice(1).map(({ event, by }) => `${event} by ${by}`)
}
