import { boolean, doublePrecision, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'

export const store = pgSchema('store')

/** Physical stores, open to pick up at and to visit. */
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
  is_active: boolean('is_active').notNull().default(true),
  is_display_store_info: boolean('is_display_store_info').notNull().default(true),
})
