import { groupOf, ORDER_GROUPS, type OrderGroup } from './states'

/** A row of GET /order-state. */
export interface OrderStateRow {
  _id: string
  name: string
  color: string
}

/** A choice of the state filter of my orders: the states of one group and how many orders are in them. */
export interface OrderBucket {
  group: OrderGroup
  nameFormated: string
  ids: string[]
  names: string[]
  colors: string[]
  total: number
}

/**
 * Order states grouped into filter buckets (ORD-13), in the order of the 14 groups with `other` last.
 * A group without a state is left out. `totals` counts orders by state id.
 */
export function bucketsOf(states: OrderStateRow[], totals: Readonly<Record<string, number>> = {}) {
  const buckets = new Map<OrderGroup, OrderBucket>()
  for (const { _id, name, color } of states) {
    const group = groupOf(name)
    const { nameFormated } = ORDER_GROUPS[group]
    const bucket = buckets.get(group) ?? { group, nameFormated, ids: [], names: [], colors: [], total: 0 }
    bucket.ids.push(_id)
    bucket.names.push(name)
    if (!bucket.colors.includes(color)) bucket.colors.push(color)
    bucket.total += totals[_id] ?? 0
    buckets.set(group, bucket)
  }
  const place = ({ group }: OrderBucket) => ORDER_GROUPS[group].index ?? Infinity
  return [...buckets.values()].sort((a, b) => place(a) - place(b))
}
