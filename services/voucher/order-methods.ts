import { and, eq, isNull, like } from 'drizzle-orm'
import { methodsOf } from '@/domain/bag/pricing/vouchers'
import { VOUCHER_TYPES } from '@/domain/voucher'
import type { Database } from '../database'
import { GIFT_CARD } from './issued-vouchers'
import { voucher_uses, vouchers } from './schema'

/** Payment codes that all vouchers of an order allow; null when its vouchers allow any. */
export async function methodsBoundTo(db: Database, orderId: string): Promise<string[] | null> {
  const rows = await db
    .select({ type: vouchers.type, payment_methods: vouchers.payment_methods })
    .from(voucher_uses)
    .innerJoin(vouchers, eq(vouchers.id, voucher_uses.voucher_id))
    .where(eq(voucher_uses.order_id, orderId))
  const bound = rows
    .map(({ type, payment_methods }) =>
      methodsOf({ type: VOUCHER_TYPES.find((known) => known === type) ?? 'gift', payment_methods }),
    )
    .filter((methods) => methods.length > 0)
  const [first, ...others] = bound
  return first ? first.filter((code) => others.every((methods) => methods.includes(code))) : null
}

/** Whether an order uses a gift card. */
export async function isPaidByCard(db: Database, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: vouchers.id })
    .from(voucher_uses)
    .innerJoin(vouchers, eq(vouchers.id, voucher_uses.voucher_id))
    .where(
      and(
        eq(voucher_uses.order_id, orderId),
        isNull(voucher_uses.given_back_at),
        like(vouchers.given_for, `${GIFT_CARD}%`),
      ),
    )
    .limit(1)
  return rows.length > 0
}
