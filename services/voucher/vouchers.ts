import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { VOUCHER_TYPES, type Voucher } from '@/domain/voucher'
import { placementOf } from '../catalog'
import { type Database, preparedOnce } from '../database'
import { isInForce, isPublic } from './pricing'
import { vouchers } from './schema'

export type VoucherInput = typeof vouchers.$inferInsert

function toVoucher(row: typeof vouchers.$inferSelect): Voucher {
  return {
    _id: String(row.id),
    slug: row.slug,
    type: VOUCHER_TYPES.find((known) => known === row.type) ?? 'gift',
    code: row.code,
    name: row.name,
    description: row.description,
    is_auto_applied: row.is_auto_applied,
    rules: row.rules,
    discount: row.discount,
    tiers: row.tiers,
    is_member_only: row.is_member_only,
    payment_methods: row.payment_methods,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
  }
}

const selectPublic = preparedOnce((db) =>
  db.select().from(vouchers).where(and(isInForce, isPublic)).orderBy(asc(vouchers.ends_at), asc(vouchers.id)),
)

/**
 * Public vouchers in force for this product, its brand or one of its categories; a voucher without such rules applies to all products
 * (GET /vouchers/products/{id}, PDP-07). @throws NOT_FOUND for an unknown product.
 */
export async function vouchersForProduct(db: Database, productId: number, limit: number): Promise<Voucher[]> {
  const [placement, rows] = await Promise.all([placementOf(db, productId), selectPublic(db).execute()])
  const includesAny = (wanted: readonly { id: number }[], ids: readonly number[]) =>
    wanted.some(({ id }) => ids.includes(id))
  return rows
    .filter(({ rules }) => {
      if (rules.brands.length + rules.categories.length + rules.products.length === 0) return true
      return (
        includesAny(rules.products, [productId]) ||
        includesAny(rules.brands, [placement.brand_id]) ||
        includesAny(rules.categories, placement.category_ids)
      )
    })
    .slice(0, limit)
    .map(toVoucher)
}

const autoApplied = and(eq(vouchers.is_auto_applied, true), isInForce, isPublic)

interface Window {
  skip: number
  limit: number
}

const byEndDate = (db: Database, where: SQL | undefined, { skip, limit }: Window) =>
  db
    .select()
    .from(vouchers)
    .where(where)
    .orderBy(asc(vouchers.ends_at), asc(vouchers.id))
    .limit(limit)
    .offset(skip)

/** Automatic public vouchers in force, by end date (GET /vouchers/auto-applied, VCH-03). */
export async function autoAppliedVouchers(db: Database, window: Window): Promise<Voucher[]> {
  return (await byEndDate(db, autoApplied, window)).map(toVoucher)
}

export async function countAutoApplied(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(vouchers)
    .where(autoApplied)
  return row?.total ?? 0
}

/** Public 'buy more, save more' vouchers in force, by end date (GET /bmsm-voucher, CRT-10). */
export async function bmsmVouchers(db: Database, limit: number): Promise<Voucher[]> {
  const where = and(eq(vouchers.type, 'bmsm'), isInForce, isPublic)
  return (await byEndDate(db, where, { skip: 0, limit })).map(toVoucher)
}

/** Instant until which expired vouchers can be read, so that old links still explain them. */
const READABLE_SINCE = sql`now() - interval '1 year'`

/** A public voucher by slug, also before its start and after its end. @throws NOT_FOUND, also for vouchers that are not public */
export async function voucherBySlug(db: Database, slug: string): Promise<Voucher> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(
      and(
        eq(vouchers.slug, slug),
        eq(vouchers.is_active, true),
        isPublic,
        gt(vouchers.ends_at, READABLE_SINCE),
      ),
    )
  if (!row) throw notFound('voucher')
  return toVoucher(row)
}

/** Public vouchers in force among these ids. */
export async function publicVouchers(db: Database, ids: readonly number[]): Promise<Voucher[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(isInForce, isPublic, inArray(vouchers.id, [...ids])))
  return rows.map(toVoucher)
}

/** The voucher in force with this code; null when there is none. */
export async function voucherByCode(db: Database, code: string): Promise<Voucher | null> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(isInForce, eq(vouchers.code, code)))
  return row ? toVoucher(row) : null
}

/** The id of a voucher by its slug, whether it is public or not; null when there is none. */
export async function voucherIdOfSlug(db: Database, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.slug, slug))
  return row?.id ?? null
}

export async function insertVouchers(tx: Database, inputs: readonly VoucherInput[]): Promise<void> {
  if (inputs.length > 0) await tx.insert(vouchers).values([...inputs])
}
