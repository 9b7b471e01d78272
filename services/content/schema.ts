import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type Heading, POST_KINDS, POST_TYPE } from '@/domain/content/post'
import { EMPLOYMENT_TYPES } from '@/domain/content/position'
import { DISLIKE_REASONS } from '@/domain/content/dislike-reasons'

/**
 * Articles of the help centre, static pages, open positions. They come from the files of content/ (import/); `markdown`, `title` and
 * `summary` hold the text as written, with the names of facts, and the columns under "rendered" what a reader sees.
 */
export const content = pgSchema('content')

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/** What every text has. */
const source = () => ({
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  markdown: text('markdown').notNull(),
  /** digest of the file it was imported from: a row with another digest was edited in the database */
  imported_digest: text('imported_digest').notNull(),
  updated_at: instant('updated_at').notNull(),
  // rendered
  shown_title: text('shown_title').notNull(),
  shown_summary: text('shown_summary').notNull().default(''),
  body: text('body').notNull(),
  headings: jsonb('headings')
    .$type<readonly Heading[]>()
    .notNull()
    .default(sql`'[]'`),
})

export const categories = content.table('categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  summary: text('summary').notNull().default(''),
  icon: text('icon').notNull().default(''),
  position: smallint('position').notNull(),
})

export const subcategories = content.table(
  'subcategories',
  {
    id: integer('id').primaryKey(),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('subcategories_slug_key').on(table.category_id, table.slug)],
)

export const posts = content.table(
  'posts',
  {
    id: integer('id').primaryKey(),
    post_type: text('post_type').notNull().default(POST_TYPE),
    category_id: integer('category_id')
      .notNull()
      .references(() => categories.id),
    subcategory_id: integer('subcategory_id')
      .notNull()
      .references(() => subcategories.id),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: POST_KINDS }).notNull().default('article'),
    position_vn: integer('position_vn').notNull(),
    keywords: text('keywords')
      .array()
      .notNull()
      .default(sql`'{}'`),
    related_ids: integer('related_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    published_at: instant('published_at').notNull().defaultNow(),
    ...source(),
  },
  (table) => [
    index('posts_category_idx').on(table.category_id, table.subcategory_id, table.position_vn, table.id),
    check('posts_kind_check', sql`kind IN ('article', 'faq')`),
  ],
)

/** What readers did, apart from the texts: a view writes nothing that pages are made of. */
export const post_counts = content.table('post_counts', {
  post_id: integer('post_id')
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  views: integer('views').notNull().default(0),
  likes: integer('likes').notNull().default(0),
  dislikes: integer('dislikes').notNull().default(0),
})

/** The words of each article by weight, derived by the database (services/content/sql). */
export const post_words = content.table(
  'post_words',
  {
    post_id: integer('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    category_id: integer('category_id').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('post_words_words_idx').using('gin', table.words)],
)

/**
 * Every word of the articles with the number of articles that have it: the vocabulary for the correction of slips. The row of the empty word
 * counts the changes of the vocabulary.
 */
export const words = content.table(
  'words',
  { word: text('word').primaryKey(), posts: integer('posts').notNull() },
  () => [index('words_trigram_idx').using('gin', sql`word gin_trgm_ops`)],
)

/** One vote a person and article. `voter` is 'user:<id>' or 'device:<digest>'. */
export const post_votes = content.table(
  'post_votes',
  {
    post_id: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    voter: text('voter').notNull(),
    user_id: integer('user_id'),
    vote: text('vote', { enum: ['like', 'dislike'] }).notNull(),
    reason: text('reason', { enum: DISLIKE_REASONS }),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.voter] }),
    index('post_votes_user_idx').on(table.user_id),
    check('post_votes_vote_check', sql`vote IN ('like', 'dislike')`),
    check('post_votes_reason_check', sql`vote = 'dislike' OR (reason IS NULL AND note = '')`),
  ],
)

/** Who has read an article today, by a digest; rows of days gone by are deleted. */
export const post_views = content.table(
  'post_views',
  {
    day: day('day').notNull(),
    post_id: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.post_id, table.visitor] })],
)

/** Static pages and policies, one row a version. The version in force is the highest whose day has come. */
export const pages = content.table(
  'pages',
  {
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    in_force: day('in_force').notNull(),
    changes: text('changes').notNull().default(''),
    ...source(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.version] })],
)

/** Open positions. */
export const positions = content.table('positions', {
  slug: text('slug').primaryKey(),
  team: text('team').notNull().default(''),
  location: text('location').notNull(),
  employment: text('employment', { enum: EMPLOYMENT_TYPES }).notNull(),
  salary_min: integer('salary_min'),
  salary_max: integer('salary_max'),
  posted_on: day('posted_on').notNull(),
  closes_on: day('closes_on'),
  ...source(),
})
