import { bigint, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the shop keeps about the database itself. */
export const shop = pgSchema('shop')

/** One row: tells this database from another, so that a build made from it is not served over a different one. */
export const identity = shop.table('identity', {
  id: uuid('id').primaryKey().defaultRandom(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Cache tags whose pages are out of date and not yet told so: written in the transaction of the change, delivered by the storefront, never lost on a crash. */
export const stale_tags = shop.table('stale_tags', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Counters of rate-limiter-flexible (services/limits.ts): its own layout. */
export const rate_limits = shop.table('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
