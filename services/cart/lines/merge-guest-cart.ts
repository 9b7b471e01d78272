import { and, eq, isNull } from 'drizzle-orm'
import { type Database, transaction } from '../../database'
import { readShelf } from '../catalog-snapshot'
import { changeCart, type CartRow, linesOf, type LineRow, lockOpenCart, lockOrCreateCart } from '../open-cart'
import { pour, writePoured } from './merge-lines'
import { carts } from '../schema'
import type { Who } from '../cart-owner'

/** Most codes a bag keeps. */
export const MAX_CODES = 10

const byDevice = (deviceId: string): Who => ({ memberId: null, deviceId })

/** Pieces that the limits keep out of the bag are kept for later; of what cannot be ordered now nothing is taken away. */
function leftovers(lines: readonly LineRow[], put: ReadonlyMap<string, number>): LineRow[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (put.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, id: `${line.id}/left`, quantity, is_saved_for_later: true }] : []
  })
}

async function pourDevice(tx: Database, who: Who, device: CartRow): Promise<void> {
  const lines = await linesOf(tx, device.id)
  const member = await lockOrCreateCart(tx, who)
  const before = await linesOf(tx, member.id)
  const shelf = await readShelf(tx, who, member, [...before, ...lines])
  const { rows, poured } = pour(before, lines, shelf)
  const left = leftovers(lines, new Map(poured.map(({ line, put }) => [line.id, put])))
  await writePoured(tx, member.id, before, pour(rows, left, shelf).rows)
  // Another person may have used the device before: nothing personal goes along.
  const { shipping_method, store_id, payment_method, is_gift } = device.checkout
  const checkout = { shipping_method, store_id, payment_method, is_gift }
  await changeCart(tx, member.id, {
    voucher_codes: [...new Set([...member.voucher_codes, ...device.voucher_codes])].slice(-MAX_CODES),
    checkout: { ...checkout, ...member.checkout },
  })
  await tx.delete(carts).where(eq(carts.id, device.id))
}

/**
 * Pours the visitor's bag of a device into that of the member who signed in there, once: quantities are added up to the limits, what
 * they keep out is saved for later. Nothing happens where the device has no bag.
 */
export async function mergeDeviceBag(db: Database, who: Who): Promise<void> {
  if (who.memberId === null || who.deviceId === '') return
  const [open] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.device_id, who.deviceId), isNull(carts.user_id), isNull(carts.ordered_at)))
  if (!open) return
  await transaction(async (tx) => {
    // Another call of the same moment may have been first.
    const device = await lockOpenCart(tx, byDevice(who.deviceId))
    if (device) await pourDevice(tx, who, device)
  })
}
