import { render } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MyOrders } from '@/components/orders/list/my-orders'
import { bucketsOf } from '@/domain/order/buckets'
import type { Order } from '@/domain/order/order'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { ORDER_STATE_IDS, ORDER_STATES, wireState } from '@/domain/order/states'
import type { RequestHandler } from 'msw'
import { failure, member, success, withMember } from '../as-member'

export const rows = ORDER_STATE_IDS.map((id) => ({
  _id: id,
  name: ORDER_STATES[id].name,
  color: wireState(id).state.color,
}))

/** What the order service has and was asked. */
export const service = {
  orders: [] as Order[],
  unpaid: [] as UnpaidOrder[],
  counts: {} as Record<string, number>,
  /** calls for a page of the list, in their order */
  asked: [] as URLSearchParams[],
  /** answers the next calls for the list with this failure */
  listFailure: null as null | { status: number; code: string; fromSkip?: number },
  countFailure: null as null | number,
}

export function resetService() {
  service.orders = []
  service.unpaid = []
  service.counts = {}
  service.asked = []
  service.listFailure = null
  service.countFailure = null
}

export const lastFilter = (): unknown => JSON.parse(service.asked.at(-1)?.get('filter') ?? '{}')

export const orderHandlers: RequestHandler[] = [
  http.get('*/api/order/user/me/orders', ({ request }) => {
    const query = new URL(request.url).searchParams
    service.asked.push(query)
    const [skip, limit] = ['skip', 'limit'].map((name) => Number(query.get(name)))
    const fails = service.listFailure
    if (fails && skip! >= (fails.fromSkip ?? 0)) return failure(fails.status, fails.code)
    return HttpResponse.json({
      success: true,
      data: service.orders.slice(skip, skip! + limit!),
      total: service.orders.length,
      skip,
      limit,
    } as never)
  }),
  http.get('*/api/order/user/me/orders/count', () => {
    if (service.countFailure) return failure(service.countFailure, 'X')
    const total = Object.values(service.counts).reduce((sum, count) => sum + count, 0)
    return success({ total, states: service.counts, buckets: bucketsOf(rows, service.counts) })
  }),
  http.get('*/api/order/user/me/orders/unpaid', () => success(service.unpaid)),
  http.get('*/api/order/order-state', () => success(rows)),
  http.get('*/api/order/orders/:id', ({ params }) => {
    const order = service.orders.find(({ _id }) => _id === params.id)
    return order ? success(order) : failure(404, 'NOT_FOUND')
  }),
  http.get('*/api/public/users/me/reviews/waiting', () =>
    HttpResponse.json({ success: true, data: [], total: 0, skip: 0, limit: 100 } as never),
  ),
  http.get('*/api/pos/stores', () =>
    HttpResponse.json({
      success: true,
      data: [
        {
          id: 5,
          value: 'le-loi',
          name: 'Nàng Lê Lợi',
          hours: Array.from({ length: 7 }, (_, day) => ({
            opens: '09:00',
            closes: day > 4 ? '22:00' : '21:00',
          })),
        },
      ],
      total: 1,
      skip: 0,
      limit: 200,
    } as never),
  ),
]

/** The page at an address. */
export function visit(search = '') {
  window.history.replaceState(null, '', `/my-orders${search}`)
  return render(withMember(<MyOrders memberId={member.id} />))
}
