import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Ratings } from '@/domain/review/rating'
import { REVIEW_STATES } from '@/domain/review/state'

/** Tables of the reviews. Columns under "derived" are written by the database alone (services/review/sql). */
export const review = pgSchema('review')

const instant = (name: string) => timestamp(name, { withTimezone: true })
const reviewId = () =>
  integer('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' })

/** What reviews rate. */
export const rating_types = review.table('rating_types', {
  /** part of the wire's `is_star_{id}` */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  question: text('question').notNull(),
  position: smallint('position').notNull().default(0),
})

/** Which types the products of a category are rated by; the nearest ancestor with rows decides, and without one DEFAULT_TYPES. */
export const category_rating_types = review.table(
  'category_rating_types',
  {
    category_id: integer('category_id').notNull(),
    type_id: text('type_id')
      .notNull()
      .references(() => rating_types.id),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category_id, table.type_id] })],
)

export const reviews = review.table(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    product_id: integer('product_id').notNull(),
    combination_id: integer('combination_id'),
    /** name of the reviewed shade or size at that time */
    combination_name: text('combination_name'),
    /** null for a review from elsewhere */
    user_id: integer('user_id'),
    author_name: text('author_name'),
    title: text('title'),
    details: text('details').notNull(),
    /** ISO 639-1, where a review from elsewhere says so */
    language: text('language'),
    /** stars by rating type */
    ratings: jsonb('ratings').$type<Ratings>().notNull(),
    tag_ids: integer('tag_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    is_recommended: boolean('is_recommended').notNull().default(true),
    is_repurchase: boolean('is_repurchase').notNull().default(false),
    state: text('state', { enum: REVIEW_STATES }).notNull().default('published'),
    /** why it is held or rejected: a code of domain/review/moderation */
    reason: text('reason'),
    is_verified_purchase: boolean('is_verified_purchase').notNull().default(false),
    is_expert_reviewer: boolean('is_expert_reviewer').notNull().default(false),
    /** staff put it first */
    is_featured: boolean('is_featured').notNull().default(false),
    /** the device's label (REV-17), or the file a review came with */
    source: text('source').notNull(),
    /** 'shop', or the system a review was imported from */
    origin: text('origin').notNull().default('shop'),
    /** its id there */
    external_id: text('external_id'),
    /** of the POST that wrote it: the same call again is answered and not refused */
    idempotency_key: uuid('idempotency_key'),
    created_at: instant('created_at').notNull().defaultNow(),
    edited_at: instant('edited_at'),
    /** when it was published first */
    published_at: instant('published_at'),
    // derived
    is_published: boolean('is_published')
      .notNull()
      .generatedAlwaysAs(sql`state = 'published'`),
    average_rating: numeric('average_rating', { precision: 2, scale: 1, mode: 'number' })
      .notNull()
      .default(0),
    total_likes: integer('total_likes').notNull().default(0),
    total_images: smallint('total_images').notNull().default(0),
  },
  (table) => [
    uniqueIndex('reviews_user_product_key').on(table.user_id, table.product_id),
    uniqueIndex('reviews_external_key').on(table.origin, table.external_id),
    index('reviews_product_idx').on(table.product_id, table.created_at.desc().nullsFirst(), table.id),
    // Lists and counts of the whole shop (decision 55).
    index('reviews_newest_idx')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`is_published`),
    index('reviews_liked_idx')
      .on(table.total_likes.desc().nullsFirst(), table.created_at.desc().nullsFirst(), table.id)
      .where(sql`is_published`),
    index('reviews_rated_idx')
      .on(
        table.average_rating,
        table.created_at.desc().nullsFirst(),
        table.id,
        table.total_images,
        table.is_verified_purchase,
        table.is_expert_reviewer,
      )
      .where(sql`is_published`),
    // What the home page chooses from.
    index('reviews_home_idx')
      .on(table.total_likes.desc().nullsFirst(), table.id)
      .where(sql`is_published AND total_images > 0 AND average_rating > 4`),
    index('reviews_waiting_idx')
      .on(table.created_at)
      .where(sql`${table.state} = 'held'`),
    // Copies of a text are found wherever they stand.
    index('reviews_text_idx').on(sql`md5(lower(${table.details}))`),
    check(
      'reviews_ratings_check',
      sql`jsonb_typeof(ratings) = 'object' AND ratings <> '{}' AND NOT jsonb_path_exists(ratings, '$.* ? (@.type() != "number" || @ < 1 || @ > 5 || @.floor() != @)')`,
    ),
    check('reviews_state_check', sql`state IN ('published', 'held', 'rejected', 'removed')`),
    check('reviews_reason_check', sql`reason IS NULL OR state IN ('held', 'rejected')`),
    check('reviews_author_check', sql`user_id IS NOT NULL OR (author_name IS NOT NULL AND origin <> 'shop')`),
  ],
)

export const review_images = review.table(
  'review_images',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    review_id: reviewId(),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    index('review_images_review_id_idx').on(table.review_id, table.position),
    index('review_images_url_idx').on(table.url),
  ],
)

/** A review before an edit. */
export interface ReviewVersion {
  details: string
  ratings: Ratings
  images: readonly { url: string; description: string }[]
  combination_name: string | null
  is_recommended: boolean
  is_repurchase: boolean
  tag_ids: readonly number[]
  state: (typeof REVIEW_STATES)[number]
  reason: string | null
}

/** What edits replaced. */
export const review_versions = review.table(
  'review_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    review_id: reviewId(),
    content: jsonb('content').$type<ReviewVersion>().notNull(),
    replaced_at: instant('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('review_versions_review_idx').on(table.review_id, table.id)],
)

/** "Helpful" of a member, one a review. */
export const review_likes = review.table(
  'review_likes',
  {
    review_id: reviewId(),
    user_id: integer('user_id').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.review_id, table.user_id] }),
    index('review_likes_user_idx').on(table.user_id, table.created_at.desc().nullsFirst()),
  ],
)

/** Members' reports of a review, one a member. */
export const review_reports = review.table(
  'review_reports',
  {
    review_id: reviewId(),
    user_id: integer('user_id').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
    /** when staff decided about the review: the report counts no more */
    handled_at: instant('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.review_id, table.user_id] }),
    index('review_reports_user_idx').on(table.user_id),
  ],
)

/** The shop's reply, one a review. */
export const review_replies = review.table('review_replies', {
  review_id: integer('review_id')
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  staff: text('staff').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

/** Rules of moderation (domain/review/moderation): a detector with its limit, or words. */
export const moderation_rules = review.table(
  'moderation_rules',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    /** of 'word' and 'pattern' what to find; of 'shouting' and 'copied' their limit */
    pattern: text('pattern').notNull().default(''),
    verdict: text('verdict', { enum: ['held', 'rejected'] }).notNull(),
    /** the code of the text for the writer */
    reason: text('reason').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    // derived
    changed_at: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('moderation_rules_key').on(table.kind, table.pattern),
    check('moderation_rules_verdict_check', sql`verdict IN ('held', 'rejected')`),
  ],
)

/** What staff, reports and the rules did to a review. */
export const review_actions = review.table(
  'review_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    review_id: reviewId(),
    action: text('action').notNull(),
    /** 'staff:<name>', 'reports' */
    staff: text('staff').notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('review_actions_review_idx').on(table.review_id, table.id)],
)
