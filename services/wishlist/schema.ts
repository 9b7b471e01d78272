import { index, integer, pgSchema, primaryKey, timestamp } from 'drizzle-orm/pg-core'

export const wishlist = pgSchema('wishlist')

/** Members' wishes, one row for each combination (WSH-05, WSH-06). */
export const wishlist_items = wishlist.table(
  'wishlist_items',
  {
    user_id: integer('user_id').notNull(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** price when it was wished, or of which its member last had news, dong; null for wishes older than such news */
    known_price: integer('known_price'),
    /** when its member last had news of a lower price */
    price_news_at: timestamp('price_news_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.combination_id] }),
    index('wishlist_items_newest_idx').on(table.user_id, table.created_at.desc().nullsFirst()),
  ],
)

/** Members who asked for news of wishes that became cheaper. */
export const price_watchers = wishlist.table('price_watchers', {
  user_id: integer('user_id').primaryKey(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
