import { reminderTime } from '@/domain/review/reminder'
import { settings } from '@/settings'
import { countSales } from '../../catalog'
import { addJob } from '../../jobs'
import { grantPoints, raiseLevel } from '../../loyalty'
import { issueNextPurchaseVoucher, withdrawVouchers } from '../../voucher'
import type { Database } from '../../database'
import type { OrderFacts } from '../order-facts'
import { linesOf, type OrderLine } from '../create/order-lines'

/** Pieces sold of each product; of a pack the pack, and gifts not at all. */
function salesOf(lines: readonly OrderLine[]) {
  const sold = new Map<number, number>()
  for (const { product_id, quantity } of lines) sold.set(product_id, (sold.get(product_id) ?? 0) + quantity)
  return [...sold].map(([product_id, quantity]) => ({ product_id, quantity }))
}

/** The name under which a voucher for the next purchase is given. */
const promiseName = ({ id }: OrderFacts, voucherId: string) => `order:${id}:${voucherId}`

/** Effects of a delivery: points, promised vouchers and a reached level to the member, a sale to each product. */
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
      await issueNextPurchaseVoucher(tx, {
        ownerId: userId,
        from: voucher_id,
        givenFor: promiseName(order, voucher_id),
      })
    await raiseLevel(tx, userId)
  }
  await countSales(tx, salesOf(lines))
  if (userId !== null) await queueReminder(tx, order)
}

/** Queues the mail that invites the member to review, which looks again whether there is anything to review. */
async function queueReminder(tx: Database, { id, delivered_at }: OrderFacts): Promise<void> {
  const days = settings.REVIEW_REMINDER_DAYS
  if (days === 0) return
  await addJob(
    tx,
    'remind-to-review',
    { order_id: id },
    { jobKey: `review-reminder:${id}`, runAt: reminderTime(delivered_at ?? new Date(), days) },
  )
}

/** Withdraws the vouchers for the next purchase that this order had brought, as far as they were not used. */
export async function withdrawPromises(tx: Database, order: OrderFacts): Promise<void> {
  await withdrawVouchers(
    tx,
    order.promises.map(({ voucher_id }) => promiseName(order, voucher_id)),
  )
}

/** Subtracts the sales of a delivered order. */
export async function undoSales(tx: Database, order: OrderFacts): Promise<void> {
  const lines = (await linesOf(tx, [order.id])).filter(({ is_free }) => !is_free)
  await countSales(
    tx,
    salesOf(lines).map(({ product_id, quantity }) => ({ product_id, quantity: -quantity })),
  )
}
