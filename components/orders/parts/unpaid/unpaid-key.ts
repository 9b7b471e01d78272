import { api } from '@/lib/client/api'

/** GET /user/me/orders/unpaid. It starts like the keys of the other order calls, so that a change of an order reloads it. */
export const UNPAID_KEY = api.order.user.me.orders.unpaid.$path()
