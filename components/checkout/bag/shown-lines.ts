import { amountOf } from '@/domain/bag/line'
import type { Bag } from '@/domain/bag/view'
import type { Order } from '@/domain/order/order'
import type { ShownLine } from './goods-lines'

/** Lines of the bag, free goods included. */
export function linesOfBag({ lines, free_products }: Bag): ShownLine[] {
  return [
    ...lines.map((line): ShownLine => ({ ...line, key: line.id, total: line.subtotal, remark: null })),
    ...free_products.map((free, index): ShownLine => ({
      ...free,
      key: `free-${index}`,
      total: null,
      remark: free.offer_name,
      is_pre_order: false,
      egift: null,
      pack_detail: [],
    })),
  ]
}

/** Lines of an order, free goods included. */
export function linesOfOrder({ products, free_products }: Order): ShownLine[] {
  return [
    ...products.map((line): ShownLine => ({
      ...line,
      key: line.line_id,
      total: amountOf(line),
      remark: null,
      egift: line.egift_info,
    })),
    ...free_products.map((free): ShownLine => ({
      ...free,
      key: free.line_id,
      total: null,
      remark: free.offer_name,
      is_pre_order: false,
      egift: null,
      pack_detail: [],
    })),
  ]
}
