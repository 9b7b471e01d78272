import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Reservation, sumReservations } from '@/domain/bag/reservations'
import { releaseStock, reserveStock } from '../../catalog'
import { type Database, sendTogether } from '../../database'
import { reservations } from '../schema'

const taken = { kind: reservations.kind, target_id: reservations.target_id, quantity: reservations.quantity }

/** Reserves the goods of a new order and records the reservations. @throws OUT_OF_STOCK */
export async function reserveForOrder(
  tx: Database,
  orderId: string,
  wants: readonly Reservation[],
): Promise<void> {
  const rows = sumReservations(wants)
  if (rows.length === 0) return
  await sendTogether([
    tx.insert(reservations).values(rows.map((row) => ({ ...row, order_id: orderId }))),
    reserveStock(tx, rows),
  ])
}

/** Releases the reservations an order still holds: none the second time. */
export async function releaseReservations(tx: Database, orderId: string): Promise<void> {
  const rows = await tx
    .update(reservations)
    .set({ given_back_at: sql`now()` })
    .where(and(eq(reservations.order_id, orderId), isNull(reservations.given_back_at)))
    .returning(taken)
  if (rows.length > 0) await releaseStock(tx, rows)
}

/** Reserves again what the order released. @throws OUT_OF_STOCK */
export async function reserveAgain(tx: Database, orderId: string): Promise<void> {
  const rows = await tx
    .update(reservations)
    .set({ given_back_at: null, taken_at: sql`now()` })
    .where(and(eq(reservations.order_id, orderId), isNotNull(reservations.given_back_at)))
    .returning(taken)
  if (rows.length > 0) await reserveStock(tx, rows)
}
