import { and, asc, eq } from 'drizzle-orm'
import { VOUCHER_TYPES, type Voucher } from '@/domain/voucher'
import { placementOf } from '../catalog'
import type { Database } from '../database'
import { isInForce, isPublic } from './pricing'
import { vouchers } from './schema'

export type VoucherInput = typeof vouchers.$inferInsert

function toVoucher(row: typeof vouchers.$inferSelect): Voucher {
  return {
    _id: String(row.id),
    type: VOUCHER_TYPES.find((known) => known === row.type) ?? 'gift',
    code: row.code,
    name: row.name,
    description: row.description,
    is_auto_applied: row.is_auto_applied,
    rules: row.rules,
    end_date: row.ends_at.toISOString(),
  }
}

/**
 * Vouchers in force that this product counts for: by itself, its brand or one of its categories; a voucher without such rules is for all
 * (spec 1 §7 GET /vouchers/products/{id}). @throws NOT_FOUND for an unknown product.
 */
export async function vouchersForProduct(db: Database, productId: number, limit: number): Promise<Voucher[]> {
  const [placement, rows] = await Promise.all([
    placementOf(db, productId),
    db
      .select()
      .from(vouchers)
      .where(and(isInForce, isPublic))
      .orderBy(asc(vouchers.ends_at), asc(vouchers.id)),
  ])
  const holds = (wanted: readonly { id: number }[], ids: readonly number[]) =>
    wanted.some(({ id }) => ids.includes(id))
  return rows
    .filter(({ rules }) => {
      if (rules.brands.length + rules.categories.length + rules.products.length === 0) return true
      return (
        holds(rules.products, [productId]) ||
        holds(rules.brands, [placement.brand_id]) ||
        holds(rules.categories, placement.category_ids)
      )
    })
    .slice(0, limit)
    .map(toVoucher)
}

/** The voucher in force with this code; null when there is none. */
export async function voucherByCode(db: Database, code: string): Promise<Voucher | null> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(isInForce, eq(vouchers.code, code)))
  return row ? toVoucher(row) : null
}

export async function insertVouchers(tx: Database, inputs: readonly VoucherInput[]): Promise<void> {
  if (inputs.length > 0) await tx.insert(vouchers).values([...inputs])
}
