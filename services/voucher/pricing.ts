import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PricingVoucher } from '@/domain/bag/pricing/vouchers'
import { VOUCHER_TYPES } from '@/domain/voucher'
import { type BagGoods, giftGoods, toGift } from '../catalog'
import { anyOf, type Database, preparedOnce } from '../database'
import { voucher_uses, vouchers } from './schema'
import { type Buyer, identifiersOf, isUseOf } from './uses'

/** A voucher with all that pricing needs, and its texts for the bag. */
export interface NamedVoucher extends PricingVoucher {
  name: string
  description: string
  gift_goods: BagGoods | null
}

/** The buyer for whom vouchers are read: their uses count against the limits. */
export interface VoucherReader {
  buyer: Buyer
  memberId: number | null
}

export const isInForce = and(
  eq(vouchers.is_active, true),
  lte(vouchers.starts_at, sql`now()`),
  gt(vouchers.ends_at, sql`now()`),
)

/** Public vouchers: without an owner, and not issued for something, as gift cards are. */
export const isPublic = and(isNull(vouchers.owner_id), isNull(vouchers.given_for))

/** Given to the reader; none is to a visitor. */
const isOwn = sql`${vouchers.owner_id} = ${anyOf('members')}`

const usesWhere = (condition: SQL) =>
  sql<number>`(SELECT count(*)::int FROM ${voucher_uses} uses WHERE uses.voucher_id = ${vouchers.id} AND uses.given_back_at IS NULL ${condition})`

/** Vouchers with what a buyer, named by the placeholder `buyer`, has used of them. */
const selectVouchers = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(vouchers),
      is_used: sql<boolean>`${vouchers.uses_per_buyer} IS NOT NULL AND ${usesWhere(sql`AND ${isUseOf(sql.placeholder('buyer'))}`)} >= ${vouchers.uses_per_buyer}`,
      is_used_up: sql<boolean>`${vouchers.uses_total} IS NOT NULL AND ${usesWhere(sql``)} >= ${vouchers.uses_total}`,
    })
    .from(vouchers)
    .where(where)
    .orderBy(asc(vouchers.ends_at), asc(vouchers.id))

type Row = Awaited<ReturnType<typeof selectVouchers>>[number]

/** Values of the placeholders for the reader: `buyer` and, in queries of what is given to members, `members`. */
const valuesOf = ({ buyer, memberId }: VoucherReader) => ({
  buyer: identifiersOf(buyer),
  members: memberId === null ? [] : [memberId],
})

async function withGifts(db: Database, rows: readonly Row[]): Promise<NamedVoucher[]> {
  const gifts = await giftGoods(
    db,
    rows.flatMap(({ gift_product_id }) => gift_product_id ?? []),
  )
  const now = new Date()
  return rows.map((row): NamedVoucher => {
    const goods = (row.gift_product_id === null ? undefined : gifts.get(row.gift_product_id)) ?? null
    return {
      id: String(row.id),
      type: VOUCHER_TYPES.find((known) => known === row.type) ?? 'gift',
      code: row.code,
      name: row.name,
      description: row.description,
      is_auto_applied: row.is_auto_applied,
      discount: row.discount,
      tiers: row.tiers,
      gift: goods && toGift(goods),
      gift_goods: goods,
      rules: row.rules,
      starts_at: row.starts_at,
      // A deactivated voucher has ended, even before its end date.
      ends_at: row.is_active || row.ends_at < now ? row.ends_at : now,
      is_member_only: row.is_member_only,
      owner_id: row.owner_id,
      payment_methods: row.payment_methods,
      is_used: row.is_used,
      is_used_up: row.is_used_up,
    }
  })
}

const vouchersOfBag = preparedOnce((db) =>
  selectVouchers(
    db,
    or(
      and(eq(vouchers.is_auto_applied, true), isInForce, or(isNull(vouchers.owner_id), isOwn)),
      sql`${vouchers.code} = ${anyOf('codes', 'text')}`,
    ),
  ),
)

/** All vouchers that can affect a bag: automatic ones in force, and those with these codes, in force or not. */
export const pricingVouchers = async (
  db: Database,
  { codes, ...reader }: VoucherReader & { codes: readonly string[] },
): Promise<NamedVoucher[]> =>
  withGifts(db, await vouchersOfBag(db).execute({ ...valuesOf(reader), codes: [...codes] }))

const vouchersOfCode = preparedOnce((db) =>
  selectVouchers(db, and(eq(vouchers.code, sql.placeholder('code')), eq(vouchers.is_active, true))),
)

/** The active voucher with a typed code, in force or not; null when there is none. */
export async function typedVoucher(
  db: Database,
  { code, ...reader }: VoucherReader & { code: string },
): Promise<NamedVoucher | null> {
  const [found] = await withGifts(db, await vouchersOfCode(db).execute({ ...valuesOf(reader), code }))
  return found ?? null
}

/** Most vouchers of a list to choose from. */
const CHOICES = 60

const choosable = preparedOnce((db) =>
  selectVouchers(
    db,
    and(isInForce, isNotNull(vouchers.code), eq(vouchers.is_auto_applied, false), or(isPublic, isOwn)),
  ),
)

/** Vouchers with codes to choose from: the member's own and public ones, by end date. */
export async function choosableVouchers(db: Database, reader: VoucherReader): Promise<NamedVoucher[]> {
  const found = await withGifts(db, await choosable(db).execute(valuesOf(reader)))
  return found.slice(0, CHOICES)
}
