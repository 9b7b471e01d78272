import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CheckoutState } from '@/domain/bag/checkout'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { PackChoice } from '@/domain/bag/line-input'

export const cart = pgSchema('cart')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Bags. The open one of a member or of a visitor's device; once ordered it stays as what was bought, to be ordered again. */
export const carts = cart.table(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: integer('user_id'),
    /** the visitor's device, while the cart has no member */
    device_id: uuid('device_id'),
    /** codes typed or chosen, as typed in capitals */
    voucher_codes: text('voucher_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    points_wanted: integer('points_wanted').notNull().default(0),
    checkout: jsonb('checkout').$type<CheckoutState>().notNull().default({}),
    ordered_at: instant('ordered_at'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_open_of_user_key')
      .on(table.user_id)
      .where(sql`ordered_at IS NULL AND user_id IS NOT NULL`),
    uniqueIndex('carts_open_of_device_key')
      .on(table.device_id)
      .where(sql`ordered_at IS NULL AND user_id IS NULL`),
    index('carts_updated_at_idx').on(table.updated_at),
    check('carts_owner_check', sql`user_id IS NOT NULL OR device_id IS NOT NULL`),
    check('carts_points_check', sql`points_wanted >= 0`),
  ],
)

/**
 * Quotes of carriers for a parcel like this one, for a while: every process of the shop shows the same price, and an order is placed
 * without asking the carrier.
 */
export const quotes = cart.table('quotes', {
  /** carrier, method, place, weight and value */
  key: text('key').primaryKey(),
  fee: integer('fee').notNull(),
  standard_fee: integer('standard_fee').notNull(),
  until: instant('until').notNull(),
})

export const cart_lines = cart.table(
  'cart_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cart_id: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** price of one unit when it was put in, dong */
    unit_price_when_added: integer('unit_price_when_added').notNull(),
    is_saved_for_later: boolean('is_saved_for_later').notNull().default(false),
    egift: jsonb('egift').$type<EgiftInfo>(),
    pack_choices: jsonb('pack_choices').$type<PackChoice[]>().notNull().default([]),
    /** distinguishes lines of one combination: digest of gift card and pack choices, empty without them */
    options_key: text('options_key').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_lines_once_key').on(
      table.cart_id,
      table.combination_id,
      table.options_key,
      table.is_saved_for_later,
    ),
    check('cart_lines_quantity_check', sql`quantity BETWEEN 1 AND 20`),
  ],
)

/** Additions that came with an idempotency key: one that is sent again after a lost answer adds nothing, whosever cart it is by then. */
export const added_lines = cart.table(
  'added_lines',
  {
    key: uuid('key').primaryKey(),
    line_id: uuid('line_id').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('added_lines_created_idx').on(table.created_at)],
)
