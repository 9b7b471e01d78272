import { sql } from 'drizzle-orm'
import {
  boolean,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { TAG_KINDS } from '@/domain/catalog/tag'

/**
 * Tables of the catalogue. Columns below "derived" are written only by functions and triggers of the database (services/catalog/sql).
 */
export const catalog = pgSchema('catalog')

export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const brands = catalog.table(
  'brands',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    logo: text('logo'),
    featured_text: text('featured_text').notNull().default(''),
    description: text('description').notNull().default(''),
    country_tag_id: integer('country_tag_id').references(() => tags.id),
    is_featured: boolean('is_featured').notNull().default(false),
    /** pieces of the brand one buyer may order in a day; null = no limit */
    daily_limit: integer('daily_limit'),
    updated_at: instant('updated_at').notNull().defaultNow(),
    // derived
    product_count: integer('product_count').notNull().default(0),
    total_orders: bigint('total_orders', { mode: 'number' }).notNull().default(0),
    total_reviews: integer('total_reviews').notNull().default(0),
  },
  (table) => [uniqueIndex('brands_slug_key').on(table.slug)],
)

export const categories = catalog.table(
  'categories',
  {
    id: id(),
    parent_id: integer('parent_id'),
    /** ids from the root to this category */
    path: integer('path').array().notNull(),
    level: smallint('level').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    image: text('image'),
    position: integer('position').notNull().default(0),
    updated_at: instant('updated_at').notNull().defaultNow(),
    // derived
    product_count: integer('product_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('categories_slug_key').on(table.slug),
    index('categories_parent_id_idx').on(table.parent_id),
  ],
)

export const tags = catalog.table(
  'tags',
  {
    id: id(),
    kind: text('kind', { enum: TAG_KINDS }).notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    icon: text('icon'),
    is_show_in_search: boolean('is_show_in_search').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('tags_slug_key').on(table.slug)],
)

export interface StoredImage {
  url: string
  is_cover: boolean
}

export const products = catalog.table(
  'products',
  {
    id: id(),
    /** the source of the product and its id there: the key of an import */
    source: text('source').notNull(),
    external_id: text('external_id').notNull(),
    /** digest of the imported product: equal means unchanged */
    digest: text('digest').notNull().default(''),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    default_category_id: integer('default_category_id')
      .notNull()
      .references(() => categories.id),
    /** categories of the product; listings also use their ancestors */
    category_ids: integer('category_ids').array().notNull(),
    tag_ids: integer('tag_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    classification: text('classification').notNull().default('normal'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    frame_url: text('frame_url'),
    description: text('description').notNull().default(''),
    how_to_use: text('how_to_use').notNull().default(''),
    ingredients: text('ingredients').notNull().default(''),
    origin: text('origin').notNull().default(''),
    registration_number: text('registration_number').notNull().default(''),
    shelf_life: text('shelf_life').notNull().default(''),
    is_new: boolean('is_new').notNull().default(false),
    is_exclusive: boolean('is_exclusive').notNull().default(false),
    is_limited: boolean('is_limited').notNull().default(false),
    is_online: boolean('is_online').notNull().default(false),
    is_buy_one_get_one_free: boolean('is_buy_one_get_one_free').notNull().default(false),
    is_active: boolean('is_active').notNull().default(true),
    /** withheld from sale in the Vietnam store although in stock */
    is_withheld: boolean('is_withheld').notNull().default(false),
    show_all_combinations: boolean('show_all_combinations').notNull().default(true),
    label_bmsm: text('label_bmsm'),
    /** pieces one buyer may order in a day; null = no limit */
    daily_limit: integer('daily_limit'),
    /** sold pieces: those before the shop's own orders, and its own */
    total_orders: integer('total_orders').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    // derived
    default_combination_id: integer('default_combination_id'),
    price_min: integer('price_min').notNull().default(0),
    price_max: integer('price_max').notNull().default(0),
    price_after_discount_min: integer('price_after_discount_min').notNull().default(0),
    price_after_discount_max: integer('price_after_discount_max').notNull().default(0),
    /** price of the default combination, for filters and sorts */
    price_after_discount: integer('price_after_discount').notNull().default(0),
    discount_min: smallint('discount_min').notNull().default(0),
    discount_max: smallint('discount_max').notNull().default(0),
    total_combinations: smallint('total_combinations').notNull().default(0),
    is_sale: boolean('is_sale').notNull().default(false),
    is_flashsale: boolean('is_flashsale').notNull().default(false),
    is_pre_order: boolean('is_pre_order').notNull().default(false),
    is_in_stock: boolean('is_in_stock').notNull().default(false),
    is_in_stock_original: boolean('is_in_stock_original').notNull().default(false),
    average_rating: real('average_rating').notNull().default(0),
    total_reviews: integer('total_reviews').notNull().default(0),
    /** instant at which a price window next starts or ends */
    refresh_at: instant('refresh_at'),
  },
  (table) => [
    uniqueIndex('products_source_external_id_key').on(table.source, table.external_id),
    index('products_brand_listing_idx').on(
      table.brand_id,
      table.is_active.desc().nullsFirst(),
      table.total_orders.desc().nullsFirst(),
      table.id,
    ),
    index('products_best_seller_idx').on(
      table.is_active.desc().nullsFirst(),
      table.total_orders.desc().nullsFirst(),
      table.id,
    ),
    index('products_newest_idx').on(table.created_at.desc().nullsFirst(), table.id),
    index('products_refresh_at_idx')
      .on(table.refresh_at)
      .where(sql`refresh_at IS NOT NULL`),
    index('products_sale_idx')
      .on(table.discount_max.desc().nullsFirst(), table.id)
      .where(sql`is_sale AND is_active`),
  ],
)

/** All categories of a product, ancestors included, with the columns that sort listings, so that a category page is a short index scan. Derived. */
export const product_categories = catalog.table(
  'product_categories',
  {
    category_id: integer('category_id').notNull(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    is_active: boolean('is_active').notNull(),
    total_orders: integer('total_orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.category_id] }),
    index('product_categories_listing_idx').on(
      table.category_id,
      table.is_active.desc().nullsFirst(),
      table.total_orders.desc().nullsFirst(),
      table.product_id,
    ),
  ],
)

export type StoredAttributes = Partial<
  Record<'shade' | 'size' | 'variant' | 'amount' | 'non_specify', { id: string; name: string; hex?: string }>
>

export const combinations = catalog.table(
  'combinations',
  {
    id: id(),
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    external_id: text('external_id').notNull(),
    sku: text('sku').notNull(),
    gtin: text('gtin'),
    price: integer('price').notNull(),
    stock: integer('stock').notNull().default(0),
    weight: integer('weight').notNull().default(0),
    attributes: jsonb('attributes').$type<StoredAttributes>().notNull().default({}),
    tracker_combination_name: text('tracker_combination_name').notNull().default(''),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    is_default: boolean('is_default').notNull().default(false),
    position: smallint('position').notNull().default(0),
    // derived
    price_after_discount: integer('price_after_discount').notNull().default(0),
    discount_amount: integer('discount_amount').notNull().default(0),
    discount_percentage: smallint('discount_percentage').notNull().default(0),
    deduction_id: integer('deduction_id'),
    is_pre_order: boolean('is_pre_order').notNull().default(false),
    is_available: boolean('is_available').notNull().default(false),
  },
  (table) => [
    uniqueIndex('combinations_product_id_external_id_key').on(table.product_id, table.external_id),
    index('combinations_sku_idx').on(table.sku),
    check('combinations_price_check', sql`price >= 0`),
    check('combinations_stock_check', sql`stock >= 0`),
  ],
)

export const preorder_rules = catalog.table(
  'preorder_rules',
  {
    id: id(),
    combination_id: integer('combination_id')
      .notNull()
      .references(() => combinations.id, { onDelete: 'cascade' }),
    total_quota: integer('total_quota').notNull(),
    sold_quota: integer('sold_quota').notNull().default(0),
    ships_at: instant('ships_at'),
  },
  (table) => [
    uniqueIndex('preorder_rules_combination_id_key').on(table.combination_id),
    check('preorder_rules_quota_check', sql`sold_quota >= 0 AND sold_quota <= total_quota`),
  ],
)

export const pack_items = catalog.table(
  'pack_items',
  {
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    combination_id: integer('combination_id')
      .notNull()
      .references(() => combinations.id),
    quantity: smallint('quantity').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.combination_id] }),
    index('pack_items_combination_id_idx').on(table.combination_id),
    check('pack_items_quantity_check', sql`quantity > 0`),
  ],
)

/** Number of orders in which two products were bought together, for the most frequent companions of each product; counted by a job of the order module. */
export const bought_together = catalog.table(
  'bought_together',
  {
    product_id: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    other_id: integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.other_id] }),
    index('bought_together_other_idx').on(table.other_id),
  ],
)
