import { and, asc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../database'
import { GIFT_CARD } from './made-vouchers'
import { voucher_uses, vouchers } from './schema'

/**
 * The buyer who uses vouchers: 'user:12'; a guest as 'device:<uuid>', and with a phone as ['phone:+84912345678', 'device:<uuid>']: a use under
 * either name counts, for a guest can give another number or drop a cookie.
 */
export type Buyer = string | readonly [phone: string, device: string]

/** All names a buyer is known by, always in the same order. */
const namesOf = (buyer: Buyer): string[] => (typeof buyer === 'string' ? [buyer] : [...buyer].sort())

/** Whether a row of uses is this buyer's. */
export function isUseOf(buyer: Buyer): SQL {
  const names = sql.param(namesOf(buyer))
  return sql`(buyer = ANY (${names}::text[]) OR buyer_device = ANY (${names}::text[]))`
}

type Row = typeof vouchers.$inferSelect

/** The reason why a voucher that stood in the bag cannot be used any more. */
const gone = (voucherId: number, reason: VoucherRefusal) =>
  domainError('VOUCHER_GONE', 'a voucher cannot be used any more', {
    voucher_id: String(voucherId),
    reason,
  })

/** Any number, always the same: sets the locks of a buyer's use of a voucher apart from others. */
const USE_LOCK = 606_060

/**
 * The vouchers, held as far as their limits need it: one with a number of uses in all by its row, one with a number of uses per buyer
 * for this buyer alone, so that others are not kept waiting. Always in the order of ids.
 */
async function hold(tx: Database, ids: readonly number[], buyer: Buyer): Promise<Row[]> {
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
    for (const name of namesOf(buyer))
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${USE_LOCK}, hashtext(${`${id}/${name}`}))`)
  }
  return rows
}

interface Uses {
  all: number
  own: number
}

async function openUses(tx: Database, ids: readonly number[], buyer: Buyer): Promise<Map<number, Uses>> {
  const rows = await tx
    .select({
      id: voucher_uses.voucher_id,
      all: sql<number>`count(*)::int`,
      own: sql<number>`(count(*) FILTER (WHERE ${isUseOf(buyer)}))::int`,
    })
    .from(voucher_uses)
    .where(and(inArray(voucher_uses.voucher_id, [...ids]), isNull(voucher_uses.given_back_at)))
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

async function requireOpen(tx: Database, ids: readonly number[], buyer: Buyer): Promise<void> {
  const rows = new Map((await hold(tx, ids, buyer)).map((row) => [row.id, row]))
  // Counted by a statement of its own: it sees what those did who held them before.
  const uses = await openUses(tx, ids, buyer)
  for (const id of ids) {
    const row = rows.get(id)
    const reason: VoucherRefusal | null = row
      ? refusalOf(row, uses.get(id) ?? { all: 0, own: 0 }, buyer)
      : { code: 'EXPIRED', ended_at: new Date().toISOString() }
    if (reason) throw gone(id, reason)
  }
}

const columnsOf = (buyer: Buyer) =>
  typeof buyer === 'string' ? { buyer } : { buyer: buyer[0], buyer_device: buyer[1] }

const inOrder = (ids: readonly (string | number)[]) => [...new Set(ids.map(Number))].sort((a, b) => a - b)

/**
 * Uses vouchers for an order. Parallel orders of one buyer, or for the last use there is, get it once.
 * @throws VOUCHER_GONE (409) with details {voucher_id, reason: VoucherRefusal}
 */
export async function useVouchers(
  tx: Database,
  { orderId, buyer, voucherIds }: { orderId: string; buyer: Buyer; voucherIds: readonly (string | number)[] },
): Promise<void> {
  const ids = inOrder(voucherIds)
  if (ids.length === 0) return
  await requireOpen(tx, ids, buyer)
  await tx
    .insert(voucher_uses)
    .values(ids.map((voucher_id) => ({ order_id: orderId, voucher_id, ...columnsOf(buyer) })))
}

/** Returns the vouchers of an order: they can be used again. */
export async function returnVouchers(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(voucher_uses)
    .set({ given_back_at: sql`now()` })
    .where(and(eq(voucher_uses.order_id, orderId), isNull(voucher_uses.given_back_at)))
}

/** Returns only the gift cards that paid for an order: they are money, whatever became of the goods. */
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

/** Uses the vouchers of an order again that were given back, as when its payment is tried once more. @throws VOUCHER_GONE */
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
  // An order has one buyer.
  const { buyer: name, device } = first
  const buyer: Buyer = device === null ? name : [name, device]
  await requireOpen(tx, inOrder(rows.map(({ voucher_id }) => voucher_id)), buyer)
  await tx
    .update(voucher_uses)
    .set({ given_back_at: null, used_at: sql`now()` })
    .where(isGivenBack)
}
