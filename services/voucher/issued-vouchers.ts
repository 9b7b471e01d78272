import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../database'
import { vouchers } from './schema'

/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const NEXT_PURCHASE_DAYS = 60
/** As the terms on the card say. */
const GIFT_CARD_DAYS = 365

/** A code that cannot be guessed: 31^12 of them. */
const makeCode = (prefix: string) =>
  `${prefix}${Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`

/** How what a gift card was given for begins. */
export const GIFT_CARD = 'egift:'

/** The name under which the code of one piece of a gift card line is made; also names its mail. */
export const giftCardName = (lineId: string, unit: number): string => `${GIFT_CARD}${lineId}:${unit}`

/** A voucher made for one buyer. */
export interface MadeVoucher {
  voucher_id: string
  code: string
  ends_at: Date
}

type Made = Omit<typeof vouchers.$inferInsert, 'code' | 'slug' | 'starts_at' | 'ends_at' | 'given_for'>

/** Makes a voucher once for what it is given for: a second call finds the first one's. */
async function make(
  tx: Database,
  { prefix, days, givenFor }: { prefix: string; days: number; givenFor: string },
  columns: Made,
): Promise<MadeVoucher> {
  const code = makeCode(prefix)
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
    .select({ id: vouchers.id, code: vouchers.code, ends_at: vouchers.ends_at })
    .from(vouchers)
    .where(eq(vouchers.given_for, givenFor))
  if (!row?.code) throw new Error('a voucher was not made')
  return { voucher_id: String(row.id), code: row.code, ends_at: row.ends_at }
}

/** Grants a member a voucher of their own for the next purchase, worth what `from` promised, for 60 days. @throws NOT_FOUND */
export async function grantVoucher(
  tx: Database,
  { ownerId, from, givenFor }: { ownerId: number; from: string | number; givenFor: string },
): Promise<MadeVoucher> {
  const [promised] = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.id, Number(from)))
  if (!promised) throw domainError('NOT_FOUND', 'no such voucher')
  const { name, description, discount, payment_methods, rules } = promised
  return make(
    tx,
    { prefix: 'CAMON', days: NEXT_PURCHASE_DAYS, givenFor },
    {
      type: 'next_purchase_voucher',
      name,
      description,
      discount,
      payment_methods,
      rules,
      is_member_only: true,
      owner_id: ownerId,
    },
  )
}

/** The code of a gift card: takes its worth (dong) off one order of its holder, within a year. It is on no list. */
export async function createGiftCode(
  tx: Database,
  { amount, givenFor }: { amount: number; givenFor: string },
): Promise<MadeVoucher> {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`no worth: ${amount}`)
  const worth = `${amount.toLocaleString('vi-VN')} ₫`
  return make(
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
