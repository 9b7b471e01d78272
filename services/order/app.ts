import { number, object, string } from 'yup'
import { orderFilterSchema } from '@/domain/order/order-filter'
import { ORDER_PAGE_SIZE } from '@/domain/order/order-list'
import { loadSession, requireMember } from '../account'
import { browser, UUID_PARAM } from '../browser'
import { database } from '../database'
import { body, listQuery, page, parseJson, pickFields, query, serviceApp, success } from '../http'
import { recentlyBought } from './read/purchases'
import { cancelByBuyer, cancellationSchema } from './transitions/cancel-order'
import { countOrders, listOrders, orderStates } from './read/order-list'
import { requireOrderBuyer } from './buyer-guard'
import { retryableOrders } from './read/retryable-orders'
import { readOrder } from './read/order-view'

const list = listQuery({ limit: ORDER_PAGE_SIZE, maxLimit: 50 }).shape({
  table_sort: string().max(60).optional(),
})
const limit = number().integer().min(1).max(50).default(ORDER_PAGE_SIZE)

/** Reading and cancelling orders (ORD-02 to ORD-04, ORD-47); the checkout module places orders and retries payments. */
export const orderApp = serviceApp()
  .get('/user/me/orders', browser(), requireMember, query(list), async (context) => {
    const { filter, sort, table_sort, fields, ...window } = context.req.valid('query')
    const wanted = parseJson('filter', filter, orderFilterSchema)
    const { orders, total } = await listOrders(
      database(),
      context.get('memberId'),
      wanted,
      table_sort ?? sort,
      window,
    )
    return context.json(
      page(
        orders.map((order) => pickFields(order, fields)),
        total,
        window,
      ),
    )
  })
  .get('/user/me/orders/count', browser(), requireMember, query(list), async (context) => {
    const wanted = parseJson('filter', context.req.valid('query').filter, orderFilterSchema)
    return context.json(success(await countOrders(database(), context.get('memberId'), wanted)))
  })
  // Beside the list, which leaves failed payments out (ORD-07).
  .get('/user/me/orders/unpaid', browser(), loadSession, async (context) => {
    const buyer = {
      memberId: context.get('session')?.userId ?? null,
      deviceId: context.req.header('x-device-id') ?? '',
    }
    return context.json(success(await retryableOrders(database(), buyer, new Date())))
  })
  .get('/order-state', browser(), query(list), (context) => {
    const { fields } = context.req.valid('query')
    return context.json(success(orderStates().map((state) => pickFields(state, fields))))
  })
  .get('/users/me/recently-bought', browser(), requireMember, query(object({ limit })), async (context) =>
    context.json(
      success(await recentlyBought(database(), context.get('memberId'), context.req.valid('query').limit)),
    ),
  )
  .get('/orders/:id', browser({ params: { id: UUID_PARAM } }), requireOrderBuyer, async (context) =>
    context.json(success(await readOrder(database(), context.get('order').id))),
  )
  .put(
    '/order/:id/cancelled',
    browser({ params: { id: UUID_PARAM } }),
    requireOrderBuyer,
    body(cancellationSchema),
    async (context) => {
      const order = context.get('order')
      await cancelByBuyer(order, context.req.valid('json'))
      return context.json(success(await readOrder(database(), order.id)))
    },
  )

export type OrderApp = typeof orderApp
