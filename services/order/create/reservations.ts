import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Taking } from '@/domain/bag/reservations'
import { giveBackGoods, takeGoods } from '../../catalog'
import type { Database } from '../../database'
import { takings } from '../schema'

const taken = { kind: takings.kind, target_id: takings.target_id, quantity: takings.quantity }

/** The same target once, with all that is wanted of it. */
function summed(wants: readonly Taking[]): Taking[] {
  const sums = new Map<string, Taking>()
  for (const { kind, target_id, quantity } of wants) {
    const key = `${kind}:${target_id}`
    sums.set(key, { kind, target_id, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/** Takes what a new order needs and writes down that it did. @throws OUT_OF_STOCK */
export async function takeForOrder(tx: Database, orderId: string, wants: readonly Taking[]): Promise<void> {
  const rows = summed(wants)
  if (rows.length === 0) return
  await tx.insert(takings).values(rows.map((row) => ({ ...row, order_id: orderId })))
  await takeGoods(tx, rows)
}

/** Puts back what the order still holds: nothing the second time. */
export async function giveBackTakings(tx: Database, orderId: string): Promise<void> {
  const rows = await tx
    .update(takings)
    .set({ given_back_at: sql`now()` })
    .where(and(eq(takings.order_id, orderId), isNull(takings.given_back_at)))
    .returning(taken)
  if (rows.length > 0) await giveBackGoods(tx, rows)
}

/** Takes again what the order gave back. @throws OUT_OF_STOCK */
export async function takeAgain(tx: Database, orderId: string): Promise<void> {
  const rows = await tx
    .update(takings)
    .set({ given_back_at: null, taken_at: sql`now()` })
    .where(and(eq(takings.order_id, orderId), isNotNull(takings.given_back_at)))
    .returning(taken)
  if (rows.length > 0) await takeGoods(tx, rows)
}
