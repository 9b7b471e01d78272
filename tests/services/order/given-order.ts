import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ORDER_CAUSES, ORDER_EVENTS, type OrderContext } from '@/domain/order/events'
import { ORDER_STATE_IDS, type OrderStateId } from '@/domain/order/states'
import { next, INITIAL_STATE } from '@/domain/order/transitions'
import { database, transaction } from '@/services/database'
import { createOrder, moveOrder, type DraftLine, type OrderDraft, type OrderMove } from '@/services/order'
import { carts } from '@/services/cart/schema'
import { givenProducts } from '../catalog/fixtures'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

/** A product in stock and the id of its combination. */
export async function givenGoods(stock = 100, changes: Parameters<typeof givenProducts>[0] = {}) {
  const [productId = 0] = await givenProducts({
    external_id: randomUUID(),
    combinations: [
      {
        external_id: 'one',
        sku: randomUUID(),
        gtin: null,
        price: 100_000,
        deduction: null,
        stock,
        weight: 100,
        attributes: {},
        images: [],
        preorder: null,
      },
    ],
    ...changes,
  })
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM catalog.combinations WHERE product_id = ${productId}`,
  )
  return { productId, combinationId: rows[0]?.id ?? 0 }
}
export type Goods = Awaited<ReturnType<typeof givenGoods>>

export async function stockOf({ combinationId }: Goods): Promise<number> {
  const { rows } = await database().execute<{ stock: number }>(
    sql`SELECT stock FROM catalog.combinations WHERE id = ${combinationId}`,
  )
  return rows[0]?.stock ?? -1
}

export const lineOf = ({ productId, combinationId }: Goods, changes: Partial<DraftLine> = {}): DraftLine => ({
  goods: {
    product_id: productId,
    combination_id: String(combinationId),
    name: 'Son lì',
    brand: { id: 7, name: 'Sen Muộn' },
    slug: 'son-li',
    category_slug: 'son-moi',
    variant: 'Đỏ gạch',
    attributes: [],
    image_url: null,
    classification: 'normal',
  },
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
  ...changes,
})

/** What a guest or member orders: two pieces for 200.000 ₫, delivered, paid on delivery unless another method is given. */
export async function draftOf(goods: Goods, changes: Partial<OrderDraft> = {}): Promise<OrderDraft> {
  const { user_id = null, device_id = randomUUID() } = changes
  const [cart] = await database()
    .insert(carts)
    .values({ user_id, device_id, ordered_at: new Date() })
    .returning({ id: carts.id })
  return {
    cart_id: cart!.id,
    idempotency_key: randomUUID(),
    user_id,
    device_id,
    affiliation: null,
    buyer: user_id === null ? 'phone:+84912345678' : `user:${user_id}`,
    contact: {
      name: 'Nguyễn Thị Hoa',
      phone_code: '+84',
      phone_no: '912345678',
      email: `hoa-${randomUUID()}@example.vn`,
    },
    order_type: 'Delivery',
    order_source: 'web',
    store_id: null,
    payment_method: 'cash_on_delivery',
    lines: [lineOf(goods)],
    free_lines: [],
    list_total: 200_000,
    subtotal: 200_000,
    discount: 0,
    shipping_fee: 0,
    shipping_discount: 0,
    points_used: 0,
    points_amount: 0,
    total: 200_000,
    earned_points: user_id === null ? 0 : 4,
    entries: [],
    promises: [],
    voucher_ids: [],
    reservations: [{ kind: 'stock', target_id: goods.combinationId, quantity: 2 }],
    shipping_method: 'standard',
    delivery_address: {
      recipient_name: 'Nguyễn Thị Hoa',
      phone_code: '+84',
      phone_no: '912345678',
      street1: '12 Lê Lợi',
      street2: '',
      ward_code: '26740',
      ward: 'Phường Sài Gòn',
      district: null,
      province_code: '79',
      province: 'Thành phố Hồ Chí Minh',
    },
    estimate: { from: '2026-11-22', to: '2026-11-24' },
    weight: 200,
    invoice: null,
    note: null,
    is_gift: false,
    transfer_accounts: [],
    ...changes,
  }
}

export async function givenOrder(goods: Goods, changes: Partial<OrderDraft> = {}) {
  const draft = await draftOf(goods, changes)
  const order = await transaction((tx) => createOrder(tx, draft))
  return { ...order, draft }
}

export const move = (orderId: string, event: OrderMove['event'], changes: Partial<OrderMove> = {}) =>
  transaction((tx) => moveOrder(tx, { orderId, event, by: 'staff', actor: 'test', ...changes }))

/** The shortest way of events from an order that was placed to a state; null when this kind of order never gets there. */
export function wayTo(
  goal: OrderStateId,
  kind: Pick<OrderContext, 'payment' | 'fulfilment'>,
): Pick<OrderMove, 'event' | 'by'>[] | null {
  const placed = next(INITIAL_STATE, 'place', { ...kind, by: 'buyer', is_paid: kind.payment === 'none' })
  if ('refusal' in placed) return null
  let found: { state: OrderStateId; is_paid: boolean; way: Pick<OrderMove, 'event' | 'by'>[] }[] = [
    { state: placed.state, is_paid: kind.payment === 'none', way: [] },
  ]
  for (const _step of ORDER_STATE_IDS) {
    const there = found.find(({ state }) => state === goal)
    if (there) return there.way
    found = found.flatMap(({ state, is_paid, way }) =>
      ORDER_EVENTS.flatMap((event) =>
        ORDER_CAUSES.flatMap((by) => {
          const outcome = next(state, event, { ...kind, by, is_paid })
          if ('refusal' in outcome || way.length > 9) return []
          const isPaid = is_paid || event === 'pay' || event === 'deliver'
          return [{ state: outcome.state, is_paid: isPaid, way: [...way, { event, by }] }]
        }),
      ),
    )
    const once = new Map(found.map((step) => [`${step.state}/${step.is_paid}`, step]))
    found = [...once.values()]
  }
  return null
}

export async function mailsOf(
  orderId: string,
): Promise<{ template: string; recipient: string; text: string }[]> {
  const { rows } = await database().execute<{ template: string; recipient: string; text: string }>(
    sql`SELECT template, recipient, text FROM message.messages WHERE once_key LIKE ${`order:${orderId}:%`} ORDER BY created_at, id`,
  )
  return rows
}

export async function jobsFor(orderId: string): Promise<string[]> {
  const { rows } = await database().execute<{ name: string }>(
    sql`SELECT task.identifier AS name FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE job.payload ->> 'order_id' = ${orderId} ORDER BY job.id`,
  )
  return rows.map(({ name }) => name)
}
