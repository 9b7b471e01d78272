import { api } from '@/lib/client/api'
import { type OrderFilter, orderCountUrl, orderPageUrl, STATES_QUERY } from './filter-url'

/** The keys of my orders. They start with the member, so that another member never sees what is under them. */

export interface OrderTotals {
  total: number
  /** by state id */
  states: Record<string, number>
}

/** Of the list, all its loaded pages. */
export const orderPagesKey = (owner: number, filter: OrderFilter): string =>
  `orders ${owner} ${orderPageUrl(filter, 0)}`

export const orderCountsKey = (owner: number, filter: OrderFilter): string =>
  `orders ${owner} ${orderCountUrl(filter)}`

export const orderKey = (owner: number, id: string): string => `orders ${owner} ${id}`

export const STATES_KEY = api.order['order-state'].$path({ query: STATES_QUERY })
