import { and, eq, isNull } from 'drizzle-orm'
import { type Database, transaction } from '../../database'
import { loadCatalogSnapshot } from '../catalog-snapshot'
import { changeCart, type CartRow, linesOf, type LineRow, lockOpenCart, lockOrCreateCart } from '../open-cart'
import { mergeLines, writeMergedLines } from './merge-lines'
import { carts } from '../schema'
import type { CartOwner } from '../cart-owner'

/** Most codes a bag keeps. */
export const MAX_CODES = 10

const byDevice = (deviceId: string): CartOwner => ({ memberId: null, deviceId })

/** Pieces that the limits keep out of the bag are kept for later; of what cannot be ordered now nothing is taken away. */
function leftovers(lines: readonly LineRow[], put: ReadonlyMap<string, number>): LineRow[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - (put.get(line.id) ?? 0)
    return quantity > 0 ? [{ ...line, id: `${line.id}/left`, quantity, is_saved_for_later: true }] : []
  })
}

async function moveIntoMemberCart(tx: Database, owner: CartOwner, device: CartRow): Promise<void> {
  const lines = await linesOf(tx, device.id)
  const member = await lockOrCreateCart(tx, owner)
  const before = await linesOf(tx, member.id)
  const snapshot = await loadCatalogSnapshot(tx, owner, member, [...before, ...lines])
  const { rows, merged } = mergeLines(before, lines, snapshot)
  const left = leftovers(lines, new Map(merged.map(({ line, put }) => [line.id, put])))
  await writeMergedLines(tx, member.id, before, mergeLines(rows, left, snapshot).rows)
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
 * Merges the guest cart of a device into the cart of the member who signed in there, once: quantities are added up to the limits, what
 * they keep out is saved for later. Nothing happens where the device has no bag.
 */
export async function mergeGuestCart(db: Database, owner: CartOwner): Promise<void> {
  if (owner.memberId === null || owner.deviceId === '') return
  const [open] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.device_id, owner.deviceId), isNull(carts.user_id), isNull(carts.ordered_at)))
  if (!open) return
  await transaction(async (tx) => {
    // Another call of the same moment may have been first.
    const device = await lockOpenCart(tx, byDevice(owner.deviceId))
    if (device) await moveIntoMemberCart(tx, owner, device)
  })
}
