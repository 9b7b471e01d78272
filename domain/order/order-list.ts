/** The list of my orders (ORD-02, ORD-05). */
export const ORDER_PAGE_SIZE = 10

/** Whether there may be another page: only while the last one came full. */
export const hasMoreOrders = (lastPage: number): boolean => lastPage === ORDER_PAGE_SIZE

/** The list leaves out orders whose payment failed. */
export const isListed = (order: { is_payment_failed: boolean }): boolean => !order.is_payment_failed

/** Where an order came from (ORD-15), and the shop itself. */
export const ORDER_SOURCES = ['web', 'android', 'ios', 'freebies', 'lulla', 'others'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

export const orderSourceOf = (text: string): OrderSource =>
  ORDER_SOURCES.find((known) => known === text.toLowerCase()) ?? 'others'

export const ORDER_TYPES = ['Delivery', 'In Store Pickup'] as const
export type OrderType = (typeof ORDER_TYPES)[number]
