import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Picture } from '@/domain/picture'

export const store = pgSchema('store')

/** Physical stores, for visits and pick-up. */
export const stores = store.table('stores', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  alias: text('alias').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  /** one entry a weekday, Monday first */
  hours: jsonb('hours').$type<{ opens: string; closes: string }[]>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  image: jsonb('image').$type<Picture>(),
  is_active: boolean('is_active').notNull().default(true),
  is_display_store_info: boolean('is_display_store_info').notNull().default(true),
})

/** Stock in physical stores; the stock for delivery is the combination's. A pair without a row has no stock. */
export const store_stock = store.table(
  'store_stock',
  {
    store_id: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    combination_id: integer('combination_id').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.combination_id, table.store_id] }),
    check('store_stock_check', sql`stock >= 0`),
  ],
)
