import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type Param,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../database'
import { GIFT_CARD } from './issued-vouchers'
import { voucher_uses, vouchers } from './schema'

/**
 * The buyer who uses vouchers: 'user:12'; a guest as 'device:<uuid>', with a phone as ['phone:+84912345678', 'device:<uuid>']. A use under
 * either identifier counts, because a guest can change the number or delete the cookie.
 */
export type Buyer = string | readonly [phone: string, device: string]

/** All identifiers of a buyer in a fixed order, in which their locks are taken. */
export const identifiersOf = (buyer: Buyer): string[] =>
  typeof buyer === 'string' ? [buyer] : [...buyer].sort()

/** Condition: the use is of the buyer with these identifiers. */
export const isUseOf = (identifiers: Param | Placeholder): SQL =>
  sql`(buyer = ANY (${identifiers}::text[]) OR buyer_device = ANY (${identifiers}::text[]))`

type Row = typeof vouchers.$inferSelect

/** The error for a voucher of the bag that can no longer be used. */
const voucherGone = (voucherId: number, reason: VoucherRefusal) =>
  domainError('VOUCHER_GONE', 'a voucher cannot be used any more', {
    voucher_id: String(voucherId),
    reason,
  })

/** First key of the advisory locks of a buyer's use of a voucher; an arbitrary constant. */
const USE_LOCK = 606_060

/**
 * Locks vouchers as far as their limits need it, in the order of their ids: a voucher with a total limit by its row, one with a limit per
 * buyer only for this buyer, so that other buyers do not wait. Gives the rows.
 */
async function lockVouchers(tx: Database, ids: readonly number[], buyer: Buyer): Promise<Row[]> {
  await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(inArray(vouchers.id, [...ids]), isNotNull(vouchers.uses_total)))
    .orderBy(asc(vouchers.id))
    .for('update')
  const rows = await tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.id, [...ids]))
    .orderBy(asc(vouchers.id))
  for (const { id, uses_per_buyer } of rows) {
    if (uses_per_buyer === null) continue
    for (const name of identifiersOf(buyer))
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${USE_LOCK}, hashtext(${`${id}/${name}`}))`)
  }
  return rows
}

interface Uses {
  /** of a voucher without a total limit the buyer's own */
  all: number
  own: number
}

/** Counts all uses of vouchers with a total limit, which bounds them, and only the buyer's of others, of which there may be any number. */
async function countUses(
  tx: Database,
  vouchersUsed: readonly Row[],
  buyer: Buyer,
): Promise<Map<number, Uses>> {
  const ids = vouchersUsed.map(({ id }) => id)
  const limited = vouchersUsed.filter(({ uses_total }) => uses_total !== null).map(({ id }) => id)
  const isOwn = isUseOf(sql.param(identifiersOf(buyer)))
  const rows = await tx
    .select({
      id: voucher_uses.voucher_id,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) FILTER (WHERE ${isOwn}))::int`,
    })
    .from(voucher_uses)
    .where(
      and(
        inArray(voucher_uses.voucher_id, ids),
        isNull(voucher_uses.given_back_at),
        or(inArray(voucher_uses.voucher_id, limited), isOwn),
      ),
    )
    .groupBy(voucher_uses.voucher_id)
  return new Map(rows.map(({ id, ...uses }) => [id, uses]))
}

function refusalOf(row: Row, uses: Uses, buyer: Buyer): VoucherRefusal | null {
  const now = new Date()
  if (row.owner_id !== null && buyer !== `user:${row.owner_id}`) return { code: 'NOT_YOURS' }
  if (row.ends_at <= now) return { code: 'EXPIRED', ended_at: row.ends_at.toISOString() }
  if (!row.is_active) return { code: 'EXPIRED', ended_at: now.toISOString() }
  if (row.starts_at > now) return { code: 'NOT_STARTED', starts_at: row.starts_at.toISOString() }
  if (row.uses_total !== null && uses.all >= row.uses_total) return { code: 'USED_UP' }
  if (row.uses_per_buyer !== null && uses.own >= row.uses_per_buyer) return { code: 'USED_ALREADY' }
  return null
}

async function requireUsable(tx: Database, ids: readonly number[], buyer: Buyer): Promise<void> {
  const locked = await lockVouchers(tx, ids, buyer)
  const rows = new Map(locked.map((row) => [row.id, row]))
  // A separate statement after the locks sees the uses that earlier holders of the locks committed.
  const uses = await countUses(tx, locked, buyer)
  for (const id of ids) {
    const row = rows.get(id)
    const reason: VoucherRefusal | null = row
      ? refusalOf(row, uses.get(id) ?? { all: 0, own: 0 }, buyer)
      : { code: 'EXPIRED', ended_at: new Date().toISOString() }
    if (reason) throw voucherGone(id, reason)
  }
}

const columnsOf = (buyer: Buyer) =>
  typeof buyer === 'string' ? { buyer } : { buyer: buyer[0], buyer_device: buyer[1] }

const sortedIds = (ids: readonly (string | number)[]) => [...new Set(ids.map(Number))].sort((a, b) => a - b)

/**
 * Uses vouchers for an order. Concurrent orders cannot exceed the limits of a voucher.
 * @throws VOUCHER_GONE (409) with details {voucher_id, reason: VoucherRefusal}
 */
export async function useVouchers(
  tx: Database,
  { orderId, buyer, voucherIds }: { orderId: string; buyer: Buyer; voucherIds: readonly (string | number)[] },
): Promise<void> {
  const ids = sortedIds(voucherIds)
  if (ids.length === 0) return
  await requireUsable(tx, ids, buyer)
  await tx
    .insert(voucher_uses)
    .values(ids.map((voucher_id) => ({ order_id: orderId, voucher_id, ...columnsOf(buyer) })))
}

/** Returns the vouchers of an order, so that they can be used again. */
export async function returnVouchers(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(voucher_uses)
    .set({ given_back_at: sql`now()` })
    .where(and(eq(voucher_uses.order_id, orderId), isNull(voucher_uses.given_back_at)))
}

/** Returns only the gift cards of an order: they are a means of payment. */
export async function returnGiftCodes(tx: Database, orderId: string): Promise<void> {
  const cards = tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(like(vouchers.given_for, `${GIFT_CARD}%`))
  await tx
    .update(voucher_uses)
    .set({ given_back_at: sql`now()` })
    .where(
      and(
        eq(voucher_uses.order_id, orderId),
        isNull(voucher_uses.given_back_at),
        inArray(voucher_uses.voucher_id, cards),
      ),
    )
}

/** Uses the returned vouchers of an order again, when its payment is retried. @throws VOUCHER_GONE */
export async function useVouchersAgain(tx: Database, orderId: string): Promise<void> {
  const isGivenBack = and(eq(voucher_uses.order_id, orderId), isNotNull(voucher_uses.given_back_at))
  const rows = await tx
    .select({
      voucher_id: voucher_uses.voucher_id,
      buyer: voucher_uses.buyer,
      device: voucher_uses.buyer_device,
    })
    .from(voucher_uses)
    .where(isGivenBack)
  const [first] = rows
  if (!first) return
  // All uses of an order have the same buyer.
  const { buyer: name, device } = first
  const buyer: Buyer = device === null ? name : [name, device]
  await requireUsable(tx, sortedIds(rows.map(({ voucher_id }) => voucher_id)), buyer)
  await tx
    .update(voucher_uses)
    .set({ given_back_at: null, used_at: sql`now()` })
    .where(isGivenBack)
}
