import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CampaignSection } from '@/domain/campaign/sections'
import type { BannerCopy } from '@/domain/catalog/banner'
import type { Picture } from '@/domain/picture'
import { catalog, combinations, id, instant, products } from './schema'

/** Deductions from a combination's price: its own (without a promotion) and those of flash sales. The largest one in force applies. */
export const deductions = catalog.table(
  'deductions',
  {
    id: id(),
    combination_id: integer('combination_id')
      .notNull()
      .references(() => combinations.id, { onDelete: 'cascade' }),
    promotion_id: integer('promotion_id').references(() => promotions.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['amount', 'percentage'] }).notNull(),
    value: integer('value').notNull(),
    is_show_as_percentage: boolean('is_show_as_percentage').notNull().default(true),
    starts_at: instant('starts_at'),
    ends_at: instant('ends_at'),
    /** pieces that may be sold at this price; null = no limit */
    quota: integer('quota'),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    uniqueIndex('deductions_combination_promotion_key').on(
      table.combination_id,
      sql`coalesce(promotion_id, 0)`,
    ),
    index('deductions_promotion_id_idx').on(table.promotion_id),
    check('deductions_value_check', sql`value > 0 AND (type = 'amount' OR value <= 100)`),
    check('deductions_sold_check', sql`sold >= 0 AND (quota IS NULL OR sold <= quota)`),
  ],
)

export interface BannerPicture {
  url: string
  width: number
  height: number
}

export const banners = catalog.table('banners', {
  id: id(),
  type: text('type').notNull(),
  banner_type: text('banner_type').notNull(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  image: jsonb('image').$type<BannerPicture>().notNull(),
  image_mobile: jsonb('image_mobile').$type<BannerPicture>().notNull(),
  more_info: jsonb('more_info')
    .$type<{ apply: string | null; search_label: string | null; copy?: BannerCopy | null }>()
    .notNull(),
  position: integer('position').notNull().default(0),
  is_active: boolean('is_active').notNull().default(true),
  starts_at: instant('starts_at'),
  ends_at: instant('ends_at'),
})

/** Scope of a gift or buy-one-get-one offer. */
export interface PromotionScope {
  brand_ids: number[]
  category_ids: number[]
  product_ids: number[]
}

export const promotions = catalog.table(
  'promotions',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull().default(''),
    is_active: boolean('is_active').notNull().default(true),
    is_display_icon_web: boolean('is_display_icon_web').notNull().default(false),
    is_top_spender: boolean('is_top_spender').notNull().default(false),
    is_top_review: boolean('is_top_review').notNull().default(false),
    sections: jsonb('sections').$type<CampaignSection[]>().notNull().default([]),
    more_info: jsonb('more_info')
      .$type<{
        partner_id: string | null
        tnc: string
        email_banner: string | null
        name: string
        image?: Picture | null
      }>()
      .notNull(),
    scope: jsonb('scope').$type<PromotionScope>().notNull(),
    min_amount: integer('min_amount'),
    min_qty: integer('min_qty'),
    gift_product_id: integer('gift_product_id').references(() => products.id),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    /** a daily flash-sale session: the price clock moves it to the next day when it ends */
    recurs_daily: boolean('recurs_daily').notNull().default(false),
    /** lowest level of members (loyalty.levels) for whom its prices begin `early_hours` before the start; null for none */
    early_stage: text('early_stage'),
    early_hours: smallint('early_hours'),
  },
  (table) => [
    uniqueIndex('promotions_slug_key').on(table.slug),
    index('promotions_category_idx').on(table.category, table.end_date),
    check('promotions_dates_check', sql`end_date > start_date`),
    check(
      'promotions_early_check',
      sql`(early_stage IS NULL) = (early_hours IS NULL) AND coalesce(early_hours BETWEEN 1 AND 72, true)`,
    ),
  ],
)

/** One row: the instant up to which the price clock has marked started and ended price windows (catalog.mark_passed_windows). */
export const price_clock = catalog.table('price_clock', {
  ran_at: instant('ran_at').notNull(),
})
