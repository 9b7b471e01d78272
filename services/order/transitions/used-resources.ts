import { and, eq, inArray, sql } from 'drizzle-orm'
import { type GivenBack, reclaimsResources } from '@/domain/order/cancellation'
import { ORDER_STATE_IDS } from '@/domain/order/states'
import { grantPoints, returnPoints, spendPoints } from '../../loyalty'
import { returnGiftCodes, returnVouchers, useVouchersAgain as takeVouchersAgain } from '../../voucher'
import type { Database } from '../../database'
import { requireDailyLimits } from '../create/daily-limits'
import { withdrawPromises, undoSales } from './delivery-effects'
import type { OrderFacts } from '../order-facts'
import { linesOf } from '../create/order-lines'
import { withdrawCards } from '../gift-cards/gift-cards'
import { order_events } from '../schema'
import { releaseReservations, reserveAgain } from '../create/reservations'

const ENDED_STATES = ORDER_STATE_IDS.filter(reclaimsResources)

/** Points are spent once under a name: that of the order, and with each retry that took them again its number behind it. */
async function pointsReference(tx: Database, orderId: string): Promise<string> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(order_events)
    .where(
      and(
        eq(order_events.order_id, orderId),
        eq(order_events.event, 'retry'),
        inArray(order_events.from_state, ENDED_STATES),
      ),
    )
  return row && row.count > 0 ? `${orderId}:${row.count}` : orderId
}

const paidWithPoints = (order: OrderFacts): order is OrderFacts & { user_id: number } =>
  order.user_id !== null && order.points_used > 0

/** Releases what an order used, as far as its end gives it back; vouchers, points, goods, in the order in which they are locked. */
export async function releaseUsed(tx: Database, order: OrderFacts, given: GivenBack): Promise<void> {
  await withdrawCards(tx, order)
  if (given.voucher) await returnVouchers(tx, order.id)
  else if (given.gift_cards) await returnGiftCodes(tx, order.id)
  if (given.spent_points && paidWithPoints(order))
    await returnPoints(tx, { userId: order.user_id, reference: await pointsReference(tx, order.id) })
  if (given.earned_points && order.user_id !== null && order.earned_points > 0)
    await grantPoints(tx, {
      userId: order.user_id,
      points: -order.earned_points,
      reason: 'order-revoked',
      reference: order.id,
    })
  if (given.earned_points) await withdrawPromises(tx, order)
  if (given.stock) await releaseReservations(tx, order.id)
  if (given.earned_points) await undoSales(tx, order)
}

/** Uses again what an order gave back when it ended. @throws DAILY_LIMIT, VOUCHER_GONE, POINTS_SHORT, OUT_OF_STOCK */
export async function reclaimUsed(tx: Database, order: OrderFacts): Promise<void> {
  const lines = await linesOf(tx, [order.id])
  await requireDailyLimits(
    tx,
    order,
    lines.filter(({ is_free }) => !is_free),
  )
  await takeVouchersAgain(tx, order.id)
  if (paidWithPoints(order))
    await spendPoints(tx, {
      userId: order.user_id,
      points: order.points_used,
      reference: await pointsReference(tx, order.id),
    })
  await reserveAgain(tx, order.id)
}
