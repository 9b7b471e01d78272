import { and, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { voucher_uses, vouchers } from './schema'

/** An issued voucher as it stands now. */
export interface IssuedState {
  code: string | null
  ends_at: Date
  /** false once it was withdrawn */
  is_active: boolean
  /** the order that uses it */
  order_id: string | null
}

/** The vouchers issued for these causes, by cause. */
export async function issuedStates(
  db: Database,
  givenFor: readonly string[],
): Promise<Map<string, IssuedState>> {
  if (givenFor.length === 0) return new Map()
  const rows = await db
    .select({
      name: vouchers.given_for,
      code: vouchers.code,
      ends_at: vouchers.ends_at,
      is_active: vouchers.is_active,
      order_id: voucher_uses.order_id,
    })
    .from(vouchers)
    .leftJoin(voucher_uses, and(eq(voucher_uses.voucher_id, vouchers.id), isNull(voucher_uses.given_back_at)))
    .where(inArray(vouchers.given_for, [...givenFor]))
  return new Map(rows.flatMap(({ name, ...state }) => (name === null ? [] : [[name, state] as const])))
}

/** How many issued vouchers still have this product to give: pieces of it that are promised. */
export async function openGifts(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ open: sql<number>`count(*)::int` })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.gift_product_id, productId),
        isNotNull(vouchers.given_for),
        eq(vouchers.is_active, true),
        gt(vouchers.ends_at, sql`now()`),
        notExists(
          db
            .select({ order: voucher_uses.order_id })
            .from(voucher_uses)
            .where(and(eq(voucher_uses.voucher_id, vouchers.id), isNull(voucher_uses.given_back_at))),
        ),
      ),
    )
  return row?.open ?? 0
}
