import { mixed, object, string } from 'yup'
import { listOf, queryText, rowId } from '../catalog/listing/catalog-filter'
import { isDay } from './dates'
import { ORDER_SOURCES, ORDER_TYPES, type OrderSource, type OrderType } from './order-list'

/** An instant with its zone, so that it never depends on a local time, on a day that exists. */
const instant = () =>
  string()
    .max(40)
    .datetime({ allowOffset: true })
    .test(
      'day',
      'no such instant',
      (value) => !value || (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))),
    )
    .optional()

/**
 * The `filter` of GET /user/me/orders (ORD-02), JSON with the field paths of the wire. Unknown fields are ignored;
 * a known one of the wrong shape is an error. The end of the dates cannot be before their start (ORD-08).
 */
export const orderFilterSchema = object({
  created_at: object({ gte: instant(), lte: instant() })
    .optional()
    .default(undefined)
    .test(
      'order',
      'end before start',
      (range) => !range?.gte || !range.lte || Date.parse(range.lte) >= Date.parse(range.gte),
    ),
  'state.id': listOf(queryText.max(40).required()),
  order_source: listOf(mixed<OrderSource>().oneOf(ORDER_SOURCES).required()),
  'store.id': listOf(rowId.required()),
  order_type: mixed<OrderType>().oneOf(ORDER_TYPES).optional(),
})
