import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { OrderEvent } from '@/domain/order/events'
import { next } from '@/domain/order/transitions'
import type { CarrierEvent, CarrierEventName } from '@/domain/shipping/carrier-event'
import type { Database } from '../../database'
import { transitionContext, lockOrder, orderByReference, type OrderFacts } from '../order-facts'
import { moveOrder } from '../transitions/move-order'
import { carrier_reports, orders } from '../schema'

/** Outcome of a report. None needs to be sent again. */
export type ReportOutcome = 'moved' | 'unknown-order' | 'repeated' | 'outdated' | 'refused'

/** Steps that go without saying: carriers leave some out. The first way that leads somewhere is taken. */
const IMPLIED_STEPS: Readonly<Record<CarrierEventName, readonly (readonly CarrierEventName[])[]>> = {
  ship: [['ship']],
  transit: [['transit'], ['ship', 'transit']],
  'out-for-delivery': [['out-for-delivery'], ['ship', 'out-for-delivery']],
  deliver: [['deliver'], ['ship', 'deliver']],
  'fail-delivery': [['fail-delivery'], ['ship', 'fail-delivery']],
  return: [['return'], ['fail-delivery', 'return'], ['ship', 'fail-delivery', 'return']],
}

function leadsOn(order: OrderFacts, way: readonly OrderEvent[]): boolean {
  let { state } = order
  for (const event of way) {
    const transition = next(state, event, { ...transitionContext(order), by: 'carrier' })
    if ('refusal' in transition) return false
    state = transition.state
  }
  return true
}

/** The order a parcel is of: by our reference, which carriers repeat, else by their code. Another carrier's parcel is not. */
async function orderOf(tx: Database, report: CarrierEvent): Promise<OrderFacts | null> {
  const { reference, carrier, tracking_code } = report
  const named = reference === null ? null : await orderByReference(tx, reference)
  const id = named?.id ?? (await idByCode(tx, carrier, tracking_code))
  if (id === null) return null
  const order = await lockOrder(tx, id)
  const isItsParcel =
    order.tracking_code === null || (order.carrier === carrier && order.tracking_code === tracking_code)
  return isItsParcel ? order : null
}

async function idByCode(tx: Database, carrier: string, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.carrier, carrier), eq(orders.tracking_code, code)))
  return row?.id ?? null
}

/** Writes a report down; false when it has been before. */
async function isNew(tx: Database, report: CarrierEvent, orderId: string | null): Promise<boolean> {
  const { id, carrier, event, tracking_code, at } = report
  const rows = await tx
    .insert(carrier_reports)
    .values({ id, order_id: orderId, carrier, event, tracking_code, happened_at: at })
    .onConflictDoNothing()
    .returning({ id: carrier_reports.id })
  return rows.length > 0
}

/** Whether something later was reported already: this report is about the past. */
async function isOutdated(tx: Database, { id, at }: CarrierEvent, orderId: string): Promise<boolean> {
  const later = and(
    eq(carrier_reports.order_id, orderId),
    ne(carrier_reports.id, id),
    sql`${carrier_reports.happened_at} > ${at.toISOString()}::timestamptz`,
  )
  const rows = await tx.select({ id: carrier_reports.id }).from(carrier_reports).where(later).limit(1)
  return rows.length > 0
}

/**
 * Applies a carrier's report, once, as part of `tx`: it is stored under its id together with the moves it causes. Reports may come in any
 * order and more than once; an order never moves back by one that is late.
 */
export async function applyReport(tx: Database, report: CarrierEvent): Promise<ReportOutcome> {
  const order = await orderOf(tx, report)
  if (!(await isNew(tx, report, order?.id ?? null))) return 'repeated'
  if (!order) return 'unknown-order'
  if (await isOutdated(tx, report, order.id)) return 'outdated'
  const way = IMPLIED_STEPS[report.event].find((steps) => leadsOn(order, steps))
  if (!way) return 'refused'
  // The carrier may report a parcel before its answer to our request for it was stored.
  await tx
    .update(orders)
    .set({ carrier: report.carrier, tracking_code: report.tracking_code })
    .where(and(eq(orders.id, order.id), isNull(orders.tracking_code)))
  for (const event of way)
    await moveOrder(tx, { orderId: order.id, event, by: 'carrier', actor: `carrier:${report.carrier}` })
  return 'moved'
}
