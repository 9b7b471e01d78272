import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** Vouchers and their uses. */
export const voucher = pgSchema('voucher')

const instant = (name: string) => timestamp(name, { withTimezone: true })

export interface VoucherRules {
  order: { min_amount: number | null; total_products: number | null }
  brands: { id: number; name: string }[]
  categories: { id: number; name: string }[]
  products: { id: number; name: string }[]
}

export interface VoucherDiscount {
  kind: 'amount' | 'percentage'
  value: number
  max: number | null
}

export const vouchers = voucher.table(
  'vouchers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: text('type').notNull(),
    code: text('code'),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    is_auto_applied: boolean('is_auto_applied').notNull().default(false),
    is_active: boolean('is_active').notNull().default(true),
    discount: jsonb('discount').$type<VoucherDiscount>(),
    /** buy more, save more: the highest tier reached applies */
    tiers: jsonb('tiers').$type<{ min_qty: number; discount: VoucherDiscount }[]>().notNull().default([]),
    gift_product_id: integer('gift_product_id'),
    rules: jsonb('rules').$type<VoucherRules>().notNull(),
    is_member_only: boolean('is_member_only').notNull().default(false),
    /** the only member who may use it; null = any buyer */
    owner_id: integer('owner_id'),
    /** payment codes it is limited to; empty = any */
    payment_methods: text('payment_methods')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** how often one buyer may use it; null = no limit */
    uses_per_buyer: integer('uses_per_buyer').default(1),
    /** how often it may be used in all; null = no limit */
    uses_total: integer('uses_total'),
    /** cause for which it was issued once, e.g. 'order:<id>:<voucher>' */
    given_for: text('given_for'),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('vouchers_code_key').on(table.code),
    uniqueIndex('vouchers_slug_key').on(table.slug),
    uniqueIndex('vouchers_given_for_key').on(table.given_for),
    index('vouchers_ends_at_idx').on(table.ends_at),
    index('vouchers_owner_idx').on(table.owner_id),
  ],
)

/** Uses of vouchers. `buyer` is 'user:12' or, for guests, 'phone:+84…' with the device in `buyer_device`; limits per buyer count by both. */
export const voucher_uses = voucher.table(
  'voucher_uses',
  {
    order_id: uuid('order_id').notNull(),
    voucher_id: integer('voucher_id').notNull(),
    buyer: text('buyer').notNull(),
    buyer_device: text('buyer_device'),
    used_at: instant('used_at').notNull().defaultNow(),
    given_back_at: instant('given_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.voucher_id] }),
    index('voucher_uses_open_idx')
      .on(table.voucher_id, table.buyer)
      .where(sql`given_back_at IS NULL`),
    index('voucher_uses_open_device_idx')
      .on(table.voucher_id, table.buyer_device)
      .where(sql`given_back_at IS NULL AND buyer_device IS NOT NULL`),
  ],
)
