import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database'
import { voucher_uses, vouchers } from './schema'

/** Those of these `given_for` values for which a voucher was issued. */
export async function issuedFor(db: Database, givenFor: readonly string[]): Promise<Set<string>> {
  if (givenFor.length === 0) return new Set()
  const rows = await db
    .select({ name: vouchers.given_for })
    .from(vouchers)
    .where(inArray(vouchers.given_for, [...givenFor]))
  return new Set(rows.flatMap(({ name }) => name ?? []))
}

/** Ids of the vouchers issued for these that an order uses now. Locks all of them, so that no other order can use one before `tx` ends. */
export async function usedVouchers(tx: Database, givenFor: readonly string[]): Promise<number[]> {
  if (givenFor.length === 0) return []
  const locked = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.given_for, [...givenFor]))
    .orderBy(asc(vouchers.id))
    .for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  // A separate statement after the locks sees the uses that earlier holders of the locks committed.
  const uses = await tx
    .select({ id: voucher_uses.voucher_id })
    .from(voucher_uses)
    .where(and(inArray(voucher_uses.voucher_id, ids), isNull(voucher_uses.given_back_at)))
  return [...new Set(uses.map(({ id }) => id))]
}

/** Deactivates vouchers whose cause was undone; used ones are not changed. */
export async function withdrawVouchers(tx: Database, givenFor: readonly string[]): Promise<void> {
  const used = new Set(await usedVouchers(tx, givenFor))
  const unused = (
    await tx
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(and(inArray(vouchers.given_for, [...givenFor]), eq(vouchers.is_active, true)))
  ).flatMap(({ id }) => (used.has(id) ? [] : id))
  if (unused.length > 0)
    await tx.update(vouchers).set({ is_active: false }).where(inArray(vouchers.id, unused))
}
