import { sql } from 'drizzle-orm'
import { index, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const alert = pgSchema('alert')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Subscriptions to a mail once a combination can be bought again (NTF-02). E-mail addresses in lower case. */
export const availability_alerts = alert.table(
  'availability_alerts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id').notNull(),
    email: text('email').notNull(),
    user_id: integer('user_id'),
    /** name in the mail's greeting; '' when unknown */
    name: text('name').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
    /** written in the transaction that queues the mail */
    sent_at: instant('sent_at'),
  },
  (table) => [
    // Only one waiting alert for each address and combination.
    uniqueIndex('availability_alerts_waiting_key')
      .on(table.combination_id, table.email)
      .where(sql`sent_at IS NULL`),
    index('availability_alerts_user_idx').on(table.user_id),
  ],
)

/** Subscriptions to a mail before a sale begins; each day of a daily sale is a separate start. */
export const sale_reminders = alert.table(
  'sale_reminders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    promotion_id: integer('promotion_id').notNull(),
    /** start of the sale to which the subscription refers */
    starts_at: instant('starts_at').notNull(),
    email: text('email').notNull(),
    user_id: integer('user_id'),
    created_at: instant('created_at').notNull().defaultNow(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('sale_reminders_key').on(table.promotion_id, table.starts_at, table.email),
    index('sale_reminders_due_idx')
      .on(table.starts_at)
      .where(sql`sent_at IS NULL`),
  ],
)
