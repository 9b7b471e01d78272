import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgSchema,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Tables of the reviews. A trigger derives a product's average and count into the catalogue. */
export const review = pgSchema('review')

export const reviews = review.table(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id'),
    /** name of the reviewed shade or size at that time */
    combination_name: text('combination_name'),
    user_id: integer('user_id').notNull(),
    details: text('details').notNull(),
    effectiveness: smallint('effectiveness').notNull(),
    texture: smallint('texture').notNull(),
    packaging: smallint('packaging').notNull(),
    value_for_money: smallint('value_for_money').notNull(),
    average_rating: numeric('average_rating', { precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`round((effectiveness + texture + packaging + value_for_money) / 4.0, 1)`),
    is_recommended: boolean('is_recommended').notNull().default(true),
    is_repurchase: boolean('is_repurchase').notNull().default(false),
    is_published: boolean('is_published').notNull().default(true),
    is_verified_purchase: boolean('is_verified_purchase').notNull().default(false),
    is_expert_reviewer: boolean('is_expert_reviewer').notNull().default(false),
    total_likes: integer('total_likes').notNull().default(0),
    total_images: smallint('total_images').notNull().default(0),
    source: text('source').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reviews_user_product_key').on(table.user_id, table.product_id),
    index('reviews_product_idx').on(table.product_id, table.created_at.desc().nullsFirst(), table.id),
    check(
      'reviews_stars_check',
      sql`effectiveness BETWEEN 1 AND 5 AND texture BETWEEN 1 AND 5 AND packaging BETWEEN 1 AND 5 AND value_for_money BETWEEN 1 AND 5`,
    ),
  ],
)

export const review_images = review.table(
  'review_images',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    review_id: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    position: smallint('position').notNull().default(0),
  },
  (table) => [index('review_images_review_id_idx').on(table.review_id, table.position)],
)
