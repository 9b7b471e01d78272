import { unstable_serialize as serialize } from 'swr'
import { unstable_serialize as serializeInfinite } from 'swr/infinite'
import type { Page, Success } from '@/domain/envelope'
import type { Order } from '@/domain/order/order'
import { api } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { type OrderFilter, orderCountUrl, orderPageUrl, STATES_QUERY } from './filter-url'

/** The cache's keys of my orders. They start with the member, so that another member never sees what is under them. */

export interface OrderTotals {
  total: number
  /** by state id */
  states: Record<string, number>
}

export type PageKey = readonly ['orders', owner: number, path: Address<Page<Order>>]
export type CountKey = readonly ['orders-count', owner: number, path: Address<Success<OrderTotals>>]

export const pageKeyOf = (owner: number, filter: OrderFilter, index: number): PageKey => [
  'orders',
  owner,
  orderPageUrl(filter, index),
]

export const countKeyOf = (owner: number, filter: OrderFilter): CountKey => [
  'orders-count',
  owner,
  orderCountUrl(filter),
]

export const STATES_KEY = api.order['order-state'].$path({ query: STATES_QUERY })

/** The same as text, as the cache itself has them: of one page, of the list of pages, and of the counts. */
export const keysAsText = (owner: number, filter: OrderFilter) => ({
  page: serialize(pageKeyOf(owner, filter, 0)),
  pages: serializeInfinite(() => pageKeyOf(owner, filter, 0)),
  counts: serialize(countKeyOf(owner, filter)),
})
