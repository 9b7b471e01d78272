import { and, desc, eq, gte, inArray, isNull, type SQL } from 'drizzle-orm'
import { RETRY_LAST_MS, retryEndsAt, retryOf } from '@/domain/order/payment/retry'
import { type OrderStateId, wireState } from '@/domain/order/states'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import type { Database } from '../../database'
import { isOrderId, type OrderFacts, toFacts } from '../order-facts'
import { orderKey } from '../guest-key'
import { linesOf, type OrderLine } from '../create/order-lines'
import { orders } from '../schema'

const MOST = 5
const UNPAID: OrderStateId[] = ['order_created', 'awaiting_payment', 'payment_failed']

interface Buyer {
  memberId: number | null
  /** '' when it is not known; of a visitor it is what their orders are found by */
  deviceId: string
}

/** A member's orders, or those a visitor's device placed without an account; null for a visitor without a device. */
function isBuyers({ memberId, deviceId }: Buyer): SQL | undefined | null {
  if (memberId !== null) return eq(orders.user_id, memberId)
  return isOrderId(deviceId) ? and(isNull(orders.user_id), eq(orders.device_id, deviceId)) : null
}

function canBeRetried({ state, payment_method, created_at, total }: OrderFacts, now: Date): boolean {
  const payable = {
    state: wireState(state).state,
    payment_method: { code: payment_method },
    created_at: created_at.toISOString(),
    is_payment_failed: state === 'payment_failed',
  }
  return total > 0 && retryOf(payable, now) === 'open'
}

function toUnpaid(order: OrderFacts, lines: readonly OrderLine[]): UnpaidOrder {
  const bought = lines.filter(({ order_id, is_free }) => order_id === order.id && !is_free)
  return {
    order_id: order.id,
    reference_code: order.reference_code,
    cart_id: order.cart_id,
    total: order.total,
    pieces: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    image_url: bought[0]?.goods.image_url ?? null,
    name: bought[0]?.goods.name ?? '',
    payment_method: order.payment_method,
    is_payment_failed: order.state === 'payment_failed',
    retry_until: retryEndsAt({ created_at: order.created_at.toISOString() }).toISOString(),
    key: order.user_id === null ? orderKey(order.id) : null,
  }
}

/** Orders of a buyer whose payment can be tried again at `now`, the newest first (GET /user/me/orders/unpaid). */
export async function retryableOrders(db: Database, buyer: Buyer, now: Date): Promise<UnpaidOrder[]> {
  const own = isBuyers(buyer)
  if (own === null) return []
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        own,
        eq(orders.is_paid, false),
        inArray(orders.state, UNPAID),
        gte(orders.created_at, new Date(now.getTime() - RETRY_LAST_MS)),
      ),
    )
    .orderBy(desc(orders.number))
    .limit(MOST)
  const found = rows.map(toFacts).filter((order) => canBeRetried(order, now))
  const lines = await linesOf(
    db,
    found.map(({ id }) => id),
  )
  return found.map((order) => toUnpaid(order, lines))
}
