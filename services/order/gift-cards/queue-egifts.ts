import { and, eq, isNotNull } from 'drizzle-orm'
import { EGIFT_HOUR } from '@/domain/constants'
import { addJob } from '../../jobs'
import type { Database } from '../../database'
import type { OrderLine } from '../create/order-lines'
import { order_lines } from '../schema'

export type EgiftLine = OrderLine & { egift_info: NonNullable<OrderLine['egift_info']> }

/** Lines of gift cards of an order. */
export async function egiftLinesOf(db: Database, orderId: string): Promise<EgiftLine[]> {
  const lines = await db
    .select()
    .from(order_lines)
    .where(and(eq(order_lines.order_id, orderId), isNotNull(order_lines.egift_info)))
    .orderBy(order_lines.position)
  return lines.flatMap((line) => (line.egift_info ? [{ ...line, egift_info: line.egift_info }] : []))
}

/** In the morning of the day the buyer chose, where the shop is. */
export const sendingTime = ({ egift_info }: EgiftLine) =>
  new Date(`${egift_info.delivery_date}T${String(EGIFT_HOUR).padStart(2, '0')}:00:00+07:00`)

/** Queues the gift cards of a paid order, each line on its day; a day that has passed means now. */
export async function queueEgifts(tx: Database, orderId: string): Promise<void> {
  for (const line of await egiftLinesOf(tx, orderId))
    await addJob(
      tx,
      'issue-egifts',
      { order_id: orderId, line_id: line.id },
      { jobKey: `egifts:${line.id}`, runAt: sendingTime(line) },
    )
}
