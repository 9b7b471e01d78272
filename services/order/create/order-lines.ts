import { asc, inArray } from 'drizzle-orm'
import type { GoodsView } from '@/domain/bag/view'
import type { Database } from '../../database'
import type { OrderDraft } from './order-draft'
import { order_lines } from '../schema'

export type OrderLine = typeof order_lines.$inferSelect

/** Ids of the wire are texts; the catalogue's are numbers. */
const idsOf = ({ product_id, combination_id }: GoodsView) => ({
  product_id,
  combination_id: Number(combination_id),
})

/** The lines of a draft that are paid for, as daily limits count them. */
export const limitedLines = ({ lines }: Pick<OrderDraft, 'lines'>) =>
  lines.map(({ goods, quantity }) => ({ goods, quantity, product_id: goods.product_id }))

/** Writes the lines of an order in the order of the bag, free ones last. */
export async function writeLines(
  tx: Database,
  order_id: string,
  { lines, free_lines }: Pick<OrderDraft, 'lines' | 'free_lines'>,
): Promise<void> {
  const paid = lines.map((line) => ({ ...line, ...idsOf(line.goods) }))
  const free = free_lines.map((line) => ({
    ...line,
    ...idsOf(line.goods),
    unit_price: 0,
    list_price: 0,
    total: 0,
    is_free: true,
  }))
  const rows = [...paid, ...free].map((line, position) => ({ ...line, order_id, position }))
  if (rows.length > 0) await tx.insert(order_lines).values(rows)
}

/** Lines of several orders, in their order. */
export async function linesOf(db: Database, orderIds: readonly string[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(order_lines)
    .where(inArray(order_lines.order_id, [...orderIds]))
    .orderBy(asc(order_lines.position))
}
