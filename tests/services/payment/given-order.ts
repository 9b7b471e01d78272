import { database, databasePool, transaction } from '@/services/database'
import { createOrder, orderFacts, type OrderDraft } from '@/services/order'
import { openPayment, startPayment } from '@/services/payment'
import { draftOf, type Goods, givenGoods, stockOf } from '../order/given-order'

let goods: Goods | null = null

/** One product of which there are plenty, made once per database. */
const someGoods = async () => (goods ??= await givenGoods(1_000))

export const stockLeft = async () => stockOf(await someGoods())

export interface GivenOrder {
  id: string
  reference_code: string
  paymentId: string
}

/** An order of 200.000 ₫ that waits for its payment, as checkout places it, before any payment attempt. */
export async function givenOrder(method: string, changes: Partial<OrderDraft> = {}): Promise<GivenOrder> {
  const draft = await draftOf(await someGoods(), { payment_method: method, ...changes })
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
  const { rows } = await databasePool().query<{ notification: string }>(
    "SELECT source || ' ' || state || ' ' || outcome AS notification FROM payment.notifications WHERE reference = $1 ORDER BY id",
    [reference],
  )
  return rows.map(({ notification }) => notification)
}

/** What happened to the order after it was placed. */
export async function history(orderId: string): Promise<string[]> {
  const { rows } = await databasePool().query<{ event: string; by: string }>(
    'SELECT event, by FROM sales.order_events WHERE order_id = $1 ORDER BY id',
    [orderId],
  )
  return rows.slice(1).map(({ event, by }) => `${event} by ${by}`)
}
