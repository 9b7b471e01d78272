import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The schema of tables about the database itself. */
export const shop = pgSchema('shop')

/** One row with the id of this database: a build made from one database must not be served over another. */
export const identity = shop.table('identity', {
  id: uuid('id').primaryKey().defaultRandom(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The log of stale cache tags, written in the transaction of the change. Each page cache reads it from its own cursor; rows are deleted
 * after a day (services/database/stale-log.ts).
 */
export const stale_tags = shop.table(
  'stale_tags',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text('tag').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The writing transaction. Transactions commit in another order than their ids: a reader selects rows that its last snapshot did not see. */
    written_by: transactionId('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('stale_tags_written_by_idx').on(table.written_by),
    index('stale_tags_created_at_idx').on(table.created_at),
  ],
)

/** The cursor in the log of each storefront on another host. */
export const stale_readers = shop.table('stale_readers', {
  storefront: text('storefront').primaryKey(),
  cursor: text('cursor').notNull(),
})

/** Counters of rate-limiter-flexible (services/limits.ts), in the library's layout. */
export const rate_limits = shop.table('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Checksums of the SQL files (services/<module>/sql) that were applied to this database (services/database/sql-files.ts). */
export const sql_files = shop.table('sql_files', {
  /** from services/: 'catalog/sql/products.sql' */
  path: text('path').primaryKey(),
  checksum: text('checksum').notNull(),
  applied_at: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})
