import { dateRange, isDay, writeDay } from '@/domain/order/dates'
import { ORDER_PAGE_SIZE, ORDER_SOURCES, type OrderSource } from '@/domain/order/order-list'
import {
  PICKUP_EXCLUDED_SOCO_STATES,
  PICKUP_EXCLUDED_STATE_NAME,
  PICKUP_ORDER_TYPE,
} from '@/domain/order/pickup'
import { ORDER_GROUPS, ORDER_STATE_IDS, ORDER_STATES, type OrderGroup } from '@/domain/order/states'
import { api } from '@/lib/client/api'
import { listQuery } from '@/lib/services/query'

/** The address of my orders: `/my-orders?tab=…&from=…&state=…&order=…`. A filter is a link, and Back undoes it. */

export const MY_ORDERS = '/my-orders'

export const FULFILMENT_TYPES = { delivery: 'Delivery', pickup: PICKUP_ORDER_TYPE } as const
export type FulfilmentType = keyof typeof FULFILMENT_TYPES

export interface OrderFilter {
  tab: 'all' | 'pickup'
  /** 'YYYY-MM-DD', '' when open */
  from: string
  to: string
  groups: OrderGroup[]
  source: OrderSource | ''
  /** 0: any */
  store: number
  type: FulfilmentType | ''
}

/** The filters of the list, without the tab. */
export type OrderNarrowing = Omit<OrderFilter, 'tab'>

export const NO_NARROWING: OrderNarrowing = { from: '', to: '', groups: [], source: '', store: 0, type: '' }

const isGroup = (text: string): text is OrderGroup => Object.hasOwn(ORDER_GROUPS, text)

function readDays(query: URLSearchParams): Pick<OrderFilter, 'from' | 'to'> {
  const [from = '', to = ''] = ['from', 'to'].map((name) => {
    const day = query.get(name) ?? ''
    return isDay(day) ? day : ''
  })
  // A hand-written address: an end before its start is ignored.
  return { from, to: from && to && to < from ? '' : to }
}

/** Parses the filter; invalid values are ignored. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const tab = query.get('tab') === 'pickup' ? 'pickup' : 'all'
  const type = query.get('type')
  const store = query.get('store') ?? ''
  const common = {
    ...readDays(query),
    source: ORDER_SOURCES.find((source) => source === query.get('source')) ?? '',
    store: /^[1-9]\d{0,8}$/.test(store) ? Number(store) : 0,
  } as const
  if (tab === 'pickup') return { ...NO_NARROWING, ...common, tab }
  return {
    ...common,
    tab,
    groups: (query.get('state') ?? '').split(',').filter(isGroup),
    type: type === 'delivery' || type === 'pickup' ? type : '',
  }
}

/** The parameters of the address for these filters; null removes one. */
export function writeNarrowing(narrowing: Partial<OrderNarrowing>): Record<string, string | null> {
  const { from, to, groups, source, store, type } = narrowing
  return {
    ...(from !== undefined && { from: from || null }),
    ...(to !== undefined && { to: to || null }),
    ...(groups && { state: groups.join(',') || null }),
    ...(source !== undefined && { source: source || null }),
    ...(store !== undefined && { store: store ? String(store) : null }),
    ...(type !== undefined && { type: type || null }),
  }
}

/** The number of active filters; a date range counts as one. */
export const countNarrowings = ({ from, to, groups, source, store, type }: OrderNarrowing): number =>
  [from !== '' || to !== '', groups.length > 0, source, store, type].filter(Boolean).length

/** States of orders at a store or on their way there (STO-02). */
const PICKUP_STATES = ORDER_STATE_IDS.filter((id) => {
  const { name, soco_state } = ORDER_STATES[id]
  return !PICKUP_EXCLUDED_SOCO_STATES.includes(soco_state) && name !== PICKUP_EXCLUDED_STATE_NAME
})

function stateIds({ tab, groups }: OrderFilter): string[] {
  if (tab === 'pickup') return PICKUP_STATES
  return ORDER_STATE_IDS.filter((id) => groups.includes(ORDER_STATES[id].group))
}

/** The `filter` of GET /user/me/orders (ORD-02), without the states. */
function filterOfAnyState(filter: OrderFilter) {
  const range = dateRange(writeDay(filter.from), writeDay(filter.to))
  const type = filter.tab === 'pickup' ? 'pickup' : filter.type
  return {
    ...((filter.from || filter.to) && 'created_at' in range && { created_at: range.created_at }),
    ...(filter.source && { order_source: { in: [filter.source] } }),
    ...(filter.store > 0 && { 'store.id': filter.store }),
    ...(type && { order_type: FULFILMENT_TYPES[type] }),
  }
}

function serviceFilter(filter: OrderFilter) {
  const ids = stateIds(filter)
  return { ...filterOfAnyState(filter), ...(ids.length > 0 && { 'state.id': { in: ids } }) }
}

/** What the call for a page of the list asks; `index` counts from 0. */
export const orderPageQuery = (filter: OrderFilter, index: number) =>
  listQuery({
    filter: serviceFilter(filter),
    sort: '-created_at',
    skip: index * ORDER_PAGE_SIZE,
    limit: ORDER_PAGE_SIZE,
  })

/** What the call that counts orders by state asks, for the rest of the filter. */
export const orderCountQuery = (filter: OrderFilter) => ({ filter: JSON.stringify(filterOfAnyState(filter)) })

export const orderPageUrl = (filter: OrderFilter, index: number) =>
  api.order.user.me.orders.$path({ query: orderPageQuery(filter, index) })

export const orderCountUrl = (filter: OrderFilter) =>
  api.order.user.me.orders.count.$path({ query: orderCountQuery(filter) })

/** The fields of a state that the filter shows. */
export const STATES_QUERY = { fields: 'name,color,_id' } as const

/** The id of the order opened by the address, or null. */
export const readOrderId = (query: URLSearchParams): string | null => query.get('order')

export const orderPath = (id: string): string => `${MY_ORDERS}?${new URLSearchParams({ order: id })}`
export const tabPath = (tab: OrderFilter['tab']): string =>
  tab === 'pickup' ? `${MY_ORDERS}?tab=pickup` : MY_ORDERS
