import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { GIFT_CARD_DAYS } from '@/domain/constants'
import type { Database } from '../database'
import { type VoucherDiscount, vouchers } from './schema'

/** Letters and digits that cannot be confused with each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A random code of 12 characters (31^12 codes), which cannot be guessed. */
const randomCode = (prefix: string) =>
  `${prefix}${Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`

/** Prefix of `given_for` of gift cards. */
export const GIFT_CARD = 'egift:'

/** `given_for` of the code of one piece of a gift card line; also the key of its mail. */
export const giftCardName = (lineId: string, unit: number): string => `${GIFT_CARD}${lineId}:${unit}`

/** A voucher issued for one buyer. */
export interface IssuedVoucher {
  voucher_id: string
  code: string
  ends_at: Date
  /** it takes part in the owner's next order by itself */
  is_auto_applied: boolean
}

type VoucherColumns = Omit<
  typeof vouchers.$inferInsert,
  'code' | 'slug' | 'starts_at' | 'ends_at' | 'given_for'
>

/** Issues a voucher once for each `givenFor`: a second call gives the first call's voucher. */
export async function issue(
  tx: Database,
  { prefix, days, givenFor }: { prefix: string; days: number; givenFor: string },
  columns: VoucherColumns,
): Promise<IssuedVoucher> {
  const code = randomCode(prefix)
  await tx
    .insert(vouchers)
    .values({
      ...columns,
      code,
      slug: code.toLowerCase(),
      uses_per_buyer: 1,
      uses_total: 1,
      given_for: givenFor,
      starts_at: sql`now()`,
      ends_at: sql`now() + make_interval(days => ${days})`,
    })
    .onConflictDoNothing({ target: vouchers.given_for })
  const [row] = await tx
    .select({
      id: vouchers.id,
      code: vouchers.code,
      ends_at: vouchers.ends_at,
      is_auto_applied: vouchers.is_auto_applied,
    })
    .from(vouchers)
    .where(eq(vouchers.given_for, givenFor))
  if (!row?.code) throw new Error('the voucher was not issued')
  const { id, ends_at, is_auto_applied } = row
  return { voucher_id: String(id), code: row.code, ends_at, is_auto_applied }
}

/** What a member's own voucher gives: a discount, or a product that comes free with an order. */
export interface OwnVoucher {
  ownerId: number
  /** cause for which it is issued once */
  givenFor: string
  type: 'next_purchase_voucher' | 'free_shipping' | 'gift'
  name: string
  description: string
  /** null for a gift */
  discount: VoucherDiscount | null
  giftProductId?: number
  /** the least the goods of the order have to cost, dong; null = any order */
  minAmount: number | null
  days: number
}

/**
 * Issues a member a voucher for one order, once for each `givenFor`. With a gift it takes part by itself, beside other vouchers, and the
 * gift joins the member's next order; otherwise the member chooses it in the bag.
 */
export const issueOwnVoucher = (
  tx: Database,
  { ownerId, givenFor, type, name, description, discount, giftProductId, minAmount, days }: OwnVoucher,
): Promise<IssuedVoucher> =>
  issue(
    tx,
    { prefix: 'DOI', days, givenFor },
    {
      type,
      name,
      description,
      discount,
      gift_product_id: giftProductId ?? null,
      is_auto_applied: giftProductId !== undefined,
      rules: {
        order: { min_amount: minAmount, total_products: null },
        brands: [],
        categories: [],
        products: [],
      },
      is_member_only: true,
      owner_id: ownerId,
    },
  )

/** Issues the code of a gift card: a discount of `amount` dong on one order of its holder, valid for a year. No list shows it. */
export async function createGiftCode(
  tx: Database,
  { amount, givenFor }: { amount: number; givenFor: string },
): Promise<IssuedVoucher> {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`no worth: ${amount}`)
  const worth = `${amount.toLocaleString('vi-VN')} ₫`
  return issue(
    tx,
    { prefix: 'QUA', days: GIFT_CARD_DAYS, givenFor },
    {
      type: 'gift',
      name: `Thẻ quà tặng ${worth}`,
      description: `Giảm ${worth} cho một đơn hàng.`,
      discount: { kind: 'amount', value: amount, max: null },
      rules: {
        order: { min_amount: null, total_products: null },
        brands: [],
        categories: [],
        products: [],
      },
    },
  )
}
