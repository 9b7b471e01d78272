import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { isSortKey, type SortKey } from '@/domain/catalog/listing/sort'
import type { Columns } from './columns'
import { takeMatches } from './count-columns'

/** An order by a column, then by id; -1 is descending. */
interface ColumnOrder {
  by: 'orders' | 'reviews' | 'prices' | 'created' | 'discounts'
  direction: 1 | -1
  ids: 1 | -1
}

/** The orders of order.ts that the columns hold; names are compared in the database. */
const ORDERS: Readonly<Record<SortKey, ColumnOrder | null>> = {
  'most-purchased': { by: 'orders', direction: -1, ids: 1 },
  'most-review': { by: 'reviews', direction: -1, ids: 1 },
  cheapest: { by: 'prices', direction: 1, ids: 1 },
  expensive: { by: 'prices', direction: -1, ids: -1 },
  aToZ: null,
  zToA: null,
  newest: { by: 'created', direction: -1, ids: 1 },
  sale: { by: 'discounts', direction: -1, ids: 1 },
}

const orderOf = (sort: string | undefined) =>
  ORDERS[sort !== undefined && isSortKey(sort) ? sort : 'most-purchased']

/** Negative when the product at one index of the columns comes before the one at another. */
type Compare = (one: number, other: number) => number

function comparisonOf({ ids, ...columns }: Columns, order: ColumnOrder): Compare {
  const keys = columns[order.by]
  return (one, other) =>
    order.direction * ((keys[one] ?? 0) - (keys[other] ?? 0)) ||
    order.ids * ((ids[one] ?? 0) - (ids[other] ?? 0))
}

/** Moves the item at the root of a heap down to its place: each item comes after those below it. */
function sink(heap: number[], compare: Compare): void {
  const item = heap[0] ?? 0
  let at = 0
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
    if (left === undefined) break
    const isRight = right !== undefined && compare(right, left) > 0
    const below = isRight ? right : left
    if (compare(below, item) <= 0) break
    heap[at] = below
    at = 2 * at + (isRight ? 2 : 1)
  }
  heap[at] = item
}

/** Keeps the first `most` of all added items. */
function firstOf(most: number, compare: Compare) {
  /** unordered until it is full, then a heap with the last item at its root */
  let heap: number[] = []
  return {
    add(item: number) {
      if (heap.length < most) {
        heap.push(item)
        // In descending order an array is such a heap.
        if (heap.length === most) heap = heap.sort((one, other) => compare(other, one))
      } else if (most > 0 && compare(item, heap[0] ?? 0) < 0) {
        heap[0] = item
        sink(heap, compare)
      }
    },
    inOrder: () => heap.sort(compare),
  }
}

export const hasOrder = (sort: string | undefined): boolean => orderOf(sort) !== null

/** The ids of one page of the matches and their number. @throws for an order that the columns do not hold */
export function pageOfColumns(
  columns: Columns,
  filter: ProductFilter,
  sort: string | undefined,
  { skip, limit }: { skip: number; limit: number },
): { ids: number[]; total: number } {
  const order = orderOf(sort)
  if (!order) throw new Error(`the columns do not hold the order ${String(sort)}`)
  const first = firstOf(skip + limit, comparisonOf(columns, order))
  let total = 0
  takeMatches(columns, filter, (from, to) => {
    for (let at = from; at < to; at++) first.add(at)
    total += to - from
  })
  const page = first.inOrder().slice(skip)
  return { ids: page.map((at) => columns.ids[at] ?? 0), total }
}
