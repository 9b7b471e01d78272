import { boolean, index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const cart = pgSchema('cart')

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

export const vouchers = cart.table(
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
    /** buy more, save more: the highest tier reached counts */
    tiers: jsonb('tiers').$type<{ min_qty: number; discount: VoucherDiscount }[]>().notNull().default([]),
    gift_product_id: integer('gift_product_id'),
    rules: jsonb('rules').$type<VoucherRules>().notNull(),
    starts_at: timestamp('starts_at', { withTimezone: true }).notNull(),
    ends_at: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('vouchers_code_key').on(table.code),
    uniqueIndex('vouchers_slug_key').on(table.slug),
    index('vouchers_ends_at_idx').on(table.ends_at),
  ],
)
