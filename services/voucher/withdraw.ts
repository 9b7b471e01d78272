import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database'
import { voucher_uses, vouchers } from './schema'

/** Which of these were made already, by what they were given for. */
export async function vouchersMade(db: Database, givenFor: readonly string[]): Promise<Set<string>> {
  if (givenFor.length === 0) return new Set()
  const rows = await db
    .select({ name: vouchers.given_for })
    .from(vouchers)
    .where(inArray(vouchers.given_for, [...givenFor]))
  return new Set(rows.flatMap(({ name }) => name ?? []))
}

/** Those of the vouchers given for something that pay for an order now; no other order can use one of them before `tx` ends. */
export async function usedOf(tx: Database, givenFor: readonly string[]): Promise<number[]> {
  if (givenFor.length === 0) return []
  const held = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.given_for, [...givenFor]))
    .orderBy(asc(vouchers.id))
    .for('update')
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return []
  // Counted by a statement of its own: it sees what those did who held them before.
  const uses = await tx
    .select({ id: voucher_uses.voucher_id })
    .from(voucher_uses)
    .where(and(inArray(voucher_uses.voucher_id, ids), isNull(voucher_uses.given_back_at)))
  return [...new Set(uses.map(({ id }) => id))]
}

/** Switches off the vouchers that were given for something that was undone; one that was used is past help and stays as it is. */
export async function withdrawVouchers(tx: Database, givenFor: readonly string[]): Promise<void> {
  const used = new Set(await usedOf(tx, givenFor))
  const open = (
    await tx
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(and(inArray(vouchers.given_for, [...givenFor]), eq(vouchers.is_active, true)))
  ).flatMap(({ id }) => (used.has(id) ? [] : id))
  if (open.length > 0) await tx.update(vouchers).set({ is_active: false }).where(inArray(vouchers.id, open))
}
