import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { notFound } from '@/domain/error'
import { loadSession, type Session } from '../account'
import { database } from '../database'
import { orderFacts, type OrderFacts } from './order-facts'
import { isOrderKey } from './guest-key'

interface Reader {
  memberId: number | null
  /** of a guest, from ?key= */
  key: string | undefined
}

/** The order, for its buyer: the member who placed it, or a holder of its key. To other callers there is no such order. @throws NOT_FOUND */
async function orderFor({ memberId, key }: Reader, id: string): Promise<OrderFacts> {
  const order = await orderFacts(database(), id)
  const isOwn = memberId !== null && order.user_id === memberId
  const isGuests = order.user_id === null && key !== undefined && isOrderKey(order.id, key)
  if (!isOwn && !isGuests) throw notFound('order')
  return order
}

/** The buyer as named in the history of an order. */
export const buyerName = ({ user_id }: Pick<OrderFacts, 'user_id'>): string =>
  user_id === null ? 'guest' : `user:${user_id}`

type Variables = { Variables: { order: OrderFacts; session: Session | null } }

/** A guest names the order by its key as well. */
type KeyInput = { in: { query: { key?: string } } }

const buyersOnly = createMiddleware<Variables>(async (context, next) => {
  const reader = { memberId: context.get('session')?.userId ?? null, key: context.req.query('key') }
  context.set('order', await orderFor(reader, context.req.param('id') ?? ''))
  await next()
})

/** Lets the buyer of the order in the path's `:id` in only; the order is `context.get('order')`, as it stood then. @throws NOT_FOUND */
export const requireOrderBuyer: MiddlewareHandler<Variables, string, KeyInput> = every(
  loadSession,
  buyersOnly,
)
