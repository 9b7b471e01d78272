import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { catalog } from './schema'

/**
 * Tables of the search engine. All are derived by functions of the database (`catalog.refresh_search_rows`,
 * `catalog.refresh_vocabulary` in services/catalog/sql).
 */

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Columns for filters, counts and sorts: one row for each product that can be listed, kept narrow so that many fit one disk page. The
 * words for keyword search are in `search_texts`.
 */
export const search_rows = catalog.table(
  'search_rows',
  {
    product_id: integer('product_id').primaryKey(),
    brand_id: integer('brand_id').notNull(),
    country_tag_id: integer('country_tag_id'),
    /** all categories of the product, ancestors included */
    category_ids: integer('category_ids').array().notNull(),
    tag_ids: integer('tag_ids').array().notNull(),
    classification: text('classification').notNull(),
    /** dong, of the default combination today */
    price: integer('price').notNull(),
    average_rating: real('average_rating').notNull(),
    total_reviews: integer('total_reviews').notNull(),
    total_orders: integer('total_orders').notNull(),
    discount: smallint('discount').notNull(),
    is_sale: boolean('is_sale').notNull(),
    is_flashsale: boolean('is_flashsale').notNull(),
    is_new: boolean('is_new').notNull(),
    is_exclusive: boolean('is_exclusive').notNull(),
    is_pre_order: boolean('is_pre_order').notNull(),
    is_in_stock: boolean('is_in_stock').notNull(),
    created_at: timestamp('created_at', { withTimezone: true }).notNull(),
    /** the beginning of the name */
    sort_name: text('sort_name').notNull(),
  },
  (table) => [
    index('search_rows_category_ids_idx').using('gin', table.category_ids),
    index('search_rows_tag_ids_idx').using('gin', table.tag_ids),
    index('search_rows_sold_idx').on(table.total_orders.desc().nullsFirst(), table.product_id),
    index('search_rows_brand_idx').on(
      table.brand_id,
      table.total_orders.desc().nullsFirst(),
      table.product_id,
    ),
    index('search_rows_country_idx').on(table.country_tag_id),
    index('search_rows_price_idx').on(table.price, table.product_id),
    index('search_rows_newest_idx').on(table.created_at.desc().nullsFirst(), table.product_id),
    index('search_rows_reviews_idx').on(table.total_reviews.desc().nullsFirst(), table.product_id),
    index('search_rows_discount_idx').on(table.discount.desc().nullsFirst(), table.product_id),
    index('search_rows_name_idx').on(sql`sort_name COLLATE "vi-x-icu"`, table.product_id),
  ],
)

/**
 * Lexemes of each product: its words, and marked ones: '=word' a word of its name or brand, '=one_two' adjacent words of its name,
 * '==all words' its whole name or brand, '=#mat na' the name of a tag, category or ancestor category, '=@son' a word of its own
 * categories, '=~do' a colour family of its shades, '=~do_gach' adjacent words of a shade's name. The columns that rank equal matches are
 * here too, so that a search by keyword alone reads no other table.
 */
export const search_texts = catalog.table(
  'search_texts',
  {
    product_id: integer('product_id').primaryKey(),
    is_in_stock: boolean('is_in_stock').notNull(),
    total_orders: integer('total_orders').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    index('search_texts_words_idx').using('gin', table.words),
    index('search_texts_rank_idx').on(
      table.is_in_stock.desc().nullsFirst(),
      table.total_orders.desc().nullsFirst(),
      table.product_id,
    ),
  ],
)

/** Every word of the products with its number of products: the vocabulary for spelling correction. */
export const search_words = catalog.table(
  'search_words',
  {
    word: text('word').primaryKey(),
    products: integer('products').notNull().default(1),
  },
  () => [index('search_words_trigram_idx').using('gin', sql`word gin_trgm_ops`)],
)
