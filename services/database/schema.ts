import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Facts about the database itself. */
export const shop = pgSchema('shop')

/** One row: identifies this database, so that a build made from it is not served over a different one. */
export const identity = shop.table('identity', {
  id: uuid('id').primaryKey().defaultRandom(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The log of changes by cache tag, written in the transaction of the change. Everyone who keeps pages reads it from where they were; rows
 * are forgotten after a day (services/database/stale-log.ts).
 */
export const stale_tags = shop.table(
  'stale_tags',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text('tag').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Transactions end in another order than they began: who reads goes by what their last look could not see yet, not by the id. */
    written_by: transactionId('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('stale_tags_written_by_idx').on(table.written_by),
    index('stale_tags_created_at_idx').on(table.created_at),
  ],
)

/** How far each storefront on another host has received the log. */
export const stale_readers = shop.table('stale_readers', {
  storefront: text('storefront').primaryKey(),
  cursor: text('cursor').notNull(),
})

/** Counters of rate-limiter-flexible (services/limits.ts): its own layout. */
export const rate_limits = shop.table('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Which text of each file of services/<module>/sql this database runs (services/database/sql-files.ts). */
export const sql_files = shop.table('sql_files', {
  /** from services/: 'catalog/sql/products.sql' */
  path: text('path').primaryKey(),
  checksum: text('checksum').notNull(),
  applied_at: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})
