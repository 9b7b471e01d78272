import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const payment = pgSchema('payment')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Payments of orders: one row for each attempt. At most one of an order is paid; a second one that is paid all the same is `surplus` and goes back. */
export const payments = payment.table(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: uuid('order_id').notNull(),
    method: text('method').notNull(),
    /** the shop's name of the attempt at its provider, never used twice */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', {
      enum: ['pending', 'paid', 'failed', 'cancelled', 'surplus', 'refunding', 'refunded'],
    })
      .notNull()
      .default('pending'),
    provider_reference: text('provider_reference'),
    redirect_url: text('redirect_url'),
    /** given to the provider unchanged at every question, so whole seconds */
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at'),
    paid_at: instant('paid_at'),
    /** when a process last began to open it at its provider: no other does for a while, so that it is opened once */
    started_at: instant('started_at'),
    /** when its provider was last asked how it stands */
    asked_at: instant('asked_at'),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_reference_key').on(table.reference),
    uniqueIndex('payments_paid_once_key')
      .on(table.order_id)
      .where(sql`state = 'paid'`),
    index('payments_order_idx').on(table.order_id, table.created_at),
    index('payments_asked_idx')
      .on(table.created_at)
      .where(sql`state IN ('pending', 'cancelled')`),
    check('payments_amount_check', sql`amount > 0`),
  ],
)

/** Reports of providers, and their outcome. Rows are only ever added. */
export const notifications = payment.table(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    method: text('method').notNull(),
    /** return: by the buyer's browser; notification: by the provider; query: asked by us */
    source: text('source', { enum: ['return', 'notification', 'query'] }).notNull(),
    reference: text('reference').notNull(),
    state: text('state').notNull(),
    amount: integer('amount').notNull(),
    outcome: text('outcome').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('notifications_reference_idx').on(table.reference)],
)

export const refunds = payment.table(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** the same at every try */
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['pending', 'refunded', 'failed'] })
      .notNull()
      .default('pending'),
    provider_reference: text('provider_reference'),
    code: text('code'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('refunds_reference_key').on(table.reference),
    /** a payment goes back once, and as a whole */
    uniqueIndex('refunds_payment_key').on(table.payment_id),
    check('refunds_amount_check', sql`amount > 0`),
  ],
)

/** Pictures buyers send as proof of a bank transfer. */
export const transfer_proofs = payment.table(
  'transfer_proofs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    order_id: uuid('order_id').notNull(),
    /** null: confirmed without a picture */
    image_url: text('image_url'),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('transfer_proofs_order_idx').on(table.order_id),
    // Whether a proof has a picture is looked up before it is deleted.
    index('transfer_proofs_image_idx')
      .on(table.image_url)
      .where(sql`${table.image_url} IS NOT NULL`),
  ],
)
