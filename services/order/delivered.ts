import { countSales } from '../catalog'
import { grantPoints } from '../loyalty'
import { markVerifiedPurchases } from '../review'
import { grantVoucher } from '../voucher'
import type { Database } from '../database'
import type { OrderFacts } from './facts'
import { linesOf, type OrderLine } from './lines'

/** Pieces sold of each product; of a pack the pack, and gifts not at all. */
function salesOf(lines: readonly OrderLine[]) {
  const sold = new Map<number, number>()
  for (const { product_id, quantity } of lines) sold.set(product_id, (sold.get(product_id) ?? 0) + quantity)
  return [...sold].map(([product_id, quantity]) => ({ product_id, quantity }))
}

/** All products the buyer now has in hand, those in packs included. */
const productsIn = (lines: readonly OrderLine[]): number[] => [
  ...new Set(
    lines.flatMap(({ product_id, pack_detail }) => [
      product_id,
      ...pack_detail.map((item) => item.product_id),
    ]),
  ),
]

/** What a delivery brings: points and promised vouchers to the member, a sale to each product, a verified purchase to their reviews. */
export async function onDelivered(tx: Database, order: OrderFacts): Promise<void> {
  const lines = (await linesOf(tx, [order.id])).filter(({ is_free }) => !is_free)
  const { user_id: userId } = order
  if (userId !== null) {
    if (order.earned_points > 0)
      await grantPoints(tx, {
        userId,
        points: order.earned_points,
        reason: 'order-earned',
        reference: order.id,
      })
    for (const { voucher_id } of order.promises)
      await grantVoucher(tx, {
        ownerId: userId,
        from: voucher_id,
        givenFor: `order:${order.id}:${voucher_id}`,
      })
  }
  await countSales(tx, salesOf(lines))
  if (userId !== null) await markVerifiedPurchases(tx, userId, productsIn(lines))
}
