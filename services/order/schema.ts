import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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
import type { Affiliation } from '@/domain/affiliate/tracking'
import type { InvoiceRequest } from '@/domain/bag/checkout'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { Entry } from '@/domain/bag/pricing/explain'
import type { GoodsView, PackItemView } from '@/domain/bag/view'
import type { OrderAddress } from '@/domain/order/order'
import type { TransferAccount } from '@/domain/order/payment/payment'
import type { DeliveryEstimate } from '@/domain/shipping/estimate'

/** Orders, their reservations and their history. `order` itself is a word of SQL. */
export const sales = pgSchema('sales')

const instant = (name: string) => timestamp(name, { withTimezone: true })

export interface StoredContact {
  name: string
  phone_code: string
  phone_no: string
  email: string | null
}

/** An account of the shop's that a transfer goes to. */
export type StoredAccount = Pick<TransferAccount, 'bank' | 'branch' | 'number' | 'holder'>

/** A voucher for the next purchase, given once the order is delivered. */
export interface PromisedVoucher {
  voucher_id: string
}

export const orders = sales.table(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    reference_code: text('reference_code').notNull(),
    /** a bag is ordered once */
    cart_id: uuid('cart_id').notNull(),
    /** null for a guest's order */
    user_id: integer('user_id'),
    device_id: uuid('device_id'),
    /** the submission it came from */
    idempotency_key: uuid('idempotency_key').notNull(),
    contact: jsonb('contact').$type<StoredContact>().notNull(),
    /** OrderStateId; changed by services/order/transitions/move-order.ts alone, together with a row of order_events */
    state: text('state').notNull(),
    order_type: text('order_type', { enum: ['Delivery', 'In Store Pickup'] }).notNull(),
    order_source: text('order_source').notNull().default('web'),
    store_id: integer('store_id'),
    payment_method: text('payment_method').notNull(),
    /** where a transfer goes, as the buyer was shown; the first one is the order's on the wire */
    transfer_accounts: jsonb('transfer_accounts').$type<StoredAccount[]>().notNull().default([]),
    is_paid: boolean('is_paid').notNull().default(false),
    paid_at: instant('paid_at'),
    delivered_at: instant('delivered_at'),
    list_total: integer('list_total').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    shipping_fee: integer('shipping_fee').notNull(),
    shipping_discount: integer('shipping_discount').notNull(),
    points_used: integer('points_used').notNull().default(0),
    points_amount: integer('points_amount').notNull().default(0),
    total: integer('total').notNull(),
    earned_points: integer('earned_points').notNull().default(0),
    entries: jsonb('entries').$type<Entry[]>().notNull(),
    promises: jsonb('promises').$type<PromisedVoucher[]>().notNull().default([]),
    /** ShippingMethod, or 'email' for gift cards alone */
    shipping_method: text('shipping_method').notNull(),
    delivery_address: jsonb('delivery_address').$type<OrderAddress>(),
    estimate: jsonb('estimate').$type<DeliveryEstimate>(),
    weight: integer('weight').notNull().default(0),
    carrier: text('carrier'),
    tracking_code: text('tracking_code'),
    invoice: jsonb('invoice').$type<InvoiceRequest>(),
    note: text('note'),
    is_gift: boolean('is_gift').notNull().default(false),
    cancellation_reason: text('cancellation_reason'),
    /** the affiliate's link that it came by, as the buyer's browser had it (ORD-55) */
    affiliation: jsonb('affiliation').$type<Affiliation>(),
    /** when an unpaid order ends by itself; null when it does not */
    unpaid_until: instant('unpaid_until'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('orders_reference_code_key').on(table.reference_code),
    uniqueIndex('orders_cart_id_key').on(table.cart_id),
    uniqueIndex('orders_idempotency_key_key').on(table.idempotency_key),
    index('orders_user_idx').on(table.user_id, table.created_at.desc()),
    index('orders_device_idx').on(table.device_id),
    index('orders_guest_phone_idx')
      .on(sql`ltrim(contact ->> 'phone_no', '0')`, table.created_at)
      .where(sql`user_id IS NULL`),
    /** those neither paid nor verified yet, which are few */
    index('orders_open_idx')
      .on(table.created_at)
      .where(
        sql`state IN ('awaiting_payment', 'awaiting_bank_transfer', 'payment_confirm', 'awaiting_cod_verification')`,
      ),
    index('orders_unpaid_until_idx')
      .on(table.unpaid_until)
      .where(sql`unpaid_until IS NOT NULL`),
    check('orders_total_check', sql`total >= 0 AND points_amount >= 0 AND points_used >= 0`),
    check(
      'orders_sum_check',
      sql`total = subtotal - discount + shipping_fee - shipping_discount - points_amount`,
    ),
  ],
)

/** Lines of an order as they were bought; a line with `offer` cost nothing. */
export const order_lines = sales.table(
  'order_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id').notNull(),
    /** name, brand, variant and picture of that day */
    goods: jsonb('goods').$type<GoodsView>().notNull(),
    quantity: integer('quantity').notNull(),
    unit_price: integer('unit_price').notNull(),
    list_price: integer('list_price').notNull(),
    discount: integer('discount').notNull().default(0),
    total: integer('total').notNull(),
    points_amount: integer('points_amount').notNull().default(0),
    is_pre_order: boolean('is_pre_order').notNull().default(false),
    is_free: boolean('is_free').notNull().default(false),
    offer_name: text('offer_name'),
    pack_detail: jsonb('pack_detail').$type<PackItemView[]>().notNull().default([]),
    egift_info: jsonb('egift_info').$type<EgiftInfo>(),
    weight: integer('weight').notNull().default(0),
  },
  (table) => [
    index('order_lines_order_idx').on(table.order_id, table.position),
    index('order_lines_product_idx').on(table.product_id),
    check('order_lines_quantity_check', sql`quantity > 0`),
    check('order_lines_total_check', sql`total = unit_price * quantity - discount AND total >= 0`),
  ],
)

/** Reservations of an order: pieces of stock, of a pre-order quota, of a flash sale's quota. Released once, when the order ends. */
export const reservations = sales.table(
  'takings',
  {
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['stock', 'preorder', 'deduction'] }).notNull(),
    /** id of the combination; of the deduction for a sale's quota */
    target_id: integer('target_id').notNull(),
    quantity: integer('quantity').notNull(),
    taken_at: instant('taken_at').notNull().defaultNow(),
    given_back_at: instant('given_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.kind, table.target_id] }),
    check('takings_quantity_check', sql`quantity > 0`),
  ],
)

/** Everything that happened to an order. Rows are only ever added: the database refuses anything else. */
export const order_events = sales.table(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').notNull(),
    from_state: text('from_state').notNull(),
    to_state: text('to_state').notNull(),
    /** OrderCause */
    by: text('by').notNull(),
    /** who exactly: 'user:12', 'carrier:ghn', 'payment:<id>', a name of the staff */
    actor: text('actor').notNull(),
    reason: text('reason'),
    note: text('note'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('order_events_order_idx').on(table.order_id, table.id)],
)

/** Reports of carriers: each is taken once. `order_id` is null for one that names no order of ours. */
export const carrier_reports = sales.table(
  'carrier_reports',
  {
    id: text('id').primaryKey(),
    order_id: uuid('order_id').references(() => orders.id),
    carrier: text('carrier').notNull(),
    event: text('event').notNull(),
    tracking_code: text('tracking_code').notNull(),
    /** when the carrier says it happened */
    happened_at: instant('happened_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('carrier_reports_order_idx').on(table.order_id, table.happened_at)],
)
